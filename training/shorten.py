#!/usr/bin/env python3
"""Rounds the weights of a trained network, so that the file is smaller when it is packed.

usage: shorten.py FILE.network [--bits 8] [--out FOLDER]

The examples of the network (FILE.examples.gz) are read too, and written again with the chances of
the rounded network. The format of the files does not change.
"""
import argparse
import gzip
import hashlib
import struct
import zlib
from pathlib import Path

import numpy as np

HEADER = 24
CHECKSUM = 4
MAX_SEATS = 6
FRACTION_BITS = 23


def rounded(weights, bits):
    """Rounds 32-bit floats to a number of bits of their fraction."""
    drop = FRACTION_BITS - bits
    patterns = weights.view(np.uint32).astype(np.uint64)
    return ((patterns + (1 << (drop - 1)) >> drop) << drop).astype(np.uint32).view(np.float32)


def layers_of(weights, shapes):
    """The weights and biases of the four layers, with double precision."""
    inputs, first, second, join = shapes
    layers, at = [], 0
    for rows, columns in [(inputs, first), (first, second), (3 * second, join), (join, 1)]:
        end = at + rows * columns
        layers.append((weights[at:end].reshape(rows, columns).astype(np.float64), weights[end : end + columns].astype(np.float64)))
        at = end + columns
    assert at == len(weights), "the file is not as long as its layers need"
    return layers


def chances_of(layers, features):
    """The chances of the seats of one position."""
    tower = features.astype(np.float64)
    for weight, bias in layers[:2]:
        tower = np.maximum(tower @ weight + bias, 0)
    strengths = []
    for seat in range(len(features)):
        others = np.delete(tower, seat, axis=0)
        joined = np.concatenate([tower[seat], others.mean(axis=0), others.max(axis=0)])
        last = np.maximum(joined @ layers[2][0] + layers[2][1], 0)
        strengths.append((last @ layers[3][0] + layers[3][1])[0])
    powers = np.exp(np.array(strengths) - max(strengths))
    return powers / powers.sum()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("network", type=Path, help="a file that train.py wrote")
    parser.add_argument("--bits", type=int, default=8, help="the bits of the fraction that are kept, 1 to 22")
    parser.add_argument("--out", type=Path, default=Path("."), help="output folder")
    options = parser.parse_args()

    file = options.network.read_bytes()
    assert zlib.crc32(file[:-CHECKSUM]) == struct.unpack(">I", file[-CHECKSUM:])[0], "the file is damaged"
    shapes = struct.unpack(">4i", file[8:HEADER])
    weights = rounded(np.frombuffer(file[HEADER:-CHECKSUM], ">f4").astype(np.float32), options.bits)
    data = file[:HEADER] + weights.astype(">f4").tobytes()
    data += struct.pack(">I", zlib.crc32(data))
    name = "win-" + hashlib.sha256(data).hexdigest()[:16]

    layers, inputs = layers_of(weights, shapes), shapes[0]
    examples = gzip.decompress(options.network.with_suffix(".examples.gz").read_bytes())
    size = 1 + MAX_SEATS * inputs + MAX_SEATS * 4
    out, differences, losses = bytearray(), [], []
    for at in range(0, len(examples), size):
        seats = examples[at]
        end = at + 1 + MAX_SEATS * inputs
        features = np.frombuffer(examples[at + 1 : end], np.uint8).reshape(MAX_SEATS, inputs)
        before = np.frombuffer(examples[end : at + size], ">f4")[:seats].astype(np.float64)
        after = chances_of(layers, features[:seats])
        differences.append(np.abs(after - before).max())
        losses.append((before * np.log(np.maximum(before, 1e-9) / np.maximum(after, 1e-9))).sum())
        out += examples[at:end] + np.concatenate([after, np.zeros(MAX_SEATS - seats)]).astype(">f4").tobytes()

    options.out.mkdir(parents=True, exist_ok=True)
    (options.out / (name + ".network")).write_bytes(data)
    (options.out / (name + ".examples.gz")).write_bytes(gzip.compress(bytes(out), 9, mtime=0))
    print(
        f"{options.network.name}: {len(gzip.compress(file, 9))} bytes packed;"
        f" {name}.network: {len(gzip.compress(data, 9))} bytes packed with {options.bits} bits"
    )
    print(
        f"chances of {len(losses)} positions: largest difference {max(differences):.5f},"
        f" mean of the largest {np.mean(differences):.5f}, divergence {np.mean(losses):.7f}"
    )


if __name__ == "__main__":
    main()
