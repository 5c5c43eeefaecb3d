import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markdownOfHtml, pastedText } from '#articles/from-html.ts';
import { htmlOfMarkdown } from '#articles/markdown.ts';
import { overBounds } from '#articles/markdown-bounds.ts';

/** A document of one of the programs, and the words in it, each of them once. */
type Made = { html: string; words: ReadonlyArray<string> };

let serial = 0;
const word = fc.constantFrom('pain', 'हर्निया', 'Fever', 'दुखणे', 'x', 'H', 'µmol').map((start) => {
  serial += 1;
  return `${start}q${serial}z`;
});
const sign = fc.constantFrom('', '', '', ':', '.', ',', ')', '*', '_', '~', '[', '|', '#', '`', '&amp;', '&lt;', ' ', '\u00a0', '\n');

const look = fc.constantFrom(
  ['', ''],
  ['<b>', '</b>'],
  ['<i>', '</i>'],
  ['<s>', '</s>'],
  ['<u>', '</u>'],
  ['<sup>', '</sup>'],
  ['<sub>', '</sub>'],
  ['<code>', '</code>'],
  ['<del>', '</del>'],
  ['<a href="https://a.example/x_y">', '</a>'],
  ['<span style="font-weight:700">', '</span>'],
  ['<span style="font-style:italic;text-decoration:line-through">', '</span>'],
  ['<span style="vertical-align:super">', '</span>'],
  ['<blink>', '</blink>'],
  ['<o:p>', '</o:p>'],
);
const joined = (parts: ReadonlyArray<Made>): Made => ({
  html: parts.map(({ html }) => html).join(''),
  words: parts.flatMap(({ words }) => words),
});
const stretch: fc.Arbitrary<Made> = fc
  .tuple(sign, word, sign, look, look)
  .map(([before, each, after, one, two]) => ({ html: `${one[0]}${two[0]}${before}${each}${after}${two[1]}${one[1]}`, words: [each] }));
const line = fc.array(stretch, { minLength: 1, maxLength: 5 }).map(joined);
const within = (start: string, end: string) => (made: Made) => ({ html: start + made.html + end, words: made.words });

const { block } = fc.letrec<{ block: Made }>((tie) => ({
  block: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    line.map(within('<p class=MsoNormal>', '</p>')),
    line.map(within('', '<br>')),
    line.map(within('<h2>', '</h2>')),
    fc
      .tuple(fc.integer({ min: 1, max: 5 }), line)
      .map(([level, made]) =>
        within(
          `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span>`,
          '</p>',
        )(made),
      ),
    fc.array(tie('block'), { maxLength: 3 }).map((inner) => within('<ul><li>', '</li></ul>')(joined(inner))),
    fc.array(tie('block'), { maxLength: 3 }).map((inner) => within('<ol><li>a</li><ul><li>', '</li></ul></ol>')(joined(inner))),
    fc.array(tie('block'), { maxLength: 3 }).map((inner) => within('<blockquote>', '</blockquote>')(joined(inner))),
    fc.array(tie('block'), { maxLength: 3 }).map((inner) => within('<table><tr><td>a</td><td>', '</td></tr></table>')(joined(inner))),
    fc.array(tie('block'), { maxLength: 3 }).map((inner) => within('<div><b style="font-weight:normal">', '</b></div>')(joined(inner))),
    fc.array(tie('block'), { maxLength: 2 }).map((inner) => within('<details><summary>', '</summary></details>')(joined(inner))),
    fc.array(tie('block'), { maxLength: 2 }).map((inner) => within('<dl><dt>', '</dt></dl>')(joined(inner))),
    line.map(within('<p>x<a href="#n" id="r">1</a></p><p id="n"><a href="#r">1</a> ', '</p>')),
    line.map(within('<pre><code>', '</code></pre>')),
    line.map(within('<figure><img src="x.png" alt="y"><figcaption>', '</figcaption></figure>')),
  ),
}));
const document = fc.array(block, { minLength: 1, maxLength: 6 }).map(joined);

const lettersOf = (text: string) => text.normalize('NFKC').replace(/[^\p{L}\p{N}\p{M}]+/gu, '');
const readable = (html: string) =>
  lettersOf(
    html
      .replace(/<[^>]*>/g, '')
      .replaceAll('&#x26;', '&')
      .replaceAll('&#x3C;', '<'),
  );

test('pasting a generated document into the article editor loses no word', () => {
  fc.assert(
    fc.property(document, ({ html, words }) => {
      for (const markdown of [pastedText(html, '').markdown, markdownOfHtml(html, [])]) {
        const site = readable(htmlOfMarkdown(markdown, []));
        expect(words.filter((each) => !site.includes(lettersOf(each)))).toEqual([]);
      }
    }),
    { numRuns: 150, seed: 20261123 },
  );
});

const tags = [
  'b',
  's',
  'p',
  'ul',
  'li',
  'table',
  'td',
  'tr',
  'pre',
  'h1',
  'blockquote',
  'blink',
  'math',
  'svg',
  'template',
  'select',
  'a',
  'dl',
];
const soup = fc
  .array(
    fc.oneof(
      fc.constantFrom(...tags).map((name) => `<${name}>`),
      fc.constantFrom(...tags).map((name) => `</${name}>`),
      fc.string({ maxLength: 12 }),
      fc.constantFrom(
        '<img src=x onerror=alert(1)>',
        '<p style="mso-list:l0 level9 lfo1">',
        '<td colspan=99999 rowspan=99999>',
        '<!--',
        ']]>',
        '<li aria-level=-5>',
      ),
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(''));

test('pasting random HTML into the article editor yields script-free Markdown', () => {
  fc.assert(
    fc.property(soup, (html) => {
      for (const markdown of [pastedText(html, 'text').markdown, markdownOfHtml(html, [])]) {
        expect(htmlOfMarkdown(markdown, [])).not.toMatch(/<script|onerror=|<svg/);
        expect(typeof overBounds(markdown)).toMatch(/string|undefined/);
      }
    }),
    { numRuns: 300, seed: 20261123 },
  );
});
