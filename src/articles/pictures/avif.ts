import type { FileRead } from './formats.ts';

type Box = { name: string; start: number; end: number };

const nameAt = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));

function boxesIn(bytes: Uint8Array, from: number, to: number): ReadonlyArray<Box> | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const boxes: Box[] = [];
  for (let at = from; at < to; ) {
    if (at + 8 > to) return undefined;
    const end = at + view.getUint32(at);
    if (end < at + 8 || end > to) return undefined;
    boxes.push({ name: nameAt(bytes, at + 4), start: at + 8, end });
    at = end;
  }
  return boxes;
}

// Boxes of a still picture, with their greatest lengths. EXIF and XMP would be items of other kinds, a profile a 'colr' of another kind.
const inMeta: Readonly<Record<string, number>> = { hdlr: 64, pitm: 16, iloc: 512, iinf: 512, iref: 256, iprp: 1_024, idat: 64 };
const properties: Readonly<Record<string, number>> = {
  ...{
    ispe: 12,
    pixi: 16,
    av1C: 64,
    colr: 11,
    auxC: 64,
    pasp: 8,
    clap: 32,
    irot: 1,
    imir: 1,
    a1op: 1,
    lsel: 2,
    a1lx: 16,
    clli: 4,
    mdcv: 24,
  },
};
const within = (allowed: Readonly<Record<string, number>>) => (box: Box) =>
  Object.hasOwn(allowed, box.name) && box.end - box.start <= (allowed[box.name] ?? 0);

/** How many bytes the items have; undefined when it is told in a way that we do not read. */
function bytesOfItems(bytes: Uint8Array, { start, end }: Box): number | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, end);
  const version = view.getUint8(start);
  const [sizes, more] = [view.getUint8(start + 4), view.getUint8(start + 5)];
  const [offsetSize, lengthSize, baseSize, indexSize] = [sizes >> 4, sizes & 15, more >> 4, version > 0 ? more & 15 : 0];
  if (version > 1 || lengthSize !== 4) return undefined;
  let at = start + 8;
  let sum = 0;
  for (let items = view.getUint16(start + 6); items > 0; items -= 1) {
    at += 2 + (version > 0 ? 2 : 0) + 2 + baseSize;
    const extents = view.getUint16(at);
    at += 2;
    for (let each = 0; each < extents; each += 1) {
      sum += view.getUint32(at + indexSize + offsetSize);
      at += indexSize + offsetSize + lengthSize;
    }
  }
  return sum;
}

function sizeIn(bytes: Uint8Array, meta: ReadonlyArray<Box>): { width: number; height: number } | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const iprp = meta.find(({ name }) => name === 'iprp');
  const [container, ...rest] = (iprp && boxesIn(bytes, iprp.start, iprp.end)) ?? [];
  const held =
    container?.name === 'ipco' && rest.every(({ name }) => name === 'ipma') ? boxesIn(bytes, container.start, container.end) : undefined;
  if (!held?.every(within(properties)) || held.some(({ name, start }) => name === 'colr' && nameAt(bytes, start) !== 'nclx'))
    return undefined;
  const sizes = held
    .filter(({ name }) => name === 'ispe')
    .map(({ start }) => [view.getUint32(start + 4), view.getUint32(start + 8)] as const);
  return { width: Math.max(0, ...sizes.map(([width]) => width)), height: Math.max(0, ...sizes.map(([, height]) => height)) };
}

/** Reads an AVIF that holds a still picture and nothing besides; undefined for every other. */
export function readAvif(bytes: Uint8Array<ArrayBuffer>): FileRead | undefined {
  try {
    const [ftyp, meta, ...data] = boxesIn(bytes, 0, bytes.length) ?? [];
    if (ftyp?.name !== 'ftyp' || ftyp.end > 64 || meta?.name !== 'meta' || data.some(({ name }) => name !== 'mdat')) return undefined;
    const held = boxesIn(bytes, meta.start + 4, meta.end);
    const [iinf, iloc] = ['iinf', 'iloc'].map((wanted) => held?.find(({ name }) => name === wanted));
    if (!held?.every(within(inMeta)) || !iinf || !iloc) return undefined;
    const items = boxesIn(bytes, iinf.start + 6, iinf.end);
    const isPicture = ({ name, start, end }: Box) =>
      name === 'infe' && end - start <= 40 && ['av01', 'grid'].includes(nameAt(bytes, start + 8));
    const size = items?.every(isPicture) ? sizeIn(bytes, held) : undefined;
    const inIdat = held.filter(({ name }) => name === 'idat').reduce((sum, { start, end }) => sum + end - start, 0);
    const inData = data.reduce((sum, { start, end }) => sum + end - start, 0);
    return size && bytesOfItems(bytes, iloc) === inData + inIdat ? { ...size, drawing: bytes, saysMore: false } : undefined;
  } catch (error) {
    // A box that says it is longer than it is.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
