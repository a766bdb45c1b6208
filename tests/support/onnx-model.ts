/**
 * A tiny real model file, made in the test: a bag of word vectors before a linear layer, in the ONNX format
 * (protocol buffers, onnx.proto3 of IR version 8, operators of set 13), so that the real runtime reads a real file.
 * Knows only what such a model needs.
 */

export interface TinyModel {
  /** One row per token id: what the token adds to each label. */
  weights: readonly (readonly number[])[];
  /** Names of further inputs, which are read and count for nothing. */
  ignoredInputs?: readonly string[];
  outputName?: string;
}

const FLOAT = 1;
const INT64 = 7;

/** Answers, per text, the sum of its tokens' rows as logits [texts, labels]; padding is masked. */
export function onnxModel({ weights, ignoredInputs = [], outputName = 'logits' }: TinyModel): Uint8Array {
  const labels = weights[0]?.length ?? 0;
  const nodes = [
    node('Gather', ['weights', 'input_ids'], 'rows'),
    node('Cast', ['attention_mask'], 'mask', [integer('to', FLOAT)]),
    node('Unsqueeze', ['mask', 'last_axis'], 'mask_column'),
    node('Mul', ['rows', 'mask_column'], 'kept'),
    node('ReduceSum', ['kept', 'token_axis'], 'summed', [integer('keepdims', 0)]),
    node('MatMul', ['summed', 'identity'], outputName),
  ];
  const identity = Array.from({ length: labels * labels }, (_, n) => (n % (labels + 1) === 0 ? 1 : 0));
  const graph = [
    ...nodes.map((one) => bytes(1, one)),
    text(2, 'tiny'),
    bytes(5, floats('weights', [weights.length, labels], weights.flat())),
    bytes(5, floats('identity', [labels, labels], identity)),
    bytes(5, integers('last_axis', [2n])),
    bytes(5, integers('token_axis', [1n])),
    ...['input_ids', 'attention_mask', ...ignoredInputs].map((name) => bytes(11, tensorOf(name, INT64, ['texts', 'tokens']))),
    bytes(12, tensorOf(outputName, FLOAT, ['texts', labels])),
  ];
  const operators = [text(1, ''), varint(2, 13n)];
  return joined([varint(1, 8n), text(2, 'tests'), bytes(7, joined(graph)), bytes(8, joined(operators))]);
}

function node(operator: string, inputs: readonly string[], output: string, attributes: readonly Uint8Array[] = []): Uint8Array {
  return joined([
    ...inputs.map((input) => text(1, input)),
    text(2, output),
    text(3, `to_${output}`),
    text(4, operator),
    ...attributes.map((attribute) => bytes(5, attribute)),
  ]);
}

function integer(name: string, value: number): Uint8Array {
  return joined([text(1, name), varint(3, BigInt(value)), varint(20, 2n)]);
}

function floats(name: string, shape: readonly number[], values: readonly number[]): Uint8Array {
  return tensor(name, shape, FLOAT, new Uint8Array(new Float32Array(values).buffer));
}

function integers(name: string, values: readonly bigint[]): Uint8Array {
  return tensor(name, [values.length], INT64, new Uint8Array(new BigInt64Array(values).buffer));
}

function tensor(name: string, shape: readonly number[], type: number, raw: Uint8Array): Uint8Array {
  return joined([...shape.map((size) => varint(1, BigInt(size))), varint(2, BigInt(type)), text(8, name), bytes(9, raw)]);
}

function tensorOf(name: string, type: number, shape: readonly (string | number)[]): Uint8Array {
  const sizes = shape.map((size) => bytes(1, typeof size === 'number' ? varint(1, BigInt(size)) : text(2, size)));
  const tensorType = joined([varint(1, BigInt(type)), bytes(2, joined(sizes))]);
  return joined([text(1, name), bytes(2, bytes(1, tensorType))]);
}

/** Field of wire type 0. */
function varint(field: number, value: bigint): Uint8Array {
  return joined([rawVarint(BigInt(field << 3)), rawVarint(value)]);
}

/** Field of wire type 2. */
function bytes(field: number, content: Uint8Array): Uint8Array {
  return joined([rawVarint(BigInt((field << 3) | 2)), rawVarint(BigInt(content.length)), content]);
}

function text(field: number, content: string): Uint8Array {
  return bytes(field, new TextEncoder().encode(content));
}

function rawVarint(value: bigint): Uint8Array {
  const out: number[] = [];
  let rest = value;
  while (rest > 127n) {
    out.push(Number(rest & 127n) | 128);
    rest >>= 7n;
  }
  return Uint8Array.from([...out, Number(rest)]);
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
