import { expect, test } from 'vitest';
import { minutesToRead, numberParts, partsOf } from '#blog/article/parts.ts';
import { sanitisedBody } from '#blog/sanitise/sanitise.ts';
import { renderedBody } from '#tests/security/rendered-post.ts';

function numbered(html: string) {
  const body = sanitisedBody(html, []);
  numberParts(body);
  return body;
}

test('the parts of a post are its h2 headings with our ids', () => {
  const hostile =
    '<h2 id="main" name="part-2">First <em>words</em><sup>[1]</sup></h2><p>x</p><div><h2 id="part-1" onclick="x()">\u202eSecond</h2></div>';
  expect(partsOf(numbered(`${hostile}<h1>Third</h1><h3>Not this</h3>`))).toEqual([
    { id: 'part-1', title: 'First words' },
    { id: 'part-2', title: 'Second' },
    { id: 'part-3', title: 'Third' },
  ]);
  expect(renderedBody(hostile)).not.toMatch(/id=|name=|onclick/);
});

test('skips empty headings and limits length and number of parts', () => {
  expect(partsOf(numbered('<h2> <br> </h2><h2>Words</h2>'))).toEqual([{ id: 'part-1', title: 'Words' }]);
  expect(partsOf(numbered(`<h2>${'long '.repeat(100)}</h2>`))[0]?.title).toHaveLength(120);
  expect(partsOf(numbered('<h2>Again</h2>'.repeat(1_000)))).toHaveLength(40);
});

test('computes reading time at 200 words a minute', () => {
  expect(minutesToRead(sanitisedBody(`<p>${'word '.repeat(1_000)}</p>`, []))).toBe(5);
  expect(minutesToRead(sanitisedBody(`<p>${'यकृत में वसा । '.repeat(200)}</p>`, []))).toBe(3);
  expect(minutesToRead(sanitisedBody('', []))).toBe(1);
});
