import { expect, test } from 'vitest';
import { articleOf, linkReferences } from '#blog/article/article.ts';
import { previewOf, textOf } from '#blog/article/excerpt.ts';
import { minutesToRead, numberParts, partsOf } from '#blog/article/parts.ts';
import { piecesOf } from '#blog/article/pieces.ts';
import { sanitisedBody } from '#blog/sanitise/sanitise.ts';
import { readContentFiles } from '#checks/content-files.ts';
import { mostRows } from '#content/triage/groups.ts';
import { renderedBody } from '#tests/security/rendered-post.ts';

const shown = (html: string) => textOf(articleOf(html, [], '1').body).trim();

test('an article loses bidi controls in left-to-right text', () => {
  expect(shown('<p>Take \u202E5.0\u202C mg, <b>\u2066not\u2069</b> 50\u200F</p>')).toBe('Take 5.0 mg, not 50');
  expect(shown('<p>पित्त \u202Eकी\u202C</p>')).toBe('पित्त की');
});

test('an article keeps bidi controls in right-to-left text', () => {
  expect(shown('<p>\u2067مرارة\u2069 (gallbladder)</p>')).toBe('\u2067مرارة\u2069 (gallbladder)');
  // Samaritan runs from right to left too; an Arabic letter mark alone is no such text.
  expect(shown('<p>\u2067\u0800\u2069</p>')).toBe('\u2067\u0800\u2069');
  expect(shown('<p>a\u061C\u202Eb</p>')).toBe('ab');
});

test('an article loses bidi controls in alt and title attributes', () => {
  const { body } = articleOf('<p><img src="/a.png" alt="5\u202E0 mg"><abbr title="\u2066mg">mg</abbr></p>', [], '1');
  const said = JSON.stringify(body);
  expect(said).toContain('"alt":"50 mg"');
  expect(said).toContain('"title":"mg"');
});

test('an article preview ends after a whole word within 100 characters', () => {
  const words = 'When a stone sits in the gallbladder and gives no pain, most people never need an operation for it at all in their lives.';
  const preview = previewOf(`<p>${words}</p>`);
  expect(preview.endsWith('…')).toBe(true);
  expect(words.startsWith(`${preview.slice(0, -1)} `)).toBe(true);
  expect(preview.length).toBeGreaterThan(85);
  expect(preview.length).toBeLessThanOrEqual(101);
  expect(previewOf(`<p>${'x'.repeat(300)}</p>`)).toBe(`${'x'.repeat(100)}…`);
});

function numbered(html: string) {
  const body = sanitisedBody(html, []);
  numberParts(body);
  return body;
}

test("an article's table of contents lists its h2 headings", () => {
  const hostile =
    '<h2 id="main" name="part-2">First <em>words</em><sup>[1]</sup></h2><p>x</p><div><h2 id="part-1" onclick="x()">\u202eSecond</h2></div>';
  expect(partsOf(numbered(`${hostile}<h1>Third</h1><h3>Not this</h3>`))).toEqual([
    { id: 'part-1', title: 'First words' },
    { id: 'part-2', title: 'Second' },
    { id: 'part-3', title: 'Third' },
  ]);
  expect(renderedBody(hostile)).not.toMatch(/id=|name=|onclick/);
});

test("an article's table of contents skips empty headings and stays short", () => {
  expect(partsOf(numbered('<h2> <br> </h2><h2>Words</h2>'))).toEqual([{ id: 'part-1', title: 'Words' }]);
  expect(partsOf(numbered(`<h2>${'long '.repeat(100)}</h2>`))[0]?.title).toHaveLength(120);
  expect(partsOf(numbered('<h2>Again</h2>'.repeat(1_000)))).toHaveLength(40);
});

test("an article's reading time is counted at 200 words a minute", () => {
  expect(minutesToRead(sanitisedBody(`<p>${'word '.repeat(1_000)}</p>`, []))).toBe(5);
  expect(minutesToRead(sanitisedBody(`<p>${'यकृत में वसा । '.repeat(200)}</p>`, []))).toBe(3);
  expect(minutesToRead(sanitisedBody('', []))).toBe(1);
});

const help = '<h2>When to get help</h2>';
const emergency = '<h3>Call <a href="tel:112">112</a> or <a href="tel:108">108</a>, if:</h3><ul><li>you faint<sup>[1]</sup></li></ul>';
const today = '<h3>Call us, or see a doctor, today if:</h3> <ul> <li>it <em>bleeds</em></li> </ul>';
const soon = '<h3>Call us, or see a doctor, in the next day or two if:</h3><ul><li>it itches</li></ul>';
const routine = '<h3>Book a visit if:</h3><ul><li>it comes back</li></ul>';

function shapeOf(html: string) {
  return piecesOf(sanitisedBody(html, [])).map((piece) => (piece.kind === 'text' ? 'text' : piece.cards.map(({ look }) => look)));
}

test("warning signs under 'When to get help' become cards with buttons", () => {
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

test("an article's 'today or tomorrow' heading becomes a within-days warning card", () => {
  expect(shapeOf(`${help}<h3>See a doctor today or tomorrow if:</h3><ul><li>x</li></ul>`)).toEqual([['within-days']]);
});

test('a link to an article’s warning heading reaches its warning card', () => {
  const body = sanitisedBody(`<h2>First</h2>${help}${emergency}`, []);
  numberParts(body);
  expect(piecesOf(body)[1]).toMatchObject({ kind: 'help', id: 'part-2' });
});

test("an article's warning heading without a valid list stays text", () => {
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
    `${help}<h3>Call 112 if:</h3><ul>${'<li>x</li>'.repeat(mostRows + 1)}</ul>`,
    `${help}<h3>Call 1120 if:</h3>${list}`,
    `<h3>When to get help</h3>${emergency}`,
    `<div>${help}${emergency}</div>`,
    `<h2>When to get help?</h2>${emergency}`,
  ];
  expect(others.filter((html) => shapeOf(html).some((piece) => piece !== 'text'))).toEqual([]);
  expect(renderedBody(`${help}<h3>Signs</h3>${list}`)).toBe(`${help}<h3>Signs</h3>${list}`);
});

test("an article's list as long as our pages' becomes a card", async () => {
  const ours = (await readContentFiles()).flatMap(({ page }) => Object.values(page.careCard).map((rows) => rows.length));
  expect(Math.max(...ours)).toBeLessThanOrEqual(mostRows);
  expect(shapeOf(`${help}<h3>Call 112 if:</h3><ul>${'<li>x</li>'.repeat(mostRows)}</ul>`)).toEqual([['emergency']]);
});

test("an article's warning card contains no script, handler, class or id", () => {
  const hostile = `${help}<h3 class="care-card" onclick="x()">Call 112 <script>x()</script><a href="javascript:x()">now</a></h3>
    <ul class="fixed" id="main"><li style="top:0" onclick="x()"><a href="javascript:x()" class="fixed">x</a><img src=x onerror=x()></li></ul>`;
  expect(shapeOf(hostile)).toEqual([['emergency']]);
  expect(renderedBody(hostile)).not.toMatch(/script|onclick|onerror|style=|fixed|id="main"/);
});

test('reference numbers in an article link only to existing references', () => {
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

test('reference numbers in articles without a reference list stay plain', () => {
  const plain = '<p>One<sup>[1]</sup></p><h2>References</h2><p>A</p><ol><li>B</li></ol>';
  const body = sanitisedBody(plain, []);
  linkReferences(body);
  expect(body).toEqual(sanitisedBody(plain, []));
});
