import type { D1Database } from '@cloudflare/workers-types';
import { expect, test } from 'vitest';
import { fetchBlog } from '#backend/endpoints/blog.ts';
import { embeddedBackend } from '#embedded-backend/app.ts';
import { keys, practiceDatabase } from './practice-database.ts';

const million = 1_000_000;

async function blogOf(count: number, bytes: number) {
  const db = await practiceDatabase();
  // Two articles share each day, so the day alone cannot be the cursor.
  await db
    .prepare(
      `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?)
       INSERT INTO sections (page_id, title, photo, description, date, created_at, updated_at)
       SELECT 1, 'Post ' || n, '/images/a.png', replace(hex(zeroblob(?)), '0', 'é'), date('2010-01-01', '+' || (n / 2) || ' days'), '', '' FROM numbers`,
    )
    .bind(count, Math.floor(bytes / 4))
    .run();
  return db;
}

/** Wraps a database and collects its queries. */
function counted(db: D1Database) {
  const asked: string[] = [];
  const prepare = (sql: string) => {
    asked.push(sql);
    return db.prepare(sql);
  };
  return { asked, db: { prepare } as unknown as D1Database };
}

test('the blog API reads 3,000 articles in fewer than fifty queries', async () => {
  const { db, asked } = counted(await blogOf(3_000, 8_000));
  const app = embeddedBackend({ db, keys, trusted: true });
  const reply = await fetchBlog({ base: 'http://embedded.test', fetch: async (request) => app.fetch(request), timeoutMs: 60_000 });
  if (!reply.ok) throw new Error(JSON.stringify(reply.failure));
  const ids = reply.value.sections.map(({ id }) => Number(id));
  expect(ids).toEqual(Array.from({ length: 3_000 }, (_, index) => 3_000 - index));
  expect(reply.value.sections[0]).toMatchObject({ title: 'Post 3000', photo: { secure_url: '/images/a.png' } });
  expect(asked.length).toBeLessThan(50);
});

test('the blog API reads long articles in small batches', async () => {
  const { db, asked } = counted(await blogOf(60, 400_000));
  const body = (await embeddedBackend({ db, keys, trusted: true }).request('/api/v1/dynamic/Blog')).body;
  let largest = 0;
  for await (const chunk of body ?? []) largest = Math.max(largest, chunk.length);
  // The first query does not know the articles' length yet.
  expect(largest).toBeLessThan(20 * 0.42 * million);
  expect(asked.length).toBeLessThan(50);
  expect(asked.length).toBeGreaterThan(15);
});
