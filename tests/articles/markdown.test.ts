import { expect, test } from 'vitest';
import { markdownOfHtml } from '#articles/from-html.ts';
import { htmlOfMarkdown } from '#articles/markdown.ts';
import { cleanText, isPasted } from '#articles/paste/plain-text.ts';
import { sampleArticleRows } from '#articles/samples/sample-articles.ts';
import { readContentFiles } from '#checks/content-files.ts';
import { renderedBody } from '#tests/security/rendered-post.ts';
import { strangersIn } from '#tests/security/strangers.ts';
import { callers } from '#tests/security/xss-callers.ts';
import { combinations } from '#tests/security/xss-combinations.ts';
import { vectors } from '#tests/security/xss-vectors.ts';

const html = (markdown: string) => htmlOfMarkdown(markdown, ['res.cloudinary.com']);
const markdown = (text: string) => markdownOfHtml(text, ['res.cloudinary.com']);

test("an article's Markdown becomes headings, lists, tables, links and pictures", () => {
  expect(html('# One\n\nTwo **three** _four_\n\n- five')).toBe(
    '<h2>One</h2>\n<p>Two <strong>three</strong> <em>four</em></p>\n<ul>\n<li>five</li>\n</ul>',
  );
  expect(html('| a |\n| --- |\n| b |')).toContain('<td>b</td>');
  expect(html('[A](/treatment) ![B](/api/v1/photo/3)')).toBe('<p><a href="/treatment">A</a> <img alt="B" src="/api/v1/photo/3"></p>');
});

test('an article escapes HTML in its Markdown', () => {
  expect(html('under <5 mg> and <b>bold</b>')).toBe('<p>under &#x3C;5 mg> and &#x3C;b>bold&#x3C;/b></p>');
  expect(html('<script>alert(1)</script>')).not.toContain('<script');
});

// Each vector as text, link, picture and heading.
function survivorsOf(hostile: ReadonlyArray<string>): ReadonlyArray<string> {
  const typed = (vector: string) =>
    [vector, `[x](${vector})`, `[x](<${vector.replaceAll('\n', ' ')}>)`, `![${vector}](/a.png)`, `## ${vector}`].join('\n\n');
  return hostile.flatMap((vector) => strangersIn(renderedBody(html(typed(vector)))).map((stranger) => `${stranger} of ${vector}`));
}

test("an article's Markdown loses every known script vector", () => {
  expect(survivorsOf([...vectors, ...callers])).toEqual([]);
});

test("an article's Markdown loses every combined script vector", { tags: ['long'] }, () => {
  expect(survivorsOf(combinations())).toEqual([]);
});

test("an article's Markdown loses javascript:, data: and vbscript: links", () => {
  for (const address of ['javascript:alert(1)', 'data:text/html,x', 'vbscript:x', 'JaVaScRiPt:alert(1)'])
    expect(html(`[x](${address})`)).toBe('<p><a>x</a></p>');
});

test('an article with references shows bracketed numbers as superscripts', () => {
  expect(html('It is common [1]. See [2](/a).\n\n## References\n\n1. A')).toContain(
    '<p>It is common\u2060<sup>[1]</sup>. See <a href="/a">2</a>.</p>',
  );
  expect(html('It is common [1].')).toBe('<p>It is common [1].</p>');
});

test('the sample articles are unchanged after conversion to Markdown and back', async () => {
  const files = await readContentFiles();
  const articles = files.flatMap((file) => (file.kind === 'article' ? [file.page] : []));
  expect(articles).toHaveLength(12);
  const plain = (text: string) =>
    text
      .replace(/\u2060/g, '')
      .replace(/\s+(?=<)|(?<=>)\s+/g, '')
      .replace(/&#(?:x3C|60);/g, '&lt;')
      .replaceAll('&gt;', '>')
      .replaceAll(/&(?:#39|#x27);/g, "'")
      .replaceAll(/&(?:#x26|amp);/g, '&')
      .replaceAll('&quot;', '"');
  for (const { title, description } of sampleArticleRows(articles, (link) => ({ href: `/treatment/x/${link}`, name: link })))
    expect([title, plain(html(markdown(description)))]).toEqual([title, plain(description)]);
});

test('bulleted paragraphs pasted from Word become a Markdown list', () => {
  const word = `<p class=MsoNormal><b>Signs</b></p><p class=MsoListParagraphCxSpFirst><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;&nbsp; </span></span>Pain</p>
    <p class=MsoListParagraphCxSpLast>o&nbsp;&nbsp; Fever</p><p>1.&nbsp;&nbsp; One</p><p>Then</p><o:p>&nbsp;</o:p>`;
  expect(markdown(word)).toBe('**Signs**\n\n- Pain\n- Fever\n\n1. One\n\nThen');
});

test('pasted HTML loses scripts, styles and foreign pictures', () => {
  const pasted = markdown('<style>p{}</style><img src="https://evil.example/x.png"><p onclick="x()">Text<script>alert(1)</script></p>');
  expect(pasted).toBe('[Picture missing]\n\nText');
});

test('pasted WhatsApp and Word bullets and bold text become Markdown', () => {
  expect(cleanText('[22/11/26, 16:20] Asha: *Piles* are _common_\r\n•\tPain\no\tFever\n1.\tRest')).toBe(
    '**Piles** are _common_\n\n- Pain\n- Fever\n1. Rest',
  );
  expect(cleanText('3*4*5 and **bold** and ~old~')).toBe('3*4*5 and **bold** and ~~old~~');
  expect(cleanText('a\u0000b\u202ec')).toBe('a bc');
});

test('the article editor recognises WhatsApp or Word text, not typed Markdown', () => {
  expect(isPasted('- one\n- two\n\n*word* o clock')).toBe(false);
  expect(isPasted('• one')).toBe(true);
});
