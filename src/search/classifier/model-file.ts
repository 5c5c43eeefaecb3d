import type { Model, Models } from './model.ts';

type Head = Pick<Model, 'labels' | 'unit' | 'bias'> & { features: number; weights: number };

const wordBytes = 4;
const lists = ({ features, weights }: Pick<Head, 'features' | 'weights'>) =>
  [
    [Uint32Array, features],
    [Uint32Array, features + 1],
    [Uint16Array, weights],
    [Int8Array, weights],
  ] as const;

const rounded = (bytes: number) => Math.ceil(bytes / wordBytes) * wordBytes;

/** Writes a model: how long its head is, the head as JSON, then the lists as they lie in memory. */
function bytesOf({ labels, unit, bias, hashes, starts, ofLabel, weights }: Model): Uint8Array {
  const head: Head = { labels, unit, bias, features: hashes.length, weights: weights.length };
  const text = new TextEncoder().encode(JSON.stringify(head));
  const parts = [hashes, starts, ofLabel, weights];
  let at = wordBytes + rounded(text.length);
  const bytes = new Uint8Array(rounded(at + parts.reduce((sum, { byteLength }) => sum + byteLength, 0)));
  new DataView(bytes.buffer).setUint32(0, text.length, true);
  bytes.set(text, wordBytes);
  for (const { buffer, byteOffset, byteLength } of parts) {
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), at);
    at += byteLength;
  }
  return bytes;
}

function modelAt(file: ArrayBuffer, start: number): { model: Model; end: number } {
  const length = new DataView(file).getUint32(start, true);
  const { labels, unit, bias, ...sizes } = JSON.parse(new TextDecoder().decode(new Uint8Array(file, start + wordBytes, length))) as Head;
  let at = start + wordBytes + rounded(length);
  const [hashes, starts, ofLabel, weights] = lists(sizes).map(([List, count]) => {
    const list = new List(file, at, count);
    at += list.byteLength;
    return list;
  }) as unknown as [Uint32Array, Uint32Array, Uint16Array, Int8Array];
  return { model: { labels, unit, bias, hashes, starts, ofLabel, weights }, end: rounded(at) };
}

/** Writes both models as one file. */
export function fileOf({ places, outside }: Models): ArrayBuffer {
  const first = bytesOf(places);
  const second = bytesOf(outside);
  const file = new Uint8Array(first.length + second.length);
  file.set(first);
  file.set(second, first.length);
  return file.buffer;
}

/** Reads what `fileOf` wrote, without a copy. */
export function modelsIn(file: ArrayBuffer): Models {
  const { model: places, end } = modelAt(file, 0);
  return { places, outside: modelAt(file, end).model };
}
