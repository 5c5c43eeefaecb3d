import { expect, test } from 'vitest';
import { fetchBlog, maxBlogBytes, maxSectionBytes, streamBlog } from '#backend/endpoints/blog.ts';
import { sectionSplitter } from '#backend/json/section-splitter.ts';
import { answering, backendThatIs } from './faulty-backends.ts';

const timeouts = { idleMs: 5_000, totalMs: 5_000 };
const bytesOf = (text: string) => new TextEncoder().encode(text);
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/** Splits a text that arrives in chunks of one size. */
function cut(json: string, size: number) {
  const splitter = sectionSplitter({ section: 200_000, rest: 1_000 });
  const whole = bytesOf(json);
  const elements: string[] = [];
  for (let at = 0; at < whole.length; at += size)
    for (const raw of splitter.push(whole.subarray(at, at + size))) elements.push(textOf(raw).trim());
  for (const raw of splitter.end()) elements.push(textOf(raw).trim());
  return { elements, rest: textOf(splitter.rest()), fault: splitter.fault() };
}

const awkward = [
  { title: 'quotes " and \\ and \\" and ] } , [ {', nested: [[1, [2]], { a: { b: [] } }] },
  { title: 'पित्त \\\\', description: `${'<p class="x">\\'.repeat(9_000)}` },
  'a string, with ] and "',
  null,
  -1.5e3,
  [],
  {},
];

test.each([1, 7, 4_096, 65_536, 1_000_000])('the blog reader parses the same articles from %i-byte chunks', (size) => {
  const json = JSON.stringify({ before: { sections: [1, 2], a: '"sections":[3]' }, sections: awkward, after: ['sections', { b: ']' }] });
  const { elements, rest, fault } = cut(json, size);
  expect(fault).toBeUndefined();
  expect(elements.map((element) => JSON.parse(element))).toEqual(awkward);
  expect(JSON.parse(rest)).toEqual({ ...JSON.parse(json), sections: [] });
});

test('the blog reader ignores JSON whitespace between articles', () => {
  expect(cut(' {\n "sections" : [ \n ] } ', 1).elements).toEqual([]);
  expect(cut(JSON.stringify({ sections: [{ a: 1 }, 2] }, null, 2), 3).elements).toHaveLength(2);
});

const answer = (text: string) => fetchBlog(answering(() => new Response(text)));
const malformed = (why: string) => ({ ok: false, failure: { kind: 'malformed', why } });
const section = JSON.stringify({ id: 1, title: 'Piles', description: '<p>Text</p>' });

test.each([
  ['{"sections":[{}', 'not JSON'],
  [`{"sections":[${section},]}`, 'not JSON'],
  [`{"sections":[,${section}]}`, 'not JSON'],
  [`{"sections":[${section} ${section}]}`, 'not JSON'],
  [`{"sections":[${section}]`, 'not JSON'],
  [`{"sections":[{]}]}`, 'not JSON'],
  [`{"sections":[${section}]}}`, 'not JSON'],
  [`[{"sections":[${section}]}]`, "not the expected shape at 'sections'"],
  [`{"sections":{"0":${section}}}`, "not the expected shape at 'sections'"],
  ['{}', "not the expected shape at 'sections'"],
])('the blog reader rejects the list %s as malformed', async (text, why) => {
  expect(await answer(text)).toEqual(malformed(why));
});

test('the blog reader rejects a duplicate sections key, escaped or not', async () => {
  const twice = malformed('the key sections occurs twice');
  expect(await answer(`{"sections":[${section}],"sections":[]}`)).toEqual(twice);
  expect(await answer(`{"sections":null,"sections":[${section}]}`)).toEqual(twice);
  expect(await answer(`{"sections":[${section}],"sect\\u0069ons":[${section}]}`)).toEqual(
    malformed("not the expected shape at 'sections'"),
  );
});

const tooLarge = { ok: false, failure: { kind: 'too-large' } };

test('the blog reader rejects over 40 MB, whatever the Content-Length says', async () => {
  const piece = bytesOf(`${JSON.stringify({ id: 1, title: 'Long', description: 'x'.repeat(400_000) })},`);
  let sent = 0;
  const body = () =>
    new ReadableStream<Uint8Array>({
      start: (stream) => stream.enqueue(bytesOf('{"sections":[')),
      pull: (stream) => {
        sent += piece.length;
        stream.enqueue(piece);
      },
    });
  const read = await streamBlog(
    answering(() => new Response(body())),
    timeouts,
    async () => undefined,
  );
  expect(read).toEqual(tooLarge);
  expect(sent).toBeLessThan(maxBlogBytes + 2 * 1024 * 1024);
  const claimed = new Response('{"sections":[]}', { headers: { 'Content-Length': String(maxBlogBytes + 1) } });
  expect(await fetchBlog(answering(() => claimed))).toEqual(tooLarge);
});

test('the blog reader rejects an article over 512 KB', async () => {
  const blog = (bytes: number) => {
    const empty = JSON.stringify({ id: 1, title: 'Long', description: '' });
    return `{"sections":[${section},${empty.replace('""', `"${'x'.repeat(bytes - empty.length)}"`)}]}`;
  };
  expect(await answer(blog(maxSectionBytes))).toMatchObject({ ok: true, value: { dropped: 0 } });
  expect(await answer(blog(maxSectionBytes + 1))).toEqual(tooLarge);
});

test('the blog reader accepts ten thousand articles and no more', async () => {
  expect(await answer(`{"sections":[${`${section},`.repeat(9_999)}${section}]}`)).toMatchObject({ ok: true });
  expect(await answer(`{"sections":[${`${section},`.repeat(10_000)}${section}]}`)).toEqual(tooLarge);
});

test('the blog reader rejects ten extra megabytes beside the article list', async () => {
  const { backend } = await backendThatIs('huge');
  expect(await fetchBlog(backend)).toEqual(tooLarge);
});

test('the blog reader times out silent backends, not slow ones', async () => {
  const slowly = (pause: number) => () => {
    const pieces = ['{"sections":[', section, ']', '}'];
    const pull = async (stream: ReadableStreamDefaultController) => {
      await new Promise((waited) => setTimeout(waited, pause));
      const piece = pieces.shift();
      if (piece) stream.enqueue(bytesOf(piece));
      else stream.close();
    };
    return new Response(new ReadableStream({ pull }));
  };
  const read = (pause: number, idleMs: number) => streamBlog(answering(slowly(pause)), { idleMs, totalMs: 60_000 }, async () => undefined);
  expect(await read(20, 20_000)).toEqual({ ok: true });
  expect(await read(20_000, 50)).toEqual({ ok: false, failure: { kind: 'unreachable' } });
});
