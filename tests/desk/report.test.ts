import { expect, test } from 'vitest';
import { htmlOfMarkdown } from '#articles/markdown.ts';
import { sampleArticleRows } from '#articles/samples/sample-articles.ts';
import { readContentFiles, textOfFile } from '#checks/content-files.ts';
import { sentencesOf, wordsOf } from '#checks/plain-language.ts';
import { practice } from '#content/practice.ts';
import { medicalWordsIn, reportOf } from '#desk/articles/report.ts';

const report = (markdown: string, title = '') => reportOf(title, htmlOfMarkdown(markdown, []), []);

test("an article's report names a quantity without a source", () => {
  const { problems, sources } = report(
    'It comes back in 1 in 7 people.\n\nIn 20 days it heals. [1]\n\n## References\n\n1. A [paper](https://a.example/)',
  );
  expect(sources).toBe(1);
  expect(problems).toEqual(['A figure without a source: “It comes back in 1 in 7 people.”']);
});

test("an article's report names missing and uncited references", () => {
  expect(report('Words. [3]\n\n## References\n\n1. A\n2. B').problems).toEqual([
    '[3] is not in the list of references.',
    'Reference 1 is not cited in the text.',
    'Reference 2 is not cited in the text.',
  ]);
  const asks = 'End with “## References” and a numbered list. News that claims nothing medical needs none.';
  expect(report('Piles bleed.').problems).toEqual([`No references, and it speaks of “piles”, “bleed”. ${asks}`]);
  // A script that the word list does not cover is treated as medical.
  expect(report('यकृत की सूजन').problems).toEqual([`No references. ${asks}`]);
});

test("an article's report names hard sentences, refused phrases and undescribed pictures", () => {
  const { grade, problems } = report(
    'The pathophysiological considerations necessitate comprehensive multidisciplinary evaluation, guaranteed.\n\n![](/a.png)',
  );
  expect(grade).toBeGreaterThan(8);
  expect(problems.join('\n')).toMatch(/Reading grade[\s\S]*phrase that the rules refuse: “guaranteed”[\s\S]*A picture has no words/);
});

test("an article's report is empty for an empty article", () => {
  expect(report('')).toEqual({ words: 0, grade: 0, medianSentence: 0, sources: 0, medical: false, problems: [] });
});

// The samples pass the content report, so the desk's report must agree.
test('an article’s report finds no wording problems in the sample articles', async () => {
  const files = await readContentFiles();
  const articles = files.flatMap((file) => (file.kind === 'article' ? [file.page] : []));
  for (const { title, description } of sampleArticleRows(articles, () => ({ href: '/treatment/x', name: 'X' }))) {
    const { grade, problems } = reportOf(title, description, []);
    expect([title, grade < 8.6, problems.filter((problem) => /refused|not in the list|not cited|35 words/.test(problem))]).toEqual([
      title,
      true,
      [],
    ]);
  }
});

test.each([
  'We are closed on Diwali.',
  'Our clinic is closed from 7 to 9 November 2026, for three days. In an emergency ring 112 or go to the nearest hospital.',
  'We moved! The new address is 12 Karve Road, second floor, Pune 411004. We open at 10:30 am; ring 98220 12345.',
  'Asha joins our front desk. She has worked with patients for twelve years and speaks four languages.',
  `${practice.name} wishes you a happy new year.`,
])('an article’s report requires no source for news: %s', (words) => {
  const { medical, problems } = report(words);
  expect([medical, problems.filter((problem) => /source|references/i.test(problem))]).toEqual([false, []]);
});

test('an article’s report requires no source for dates and prices', () => {
  const { problems } = report(
    'Piles camp on 12 December 2026 and 3rd January: ₹500. Ring 98220 12345 or +91 9822012345. [1]\n\n## References\n\n1. A',
  );
  expect(problems).toEqual([]);
  const again = 'Piles camp on 12 December 2026: ₹500, ring 98220 12345.';
  expect(report(again).problems.join()).not.toContain('A figure');
  expect(report(`${again} It cures 9 in 10.`).problems.join()).toContain('A figure');
});

test('an article’s report recognises a medical article by its title', () => {
  expect(report('Come and see us.', 'Blood in the stool').medical).toBe(true);
});

test('any eight sentences of our pages are recognised as medical', async () => {
  const silent = (await readContentFiles()).flatMap((file) => {
    const sentences = textOfFile(file).blocks.flatMap(sentencesOf);
    const parts = sentences.flatMap((_, at) => (at % 8 === 0 ? [sentences.slice(at, at + 8).join(' ')] : []));
    return parts.filter((part) => wordsOf(part).length > 40 && medicalWordsIn(part) === undefined).map((part) => `${file.name}: ${part}`);
  });
  expect(silent).toEqual([]);
});
