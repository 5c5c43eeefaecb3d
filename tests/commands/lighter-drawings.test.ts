import { globSync, readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { lighterDrawing } from '#commands/build/lighter-drawings.ts';

const packed = (svg: string) => brotliCompressSync(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).byteLength;
const drawings = globSync('public/images/**/*.svg').map((file) => {
  const svg = readFileSync(file, 'utf8');
  return { file, svg, lighter: lighterDrawing(svg) };
});

test('the build makes the SVG drawings at least 5% smaller', () => {
  const sum = (weights: ReadonlyArray<number>) => weights.reduce((all, one) => all + one, 0);
  const before = sum(drawings.map(({ svg }) => packed(svg)));
  expect(sum(drawings.map(({ lighter }) => packed(lighter))) / before).toBeLessThan(0.95);
});

// Parts are lit by their id, colours follow the style sheet, and its hash is in the policy.
test('a minified SVG drawing keeps its ids, classes and style sheet', () => {
  const kept = (svg: string) => [...svg.matchAll(/\s(?:id|class|fill|stroke|viewBox)="[^"]*"|<style>[^<]*<\/style>/g)].map(([one]) => one);
  for (const { file, svg, lighter } of drawings) expect([file, kept(lighter)]).toEqual([file, kept(svg)]);
});
