import { expect, test } from 'vitest';
import { readContentFiles } from '#checks/content-files.ts';
import { htmlOfMarkdown } from '#desk/articles/markdown.ts';
import { reportOf } from '#desk/articles/report.ts';
import { sampleArticleRows } from '#embedded-backend/samples/sample-articles.ts';

const report = (markdown: string) => reportOf(htmlOfMarkdown(markdown, []), []);

test('a figure without a source is named, one with is not', () => {
  const { problems, sources } = report(
    'It comes back in 1 in 7 people.\n\nIn 20 days it heals. [1]\n\n## References\n\n1. A [paper](https://a.example/)',
  );
  expect(sources).toBe(1);
  expect(problems).toEqual(['A figure without a source: “It comes back in 1 in 7 people.”']);
});

test('references that are missing or never cited are named', () => {
  expect(report('Words. [3]\n\n## References\n\n1. A\n2. B').problems).toEqual([
    '[3] is not in the list of references.',
    'Reference 1 is not cited in the text.',
    'Reference 2 is not cited in the text.',
  ]);
  expect(report('Words.').problems).toEqual(['No references. End with “## References” and a numbered list.']);
});

test('hard reading, refused phrases and wordless pictures are named', () => {
  const { grade, problems } = report(
    'The pathophysiological considerations necessitate comprehensive multidisciplinary evaluation, guaranteed.\n\n![](/a.png)',
  );
  expect(grade).toBeGreaterThan(8);
  expect(problems.join('\n')).toMatch(/Reading grade[\s\S]*phrase that the rules refuse: “guaranteed”[\s\S]*A picture has no words/);
});

test('an empty article has nothing wrong with its words', () => {
  expect(report('')).toEqual({ words: 0, grade: 0, medianSentence: 0, sources: 0, problems: [] });
});

// They pass the content report, so the desk must not find fault with their words.
test('the sample articles pass as in the content report', async () => {
  const files = await readContentFiles();
  const articles = files.flatMap((file) => (file.kind === 'article' ? [file.page] : []));
  for (const { title, description } of sampleArticleRows(articles, () => ({ href: '/treatment/x', name: 'X' }))) {
    const { grade, problems } = reportOf(description, []);
    expect([title, grade < 8.6, problems.filter((problem) => /refused|not in the list|not cited|35 words/.test(problem))]).toEqual([
      title,
      true,
      [],
    ]);
  }
});
