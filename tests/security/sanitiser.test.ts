import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fuzzTime, isFuzzing } from './fuzz-time.ts';
import { renderedBody } from './rendered-post.ts';
import { strangersIn } from './strangers.ts';
import { callers } from './xss-callers.ts';
import { combinations } from './xss-combinations.ts';
import { vectors } from './xss-vectors.ts';

// `npm run fuzz` runs 100,000 inputs and times each; the short run does not depend on the clock.
const runs = Number(process.env.FUZZ_RUNS ?? 2_000);

const pieces = [
  '<',
  '>',
  '"',
  "'",
  '/',
  '=',
  '&',
  ';',
  '\u0000',
  '\u2028',
  '\ud800',
  '<!--',
  '-->',
  ']]>',
  '<p ',
  '</a>',
  '<table>',
  '<svg>',
  '<math>',
  '<template>',
  '<b a=1>',
  'onerror=',
  'href=',
  'javascript:',
  '&#x6a;',
  '<img src=x ',
  '<a href="//evil.example">',
  '<li>',
  '<td>',
];
const edit = fc.record({
  at: fc.nat(1_000),
  cut: fc.nat(12),
  put: fc.oneof(fc.constantFrom(...pieces), fc.constantFrom(...vectors), fc.string({ unit: 'binary', maxLength: 8 })),
});
const mutated = fc.tuple(fc.constantFrom(...vectors), fc.array(edit, { maxLength: 12 })).map(([seed, edits]) =>
  edits.reduce((html, { at, cut, put }) => {
    const place = at % (html.length + 1);
    return html.slice(0, place) + put + html.slice(place + cut);
  }, seed),
);

test('the blog sanitiser removes the script of every known XSS vector', () => {
  const hostile = [...vectors, ...callers];
  expect(hostile.flatMap((vector) => strangersIn(renderedBody(vector)).map((stranger) => `${stranger} of ${vector}`))).toEqual([]);
});

test('the blog sanitiser removes every event handler and script URL', () => {
  const all = combinations();
  expect(all.join().match(/ on[a-z]+=/g)?.length).toBeGreaterThan(20_000);
  const left = all.filter((html) => strangersIn(renderedBody(html)).length > 0);
  expect(left).toEqual([]);
});

// The best of three, because the machine may be busy.
const bestTime = (html: string) => Math.min(...[1, 2, 3].map(() => fuzzTime(() => renderedBody(html))));

test(`the blog sanitiser makes ${runs} mutated XSS inputs safe and small`, () => {
  const slow: string[] = [];
  fc.assert(
    fc.property(mutated, (html) => {
      let rendered = '';
      const took = fuzzTime(() => {
        rendered = renderedBody(html);
      });
      if (took > 50 && bestTime(html) > 50) slow.push(html);
      expect(strangersIn(rendered)).toEqual([]);
      expect(rendered.length).toBeLessThan(20_000 + html.length * 50);
    }),
    { numRuns: runs, ...(!isFuzzing && { seed: 42 }) },
  );
  expect(slow).toEqual([]);
}, 600_000);
