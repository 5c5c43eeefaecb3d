import { expect, test } from 'vitest';
import { treatments } from '#content/catalogue.ts';
import { readTreatment } from '#content/treatment-text.ts';

const firstsOf = (value: unknown): ReadonlyArray<number> => {
  if (Array.isArray(value)) return value.flatMap(firstsOf);
  if (typeof value !== 'object' || value === null) return [];
  if ('first' in value && 'reference' in value && value.first) return [Number(value.reference)];
  return Object.values(value).flatMap(firstsOf);
};

test('each reference on a treatment page links back to one citation', () => {
  for (const page of treatments) {
    const { references, ...text } = readTreatment(page);
    expect([page.link, firstsOf(text).toSorted((a, b) => a - b)]).toEqual([page.link, references.map(({ number }) => number)]);
  }
});

test('treatment pages number their references in reading order', () => {
  for (const page of treatments) {
    const { references, ...text } = readTreatment(page);
    expect([page.link, firstsOf(text)]).toEqual([page.link, references.map(({ number }) => number)]);
  }
});
