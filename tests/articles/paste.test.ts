import type { Element } from 'hast';
import { expect, test } from 'vitest';
import { pastedText } from '#articles/from-html.ts';
import { htmlOfMarkdown } from '#articles/markdown.ts';
import { missingIn } from '#articles/paste/inline.ts';
import { rulesOf, styleOf } from '#articles/paste/look.ts';

const fromHtml = (html: string, text = '') => pastedText(html, text).markdown;
const shown = (markdown: string) => htmlOfMarkdown(markdown, []);

const wordItem = (level: number, sign: string, words: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:${36 * level}.0pt;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>${words}<o:p></o:p></p>`;
const docs = (inner: string) =>
  `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1a2b">${inner}</b><br class="Apple-interchange-newline">`;
const docsText = (words: string, style = 'font-weight:400') =>
  `<span style="font-size:11pt;font-family:Arial;${style};vertical-align:baseline;white-space:pre-wrap;">${words}</span>`;

test('lists pasted from Word into an article keep their nesting', () => {
  const word = [
    '<h1>Piles</h1><h2>Signs</h2>',
    wordItem(1, '·', 'Pain'),
    wordItem(2, 'o', 'at night'),
    wordItem(3, '§', 'worse after food'),
    wordItem(1, '·', 'Fever'),
    '<p class=MsoNormal>Then:</p>',
    wordItem(1, '1.', 'Rest'),
    wordItem(2, 'a)', 'lying'),
    wordItem(1, '2.', 'Drink'),
  ].join('\n');
  expect(fromHtml(word)).toBe(
    '## Piles\n\n## Signs\n\n- Pain\n  - at night\n    - worse after food\n- Fever\n\nThen:\n\n1. Rest\n   1. lying\n2. Drink',
  );
});

test('pasting an article takes a leading level-1 heading as its title', () => {
  const taken = (html: string) => pastedText(html, '', true);
  expect(taken('<h1>Piles <b>and</b> you</h1><p>Text</p><h1>Signs</h1>')).toEqual({ title: 'Piles and you', markdown: 'Text\n\n## Signs' });
  expect(taken('<p class=MsoTitle>Piles</p><p>Text</p>')).toEqual({ title: 'Piles', markdown: 'Text' });
  // One that does not come first, is too long or holds a picture stays where it is.
  for (const html of [
    '<p>Text</p><h1>Piles</h1>',
    `<h1>${'Piles '.repeat(40)}</h1>`,
    '<h1>Piles <img alt="A plate"></h1>',
    '<h2>Piles</h2>',
  ])
    expect(taken(html)).toEqual({ title: '', markdown: fromHtml(html) });
});

test('the article editor lists each pasted picture that is missing', () => {
  const markdown = fromHtml('<p>One <img src="file:///a.png" alt="A [small] plate"></p><p><img src="cid:1"></p><video></video>');
  expect(missingIn(markdown)).toEqual(['picture “A (small) plate”', 'a picture without a name', 'a recording without a name']);
  expect(missingIn('Nothing [1] is missing.')).toEqual([]);
});

test('text pasted from Google Docs keeps nested lists and bold', () => {
  const list = `<ul><li dir="ltr" aria-level="1"><p>${docsText('One')}</p></li><ul><li dir="ltr" aria-level="2"><p>${docsText('Inner')}</p></li></ul><li aria-level="1"><p>${docsText('Two')}</p></li></ul>`;
  const html = docs(`<p dir="ltr">${docsText('Plain and ')}${docsText('strong:', 'font-weight:700')}${docsText('then')}</p>${list}`);
  expect(fromHtml(html)).toBe('Plain and **strong**:then\n\n- One\n  - Inner\n- Two');
  const published =
    '<ul class="c1 lst-kix_ab-0 start"><li>One</li></ul><ul class="lst-kix_ab-1"><li>Inner</li></ul><ul class="lst-kix_ab-0"><li>Two</li></ul>';
  expect(fromHtml(published)).toBe('- One\n  - Inner\n- Two');
});

test('a table pasted into an article makes row one its header', () => {
  const word =
    "<table class=MsoTableGrid><tr style='mso-yfti-irow:0'><td><p class=MsoNormal><b>Dose</b></p></td><td><p>Times | day</p></td></tr><tr><td><p>5 mg</p><p>or less</p></td><td>2</td></tr></table>";
  const markdown = fromHtml(word);
  expect(markdown).toBe('| **Dose** | Times \\| day |\n| - | - |\n| 5 mg or less | 2 |');
  expect(shown(markdown)).toContain('<th>Times | day</th>');
});

test('a pasted table keeps its columns where cells were merged', () => {
  const html =
    '<table><tr><td colspan=2>Both</td><td>C</td></tr><tr><td rowspan=2>Down</td><td>1</td><td>2</td></tr><tr><td>3</td><td>4</td></tr></table>';
  expect(fromHtml(html)).toBe('| Both | | C |\n| - | - | - |\n| Down | 1 | 2 |\n| | 3 | 4 |');
});

test.each([
  ['<p>10<sup>3</sup>/µL, H<sub>2</sub>O, 22<sup>nd</sup></p>', '10³/µL, H₂O, 22nd'],
  ['<p>10<span style="font-size:0.6em;vertical-align:super">-3</span></p>', '10⁻³'],
  ["<p>10<span style='position:relative;top:-4pt;mso-text-raise:4.0pt'>9</span></p>", '10⁹'],
  ['<p>T<sub>max</sub> was 4</p>', 'T<sub>max</sub> was 4'],
] as const)('text pasted into an article keeps superscripts and subscripts (%#)', (html, markdown) => {
  expect(fromHtml(html)).toBe(markdown);
});

test('an article shows pasted sub- and superscripts but escapes other HTML', () => {
  expect(shown('T<sub>max</sub> and 10³ and <b>no</b>')).toBe('<p>T<sub>max</sub> and 10³ and &#x3C;b>no&#x3C;/b></p>');
});

test('text pasted into an article keeps strikethrough and loses underlining', () => {
  const html = `<p><s>old</s> <del>gone</del> <span style="text-decoration:line-through">out</span> <u>line</u> <span style="text-decoration:underline">under</span></p>`;
  expect(fromHtml(html)).toBe('~~old gone out~~ line under');
  expect(shown('~~old~~ ~5 mg~')).toBe('<p><s>old</s> ~5 mg~</p>');
});

const wordNote = (number: number, words: string) =>
  `<div style='mso-element:footnote' id=ftn${number}><p class=MsoFootnoteText><a style='mso-footnote-id:ftn${number}' href="#_ftnref${number}" name="_ftn${number}"><span class=MsoFootnoteReference><![if !supportFootnotes]>[${number}]<![endif]></span></a> ${words}</p></div>`;
const wordReference = (number: number) =>
  `<a style='mso-footnote-id:ftn${number}' href="#_ftn${number}" name="_ftnref${number}"><span class=MsoFootnoteReference><![if !supportFootnotes]>[${number}]<![endif]></span></a>`;

test.each([
  [
    'Word',
    `<p>Common${wordReference(1)}. Rare${wordReference(2)}.</p><div style='mso-element:footnote-list'><br clear=all><hr align=left width="33%">${wordNote(1, 'A study.')}${wordNote(2, 'Another.')}</div>`,
  ],
  [
    'Google Docs',
    '<p>Common<sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup>. Rare<sup><a href="#ftnt2" id="ftnt_ref2">[2]</a></sup>.</p><hr><div><p><a href="#ftnt_ref1" id="ftnt1">[1]</a><span> A study.</span></p></div><div><p><a href="#ftnt_ref2" id="ftnt2">[2]</a> Another.</p></div>',
  ],
  [
    'LibreOffice',
    '<p>Common<a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a>. Rare<a name="sdfootnote2anc" href="#sdfootnote2sym"><sup>2</sup></a>.</p><div id="sdfootnote1"><p><a name="sdfootnote1sym" href="#sdfootnote1anc">1</a>A study.</p></div><div id="sdfootnote2"><p><a name="sdfootnote2sym" href="#sdfootnote2anc">2</a>Another.</p></div>',
  ],
] as const)('footnotes pasted from %s become numbered references of the article', (_, html) => {
  const markdown = fromHtml(html);
  expect(markdown).toBe('Common [1]. Rare [2].\n\n## References\n\n1. A study.\n2. Another.');
  expect(shown(markdown)).toContain('<sup>[1]</sup>');
});

test('footnotes pasted into an article are numbered after its existing references', () => {
  const html =
    '<p>Common<sup>[1]</sup>, rare<a href="#n1" id="r1">1</a>.</p><h2>References</h2><ol><li>Mine</li></ol><div><p id="n1"><a href="#r1">1</a> Noted</p></div>';
  expect(fromHtml(html)).toBe('Common [1], rare [2].\n\n## References\n\n1. Mine\n2. Noted');
});

test('text pasted into an article marks missing pictures, keeps emoji', () => {
  const html =
    '<p>Before <img src="file:///C:/a.png" alt="A plate\nof [dal]"> after</p><img src="data:image/png;base64,AA"><span>Fine <img alt="🙂" class="emoji" src="https://web.whatsapp.com/x.png"></span>';
  expect(fromHtml(html)).toBe('Before [Picture missing: A plate of (dal)] after\n\n[Picture missing] Fine 🙂');
});

test('large text pasted from Apple programs becomes article headings', () => {
  const html =
    '<style type="text/css">p.p1 {font: 24.0px Helvetica} p.p3 {font: 16.0px Helvetica} p.p2 {font: 12.0px Helvetica} span.s1 {text-decoration: line-through}</style><p class="p1"><b>Piles</b></p><p class="p2">They are common, and most of them go by themselves.</p><p class="p3"><b>Signs</b></p><ul class="ul1"><li class="li1">Pain</li><ul><li>at night</li></ul></ul><p class="p2"><span class="s1">Old</span></p>';
  expect(fromHtml(html)).toBe(
    '## Piles\n\nThey are common, and most of them go by themselves.\n\n### Signs\n\n- Pain\n  - at night\n\n~~Old~~',
  );
});

test('pasted WhatsApp text keeps bold and lists, without time stamps', () => {
  const text = '[22/11/26, 16:20] Asha: *Piles* are _common_\nEat fibre\n• Fruit\n• Dal\nThen ~stop~ rest';
  const markdown = '**Piles** are _common_\n\nEat fibre\n\n- Fruit\n- Dal\n\nThen ~~stop~~ rest';
  expect(pastedText('', text).markdown).toBe(markdown);
  const html = `<div>${text.split('\n').join('<br>')}</div>`;
  expect(pastedText(html, text).markdown).toBe(markdown);
});

test('pasted words that are partly bold or italic become valid Markdown', () => {
  expect(fromHtml('<p><b>Note:</b>take <i>H. pylori</i>-positive a<i>n</i>d un<b>believ</b>able (<b>(x)</b>)y</p>')).toBe(
    '**Note**:take _H. pylori_-positive and un**believ**able (**(x)**)y',
  );
});

test('pasted HTML loses its scripts, handlers and script links', () => {
  const html =
    '<p onclick="x()">A<script>alert(1)</script><a href="javascript:alert(1)">b</a><iframe src="https://evil.example"></iframe></p><svg onload=alert(1)><title>t</title></svg>';
  const markdown = fromHtml(html);
  expect(markdown).not.toMatch(/alert|javascript|onclick|evil/);
  expect(markdown).toMatch(/^Ab/);
});

test('HTML too large to convert is pasted as plain words', () => {
  const words = Array.from({ length: 300 }, (_, at) => `word${at}`).join(' ');
  const deep = `${'<div>'.repeat(400)}${words}<script>alert(1)</script>`;
  expect(pastedText(deep, '').markdown).toBe(words);
  expect(pastedText(deep, 'plain *text*').markdown).toBe('plain **text**');
});

test('a pasted style sheet is read within bounds', () => {
  const element = (tagName: string, className: string[], words: string) =>
    ({ type: 'element', tagName, properties: { className }, children: [{ type: 'text', value: words }] }) satisfies Element;
  const rules = rulesOf({ type: 'root', children: [element('style', [], '.a{b:c}'.repeat(20_000))] });
  const given = Array.from({ length: 2_000 }, () => styleOf(element('p', ['a', 'a', 'a'], 'x'), rules).length);
  expect(Math.max(...given)).toBeLessThan(10_000);
  expect(given.reduce((sum, length) => sum + length)).toBeLessThan(4_000_000);
  const many = `<style>${'.a{b:c}'.repeat(2_000)}</style>${'<p class="a a">x</p>'.repeat(2_000)}`;
  expect(fromHtml(many)).toBe(Array(2_000).fill('x').join('\n\n'));
});
