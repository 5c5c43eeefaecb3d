import { expect, test } from 'vitest';
import { bounds } from '#blog/sanitise/parse-bounded.ts';
import { fuzzTime } from './fuzz-time.ts';
import { renderedBody } from './rendered-post.ts';
import { strangersIn } from './strangers.ts';

const nested = (depth: number, tag = 'b') => `<${tag}>`.repeat(depth);
const hostileSizes: Readonly<Record<string, string>> = {
  'a megabyte of text': 'x'.repeat(1_000_000),
  'half a megabyte of brackets': '<'.repeat(500_000),
  'more brackets than are read': '<'.repeat(600_000),
  'tags without an end': '<a'.repeat(300_000),
  'a hundred thousand rules': '<hr>'.repeat(100_000),
  'a hundred thousand comments': '<!>'.repeat(100_000),
  'ten thousand nested elements': nested(10_000),
  'a thousand nested templates': nested(1_000, 'template'),
  'tables in tables': nested(5_000, 'table'),
  'formatting that every paragraph opens again': `${Array.from({ length: 300 }, (_, index) => `<b a=${index}>`).join('')}${'<p>'.repeat(20_000)}`,
  'an element with ten thousand attributes': `<p ${Array.from({ length: 10_000 }, (_, index) => `a${index}`).join(' ')}>x`,
  'end tags without a start': `${nested(150)}${'</i>'.repeat(100_000)}`,
  'end tags far from their start': `${nested(3_900)}${'</i>'.repeat(120_000)}`,
};

// Counts the nodes that are built; `npm run fuzz` measures time as well.
test.each(Object.entries(hostileSizes))('the blog sanitiser builds no more elements than allowed for %s', (_, html) => {
  let rendered = '';
  const took = fuzzTime(() => {
    rendered = renderedBody(html);
  });
  expect(took).toBeLessThan(500);
  expect(rendered.match(/<[a-z]/g)?.length ?? 0).toBeLessThanOrEqual(bounds.nodes);
  expect(rendered.length).toBeLessThanOrEqual(bounds.characters * 5);
  expect(strangersIn(rendered)).toEqual([]);
});

test('the blog sanitiser reduces HTML nested over 200 deep to text', () => {
  const words = '<p>x</p>';
  expect(renderedBody(`${nested(150)}x`)).toMatch(/^(?:<b>){150}x/);
  expect(renderedBody(`${nested(300)}x`)).toBe(words);
  expect(renderedBody(`${nested(300, 'template')}x`)).toBe(words);
  expect(renderedBody(`<table>${nested(300)}x`)).toBe(words);
});

test('the blog sanitiser truncates oversized text without splitting a character', () => {
  const cut = renderedBody(`${'x'.repeat(19_999)}😀${'y'.repeat(600_000)}`);
  expect(cut).toBe(`<p>${'x'.repeat(19_999)}\ufffd</p>`);
  // The rest is not read at all.
  expect(renderedBody(`${'<b></b>'.repeat(10_000)}later`)).toBe('<p></p>');
});

test('the blog sanitiser limits the number of comments and attributes', () => {
  expect(renderedBody(`${'<!>'.repeat(3_000)}<b>x</b>`)).toBe('<b>x</b>');
  expect(renderedBody(`${'<!>'.repeat(5_000)}<b>x</b>`)).toBe('<p>x</p>');
  const others = (count: number) => Array.from({ length: count }, (_, index) => `a${index}`).join(' ');
  expect(renderedBody(`<abbr ${others(49)} title=x>y</abbr>`)).toBe('<abbr title="x">y</abbr>');
  expect(renderedBody(`<abbr ${others(50)} title=x>y</abbr>`)).toBe('<abbr>y</abbr>');
});
