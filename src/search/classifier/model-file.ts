import type { Model } from './model.ts';

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

/** Writes a model as one file: how long its head is, the head as JSON, then the lists as they lie in memory. */
export function fileOf({ labels, unit, bias, hashes, starts, ofLabel, weights }: Model): ArrayBuffer {
  const head: Head = { labels, unit, bias, features: hashes.length, weights: weights.length };
  const text = new TextEncoder().encode(JSON.stringify(head));
  const parts = [hashes, starts, ofLabel, weights];
  let at = wordBytes + rounded(text.length);
  const file = new Uint8Array(at + parts.reduce((sum, { byteLength }) => sum + byteLength, 0));
  new DataView(file.buffer).setUint32(0, text.length, true);
  file.set(text, wordBytes);
  for (const { buffer, byteOffset, byteLength } of parts) {
    file.set(new Uint8Array(buffer, byteOffset, byteLength), at);
    at += byteLength;
  }
  return file.buffer;
}

/** Reads what `fileOf` wrote, without a copy. */
export function modelIn(file: ArrayBuffer): Model {
  const length = new DataView(file).getUint32(0, true);
  const { labels, unit, bias, ...sizes } = JSON.parse(new TextDecoder().decode(new Uint8Array(file, wordBytes, length))) as Head;
  let at = wordBytes + rounded(length);
  const [hashes, starts, ofLabel, weights] = lists(sizes).map(([List, count]) => {
    const list = new List(file, at, count);
    at += list.byteLength;
    return list;
  }) as unknown as [Uint32Array, Uint32Array, Uint16Array, Int8Array];
  return { labels, unit, bias, hashes, starts, ofLabel, weights };
}
