import { expect, test } from 'vitest';
import { fetchBlog } from '#backend/endpoints/blog.ts';

function blogOf(sections: unknown) {
  return fetchBlog({ base: 'http://backend.test', fetch: async () => Response.json({ sections, extra: 1 }), timeoutMs: 1_000 });
}

const section = { id: 'a', title: 'Piles', description: '<p>Text</p>' };

test('the blog reader accepts an article without category, picture or date', async () => {
  expect(await blogOf([section])).toEqual({ ok: true, value: { sections: [section], dropped: 0 } });
});

test('the blog reader returns only the known fields of an article', async () => {
  const full = {
    ...section,
    category: 'Bowel',
    photo: { secure_url: 'https://m.example/a.jpg' },
    date: '2026-01-02',
    updatedAt: '2026-02-03',
  };
  const sent = { ...full, __v: 0, photo: { ...full.photo, public_id: 'x' } };
  expect(await blogOf([sent])).toEqual({ ok: true, value: { sections: [full], dropped: 0 } });
});

test('the blog reader accepts a numeric id and _id', async () => {
  const { id, ...rest } = section;
  const reply = await blogOf([
    { ...rest, id: 7 },
    { ...rest, _id: '65f0' },
  ]);
  expect(reply.ok && reply.value.sections.map((read) => read.id)).toEqual(['7', '65f0']);
});

test('the blog reader drops a malformed picture, category or date only', async () => {
  const reply = await blogOf([{ ...section, photo: 'https://m.example/a.jpg', category: 5, date: null, updatedAt: {} }]);
  expect(reply).toEqual({ ok: true, value: { sections: [section], dropped: 0 } });
});

test.each([
  ['no id', { ...section, id: undefined }],
  ['no title', { ...section, title: ' ' }],
  ['no text', { ...section, description: null }],
  ['nothing', null],
])('the blog reader skips and counts an article with %s', async (_, broken) => {
  expect(await blogOf([broken, section])).toEqual({ ok: true, value: { sections: [section], dropped: 1 } });
});

test('the blog reader rejects a list without any readable article', async () => {
  expect(await blogOf([{ name: 'Piles' }])).toEqual({ ok: false, failure: { kind: 'malformed', why: 'no section can be read' } });
});
