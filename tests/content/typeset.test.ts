import { expect, test } from 'vitest';
import { typeset } from '#content/typeset.ts';

test('keeps numbers with units and hyphenated names together', () => {
  expect(typeset('H. pylori for 5 cm and 6 to 8 weeks; call 112 or 108.')).toBe(
    'H.\u00a0pylori for 5\u00a0cm and 6 to 8\u00a0weeks; call 112\u00a0or\u00a0108.',
  );
  expect(typeset('An X-ray, FIB-4 and the PC-PNDT Act')).toBe('An X-\u2060ray, FIB-\u20604 and the PC-\u2060PNDT Act');
  expect(typeset('In 100 people, a 5 centimetre cut and a follow-up')).toBe('In 100 people, a 5 centimetre cut and a follow-up');
  expect(typeset('about 3 in 100 people')).toBe('about 3\u00a0in\u00a0100 people');
});

test('curls apostrophes and keeps the marks of quoted words', () => {
  expect(typeset("Crohn's disease and the body's defences")).toBe('Crohn’s disease and the body’s defences');
  expect(typeset("a 'flush'")).toBe("a 'flush'");
});
