import { expect, test } from 'vitest';
import { listArticles, openArticle } from '#articles/read-articles.ts';
import { sampleArticleRows, sampleArticleSql } from '#articles/samples/sample-articles.ts';
import type { Article } from '#content/article.ts';
import { article as colonoscopy } from '#content/articles/preparing-for-a-colonoscopy.ts';
import { article as travelling } from '#content/articles/travelling-for-surgery.ts';
import { operations } from '#content/operations.ts';
import { exampleNotice } from '#content/when-may-i.ts';
import { embeddedBackend } from '#embedded-backend/app.ts';
import { runSql } from '#tests/databases.ts';
import { keys, practiceDatabase } from '#tests/embedded-backend/practice-database.ts';

const source = { title: 'Piles <care>', publisher: 'NIDDK', year: 2025, checkedOn: '2026-11-20', basis: 'full' } as const;

const article: Article = {
  title: "Piles; what's next",
  category: 'Bowel',
  photo: '/images/articles/piles.svg',
  photoAlt: 'A drawing',
  date: '2026-06-11T09:00:00+05:30',
  updatedAt: '2026-07-01T09:00:00+05:30',
  body: [
    { paragraph: 'About {share} have them. [second]' },
    { heading: 'Common & mild' },
    { paragraph: 'Eat <fibre>.' },
    { list: ['Water', 'Walks [first]'] },
  ],
  careCard: { emergency: ['you faint [third]'], 'same-day': ['it bleeds'], 'within-days': ['it itches'], routine: [] },
  related: ['hemorrhoids', 'nowhere'],
  evidence: {
    sources: {
      first: { ...source, url: 'https://a.example/1' },
      second: { ...source, url: 'https://a.example/2?a=1&b="2"' },
      third: { ...source, year: null, url: 'https://a.example/3' },
      unused: { ...source, url: 'https://a.example/4' },
    },
    figures: { share: { value: '1 in 20', source: 'first' } },
  },
};

const addressOf = (link: string) =>
  link === 'hemorrhoids' ? { href: '/treatment/proctology/hemorrhoids', name: 'Piles & more' } : undefined;
const rows = sampleArticleRows([article], addressOf);

async function blogOf(db: Parameters<typeof embeddedBackend>[0]['db']) {
  const answer = await embeddedBackend({ db, keys }).request('/api/v1/dynamic/Blog');
  return ((await answer.json()) as { sections: Array<Record<string, unknown>> }).sections;
}

test('a sample article becomes HTML with references in reading order', () => {
  expect(rows[0]?.description).toBe(
    [
      '<p>About 1 in 20<sup>[1]</sup> have them.\u2060<sup>[2]</sup></p>',
      '<h2>When to get help</h2>',
      '<h3>Call <a href="tel:112">112</a> or <a href="tel:108">108</a>, or go to the nearest emergency department, if:</h3><ul><li>you faint\u2060<sup>[3]</sup></li></ul>',
      '<h3>Call us, or see a doctor, today if:</h3><ul><li>it bleeds</li></ul>',
      '<h3>Call us, or see a doctor, in the next day or two if:</h3><ul><li>it itches</li></ul>',
      '<h2>Common &amp; mild</h2>',
      '<p>Eat &lt;fibre&gt;.</p>',
      '<ul><li>Water</li><li>Walks\u2060<sup>[1]</sup></li></ul>',
      '<h2>Read more on this site</h2><ul><li><a href="/treatment/proctology/hemorrhoids">Piles &amp; more</a></li></ul>',
      '<h2>References</h2><ol>',
      '<li><a href="https://a.example/1">Piles &lt;care&gt;</a>. NIDDK, 2025.</li>',
      '<li><a href="https://a.example/2?a=1&amp;b=&quot;2&quot;">Piles &lt;care&gt;</a>. NIDDK, 2025.</li>',
      '<li><a href="https://a.example/3">Piles &lt;care&gt;</a>. NIDDK.</li>',
      '</ol>',
    ].join(''),
  );
});

// The days before a flight stood in another page; the article gave British ones alone.
test('a sample article shows the practice’s own answers, marked as examples', () => {
  const body: Article['body'] = [
    { ownAnswers: { when: 'fly', of: [{ words: 'Liver or <stomach>', operations: ['liver', 'stomach'] }] } },
    { ownAnswers: { when: 'fly', of: [{ words: 'Piles or a wrap', operations: ['piles', 'keyhole-gallbladder'] }] } },
  ];
  const [row] = sampleArticleRows([{ ...article, body }], addressOf);
  const { fly } = operations.liver.back;
  const example = operations.liver.given ? '' : `<p><em>${exampleNotice}</em></p>`;
  expect(row?.description).toContain(`<ul><li>Liver or &lt;stomach&gt;: ${fly}.</li></ul>${example}`);
  expect(row?.description).toContain(`: ${operations.piles.back.fly}; or ${operations['keyhole-gallbladder'].back.fly}.</li>`);
});

test('the article on travelling gives our days before a flight first', () => {
  const own = travelling.body.findIndex((block) => 'ownAnswers' in block);
  const british = travelling.body.findIndex((block) => 'paragraph' in block && block.paragraph.includes('{flyKeyhole}'));
  expect([own > 0, own < british]).toEqual([true, true]);
});

test('the article on a colonoscopy opens with its sheet', () => {
  const [row] = sampleArticleRows([colonoscopy], addressOf);
  const opening = row?.description.slice(0, row.description.indexOf('<h2>'));
  expect(opening).toContain('<a href="/getting-ready/colonoscopy-polyps">Getting ready: Colonoscopy with removal of polyps</a>');
});

test.each(['{nothing}', '[nothing]'])('converting a sample article throws for %s without a source', (mark) => {
  expect(() => sampleArticleRows([{ ...article, body: [{ paragraph: mark }] }], addressOf)).toThrow("'nothing'");
});

test('sample articles read from the database equal those inserted', async () => {
  const db = await practiceDatabase();
  await runSql(db, sampleArticleSql(rows));
  const { title, category, description, date, updatedAt } = rows[0] ?? {};
  expect(await blogOf(db)).toMatchObject([{ title, category, description, date, updatedAt, photo: { secure_url: article.photo } }]);
});

test('seeding twice adds each sample article to the article list once', async () => {
  const db = await practiceDatabase();
  for (let run = 0; run < 2; run++) await runSql(db, sampleArticleSql(rows));
  const { articles } = await listArticles(db, 1);
  expect(articles).toMatchObject([{ title: article.title, state: 'published', revision: 1, updatedBy: '' }]);
  expect((await openArticle(db, articles[0]?.id ?? 0, []))?.markdown).toContain('## References');
});

test('seeding adds sample articles once and restores no deleted ones', async () => {
  const db = await practiceDatabase();
  for (let run = 0; run < 2; run++) await runSql(db, sampleArticleSql(rows));
  expect(await blogOf(db)).toHaveLength(1);
  await db.prepare('DELETE FROM sections').run();
  await runSql(db, sampleArticleSql(rows));
  expect(await blogOf(db)).toEqual([]);
});

test('interrupted seeding of articles resumes without duplicates', async () => {
  const db = await practiceDatabase();
  const two = sampleArticleSql([...rows, ...rows.map((row) => ({ ...row, title: 'Another' }))]);
  const [first = ''] = two.split('\n');
  await runSql(db, first);
  await runSql(db, two);
  expect(await blogOf(db)).toHaveLength(2);
});

test('seeding names the sample article too long for one SQL statement', () => {
  const long = rows.map((row) => ({ ...row, description: 'क'.repeat(30_000) }));
  expect(() => sampleArticleSql(long)).toThrow("'Piles; what's next' is too long");
});
