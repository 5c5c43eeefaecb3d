import type { Model } from './model.ts';

type Head = Pick<Model, 'labels' | 'units'> & { features: number; size: number };

const wordBytes = 4;
// Those of four bytes each first, so that each begins where it may.
const lists = ({ features, size, labels }: Omit<Head, 'units'>) =>
  [
    [Uint32Array, features],
    [Float32Array, labels.length * size],
    [Float32Array, labels.length],
    [Int8Array, features * size],
    [Int8Array, features],
  ] as const;

const rounded = (bytes: number) => Math.ceil(bytes / wordBytes) * wordBytes;

/** Writes a model: how long its head is, the head as JSON, then the lists as they lie in memory. */
export function fileOf({ labels, units, hashes, ofLabels, bias, vectors, outside }: Model): ArrayBuffer {
  const head: Head = { labels, units, features: hashes.length, size: ofLabels.length / Math.max(1, labels.length) };
  const text = new TextEncoder().encode(JSON.stringify(head));
  const parts = [hashes, ofLabels, bias, vectors, outside];
  let at = wordBytes + rounded(text.length);
  const bytes = new Uint8Array(at + parts.reduce((sum, { byteLength }) => sum + byteLength, 0));
  new DataView(bytes.buffer).setUint32(0, text.length, true);
  bytes.set(text, wordBytes);
  for (const { buffer, byteOffset, byteLength } of parts) {
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), at);
    at += byteLength;
  }
  return bytes.buffer;
}

/** Reads what `fileOf` wrote, without a copy. */
export function modelIn(file: ArrayBuffer): Model {
  const length = new DataView(file).getUint32(0, true);
  const { labels, units, ...sizes } = JSON.parse(new TextDecoder().decode(new Uint8Array(file, wordBytes, length))) as Head;
  let at = wordBytes + rounded(length);
  const [hashes, ofLabels, bias, vectors, outside] = lists({ labels, ...sizes }).map(([List, count]) => {
    const list = new List(file, at, count);
    at += list.byteLength;
    return list;
  }) as unknown as [Uint32Array, Float32Array, Float32Array, Int8Array, Int8Array];
  return { labels, units, hashes, ofLabels, bias, vectors, outside };
}
