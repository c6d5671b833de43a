// What py/klerye/edge/group.py takes of noble's ristretto255: whole batches, each one Uint8Array. Bundled by serve.py into one file.

import { ristretto255_hasher } from "@noble/curves/ed25519.js";

const { Point, deriveToCurve } = ristretto255_hasher;
const SIZE = 32; // bytes of an element, and of a scalar, which is little-endian

const cut = (bytes, size) => Array.from({ length: bytes.length / size }, (_, n) => bytes.subarray(n * size, (n + 1) * size));

const join = points => {
    const bytes = new Uint8Array(points.length * SIZE);
    points.forEach((point, n) => bytes.set(point.toBytes(), n * SIZE));
    return bytes;
};

const read = bytes => {
    const point = Point.fromBytes(bytes);
    if (point.is0()) throw new Error("the identity");
    return point;
};

// The element of each 64 bytes (RFC 9496, 4.3.4).
export const derive = uniform => join(cut(uniform, 2 * SIZE).map(bytes => deriveToCurve(bytes)));

// `multiply`, unlike `multiplyUnsafe`, takes a time that does not depend on the scalar: it is secret.
export const base = scalar => join([Point.BASE.multiply(Point.Fn.fromBytes(scalar))]);

export const times = (elements, scalars) => {
    const factors = cut(scalars, SIZE);
    return join(cut(elements, SIZE).map((bytes, n) => read(bytes).multiply(Point.Fn.fromBytes(factors[n]))));
};

export const check = elements => cut(elements, SIZE).forEach(read);
