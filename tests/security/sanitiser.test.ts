import fc from 'fast-check';
import { parseFragment } from 'parse5';
import { expect, test } from 'vitest';
import { bounds } from '#blog/bounded-fragment.ts';
import { readContentFiles } from '#checks/content-files.ts';
import { sampleArticleRows } from '#embedded-backend/sample-articles.ts';
import { renderedBody } from './rendered-post.ts';
import { strangersIn } from './strangers.ts';
import { combinations } from './xss-combinations.ts';
import { vectors } from './xss-vectors.ts';

// `npm run fuzz` asks for 100,000 and times each; a clock has no place in the short run.
const runs = Number(process.env.FUZZ_RUNS ?? 2_000);
const isTimed = process.env.FUZZ_RUNS !== undefined;

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

test('of every known way to smuggle a script in, only what a post may hold is left', () => {
  expect(vectors.flatMap((vector) => strangersIn(renderedBody(vector)).map((stranger) => `${stranger} of ${vector}`))).toEqual([]);
});

test('no element with any handler, and no address that is a program, comes through', () => {
  const all = combinations();
  expect(all.length).toBeGreaterThan(15_000);
  const left = all.filter((html) => strangersIn(renderedBody(html)).length > 0);
  expect(left).toEqual([]);
});

test(`of ${runs} mutated inputs none leaves a stranger, none throws and none grows beyond its bounds`, () => {
  let slowest = 0;
  fc.assert(
    fc.property(mutated, (html) => {
      const started = performance.now();
      const rendered = renderedBody(html);
      slowest = Math.max(slowest, performance.now() - started);
      expect(strangersIn(rendered)).toEqual([]);
      expect(rendered.length).toBeLessThan(20_000 + html.length * 50);
    }),
    { numRuns: runs, seed: isTimed ? undefined : 42 } as fc.Parameters<[string]>,
  );
  if (isTimed) expect(slowest).toBeLessThan(50);
}, 600_000);

const nested = (depth: number, tag = 'b') => `<${tag}>`.repeat(depth);
const hostileSizes: Readonly<Record<string, string>> = {
  'a megabyte of text': 'x'.repeat(1_000_000),
  'half a megabyte of brackets': '<'.repeat(500_000),
  'more brackets than are read': '<'.repeat(600_000),
  'tags without an end': '<a'.repeat(300_000),
  'a hundred thousand rules': '<hr>'.repeat(100_000),
  'a hundred thousand comments': '<!>'.repeat(100_000),
  'ten thousand nested elements': nested(10_000),
  'ten thousand nested templates': nested(10_000, 'template'),
  'tables in tables': nested(5_000, 'table'),
  'formatting that every paragraph opens again': `${Array.from({ length: 300 }, (_, index) => `<b a=${index}>`).join('')}${'<p>'.repeat(20_000)}`,
  'an element with ten thousand attributes': `<p ${Array.from({ length: 10_000 }, (_, index) => `a${index}`).join(' ')}>x`,
  'end tags without a start': `${nested(150)}${'</i>'.repeat(100_000)}`,
};

// Work is measured by what is built, not by the clock; the parser is stopped while it builds.
test.each(Object.entries(hostileSizes))(
  '%s: no more is built than for the largest article',
  (_, html) => {
    const rendered = renderedBody(html);
    expect(rendered.match(/<[a-z]/g)?.length ?? 0).toBeLessThanOrEqual(bounds.nodes);
    expect(rendered.length).toBeLessThanOrEqual(bounds.characters * 5);
    expect(strangersIn(rendered)).toEqual([]);
  },
  10_000,
);

test('an address cannot be dressed up as one of ours or of a media host', () => {
  const outside = [
    '/.//evil.example/a.png',
    '/..//evil.example',
    '//evil.example/a',
    '\\\\evil.example/a',
    '/\\evil.example',
    '',
    '#x',
    'http://media.example/a',
    'https://media.example:444/a',
    'https://x@media.example/a',
    'https://media.example.evil.example/a',
    'https://media.example./a',
    'https://self.invalid//evil.example/a',
    'data:image/png;base64,AA',
    'blob:https://media.example/1',
  ];
  for (const address of outside) expect([address, renderedBody(`<img src="${address}">`)]).toEqual([address, '']);
  expect(renderedBody('<img src="https://media.example/a.png">')).toContain('src="https://media.example/a.png"');
  expect(renderedBody('<img src="/images/a.png">')).toContain('src="/images/a.png"');
});

test('a link leads to a page of ours, an https site, an address or a number, and takes no credit there', () => {
  const gone = [
    '/.//evil.example',
    'https://bank.example@evil.example/',
    'tel:*21*123%23',
    'ftp://a.example',
    'http://a.example',
    'file:///etc/passwd',
    'intent:x',
    '#note',
    '',
  ];
  for (const address of gone) expect([address, renderedBody(`<a href="${address}">x</a>`)]).toEqual([address, '<a>x</a>']);
  expect(renderedBody('<a href="https://a.example/">x</a>')).toBe('<a href="https://a.example/" rel="noopener nofollow">x</a>');
  expect(renderedBody('<a href="tel:+919876543210">x</a>')).toContain('href="tel:+919876543210"');
});

test('numbers that would stretch or freeze a page are left out', () => {
  const html = '<img src="/a" width=99999999 height=-1><ol start=1e12><li>x</ol><table><td colspan=99999 rowspan=65534>x</table>';
  expect(renderedBody(html)).not.toMatch(/width|height|start|span/);
});

const outlineOf = (html: string) => (html.match(/<\/?[a-z0-9]+|href="[^"]*"/g) ?? []).join(' ');
const textOf = (html: string): string => {
  const waiting = [...parseFragment(html).childNodes];
  const texts: string[] = [];
  for (let node = waiting.shift(); node; node = waiting.shift()) {
    if ('value' in node) texts.push(node.value);
    if ('childNodes' in node) waiting.unshift(...node.childNodes);
  }
  return texts.join('');
};

test('twelve ordinary articles come through unharmed', async () => {
  const files = await readContentFiles();
  const rows = sampleArticleRows(
    files.flatMap((file) => (file.kind === 'article' ? [file.page] : [])),
    (slug) => ({ href: `/treatment/x/${slug}`, name: slug }),
  );
  expect(rows).toHaveLength(12);
  for (const { title, description } of rows) {
    const rendered = renderedBody(description);
    expect([title, textOf(rendered)]).toEqual([title, textOf(description)]);
    expect([title, outlineOf(rendered)]).toEqual([title, outlineOf(description)]);
  }
});
