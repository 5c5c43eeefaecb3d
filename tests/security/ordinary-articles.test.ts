import { parseFragment } from 'parse5';
import { expect, test } from 'vitest';
import { sampleArticleRows } from '#articles/samples/sample-articles.ts';
import { readContentFiles } from '#checks/content-files.ts';
import { renderedBody } from './rendered-post.ts';

const outlineOf = (html: string) => (html.match(/<\/?[a-z0-9]+|href="[^"]*"/g) ?? []).join(' ');
const textOf = (html: string): string => {
  const waiting = [...parseFragment(html).childNodes];
  const texts: string[] = [];
  for (let node = waiting.shift(); node; node = waiting.shift()) {
    if ('value' in node) texts.push(node.value);
    if ('childNodes' in node) waiting.unshift(...node.childNodes);
  }
  return texts.join('');
};

// Their emergency signs become a card.
test('the blog sanitiser leaves the twelve sample articles unchanged', async () => {
  const files = await readContentFiles();
  const rows = sampleArticleRows(
    files.flatMap((file) => (file.kind === 'article' ? [file.page] : [])),
    (slug) => ({ href: `/treatment/x/${slug}`, name: slug }),
  );
  expect(rows).toHaveLength(12);
  for (const { title, description } of rows) {
    const rendered = renderedBody(description, (tree) => [{ kind: 'text', tree }]);
    expect([title, textOf(rendered)]).toEqual([title, textOf(description)]);
    expect([title, outlineOf(rendered)]).toEqual([title, outlineOf(description)]);
    expect([title, renderedBody(description)]).toEqual([title, expect.stringContaining('care-card-emergency')]);
  }
});
