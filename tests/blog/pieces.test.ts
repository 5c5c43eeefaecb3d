import { expect, test } from 'vitest';
import { linkReferences } from '#blog/article/article.ts';
import { numberParts } from '#blog/article/parts.ts';
import { piecesOf } from '#blog/article/pieces.ts';
import { sanitisedBody } from '#blog/sanitise/sanitise.ts';
import { renderedBody } from '#tests/security/rendered-post.ts';

const help = '<h2>When to get help</h2>';
const emergency = '<h3>Call <a href="tel:112">112</a> or <a href="tel:108">108</a>, if:</h3><ul><li>you faint<sup>[1]</sup></li></ul>';
const today = '<h3>Call us, or see a doctor, today if:</h3> <ul> <li>it <em>bleeds</em></li> </ul>';
const soon = '<h3>Call us, or see a doctor, in the next day or two if:</h3><ul><li>it itches</li></ul>';
const routine = '<h3>Book a visit if:</h3><ul><li>it comes back</li></ul>';

function shapeOf(html: string) {
  return piecesOf(sanitisedBody(html, [])).map((piece) => (piece.kind === 'text' ? 'text' : piece.cards.map(({ look }) => look)));
}

test('signs under When to get help become cards with buttons', () => {
  expect(shapeOf(`<p>Before</p>\n${help}\n${emergency}\n${today}\n${soon}\n${routine}\n<h2>After</h2><p>x</p>`)).toEqual([
    'text',
    ['emergency', 'same-day', 'within-days', 'routine'],
    'text',
  ]);
  const html = renderedBody(`<p>Before</p>${help}${emergency}${today}${soon}${routine}`);
  expect(html).toMatch(/care-card-emergency.*<li>you faint<sup>\[1\]<\/sup><\/li>.*href="tel:112".*Call 112/);
  expect(html).toMatch(/care-card-same-day.*<li>it <em>bleeds<\/em><\/li>.*href="tel:\+91/);
  expect(html).toMatch(/care-card-within-days.*<li>it itches<\/li>.*href="tel:\+91/);
  expect(html).toMatch(/care-card-routine.*href="\/callback"/);
});

test("'today or tomorrow' makes a within-days card", () => {
  expect(shapeOf(`${help}<h3>See a doctor today or tomorrow if:</h3><ul><li>x</li></ul>`)).toEqual([['within-days']]);
});

test('cards keep the id of their heading', () => {
  const body = sanitisedBody(`<h2>First</h2>${help}${emergency}`, []);
  numberParts(body);
  expect(piecesOf(body)[1]).toMatchObject({ kind: 'help', id: 'part-2' });
});

test('an urgency heading without its list stays text', () => {
  const list = '<ul><li>x</li></ul>';
  const others = [
    help,
    `${help}<p>Ask us.</p>`,
    `${help}<h3>Signs</h3>${list}`,
    `${help}${emergency}<h3>Signs</h3>${list}`,
    `${help}${emergency}${emergency}`,
    `${help}<h3>Call 112 if:</h3><p>x</p>`,
    `${help}<h3>Call 112 if:</h3><ol><li>x</li></ol>`,
    `${help}<h3>Call 112 if:</h3><ul><li> </li></ul>`,
    `${help}<h3>Call 112 if:</h3><ul>${'<li>x</li>'.repeat(21)}</ul>`,
    `${help}<h3>Call 1120 if:</h3>${list}`,
    `<h3>When to get help</h3>${emergency}`,
    `<div>${help}${emergency}</div>`,
    `<h2>When to get help?</h2>${emergency}`,
  ];
  expect(others.filter((html) => shapeOf(html).some((piece) => piece !== 'text'))).toEqual([]);
  expect(renderedBody(`${help}<h3>Signs</h3>${list}`)).toBe(`${help}<h3>Signs</h3>${list}`);
});

test('a card contains no script, handler, class or id of a post', () => {
  const hostile = `${help}<h3 class="care-card" onclick="x()">Call 112 <script>x()</script><a href="javascript:x()">now</a></h3>
    <ul class="fixed" id="main"><li style="top:0" onclick="x()"><a href="javascript:x()" class="fixed">x</a><img src=x onerror=x()></li></ul>`;
  expect(shapeOf(hostile)).toEqual([['emergency']]);
  expect(renderedBody(hostile)).not.toMatch(/script|onclick|onerror|style=|fixed|id="main"/);
});

test('reference numbers link to existing references', () => {
  const body = sanitisedBody(
    '<p>One<sup>[1]</sup>\u2060<sup>[2]</sup> 2<sup>2</sup> none<sup>[3]</sup></p><h2>References</h2><ol><li>A</li><li>B</li></ol>',
    [],
  );
  linkReferences(body);
  const html = JSON.stringify(body);
  expect(html.match(/#reference-\d+/g)).toEqual(['#reference-1', '#reference-2']);
  expect(html.match(/"id":"reference-\d+"/g)).toEqual(['"id":"reference-1"', '"id":"reference-2"']);
  expect(html).toContain('"reference-next"');
  expect(html).toContain('[3]');
});

test('reference numbers without a list stay text', () => {
  const plain = '<p>One<sup>[1]</sup></p><h2>References</h2><p>A</p><ol><li>B</li></ol>';
  const body = sanitisedBody(plain, []);
  linkReferences(body);
  expect(body).toEqual(sanitisedBody(plain, []));
});
