import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signablePages } from '#checks/reviews.ts';
import { writeDeskPages } from '#commands/build/desk-pages.ts';
import { pageView } from '#commands/build/signing/page-view.ts';
import { practice } from '#content/practice.ts';
import type { DeskPage, DeskPageText } from '#content/reviews/desk-page.ts';
import { hashOf } from '#content/reviews/page-hash.ts';
import { type Rule, urgencies } from '#content/triage/rule.ts';
import { rules, sourcesOf } from '#content/triage.ts';

const built = `<!DOCTYPE html><html><head><title>Page</title><link rel="stylesheet" href="/assets/site.css"><link rel="modulepreload" href="/assets/a.js"><link rel="manifest" href="/m"><script async src="/assets/a.js" type="module"></script></head><body>
<header><p>Shell</p></header>
<main id="main"><script type="application/ld+json">{"a":1}</script><h2 id="own">Own id</h2><p>One <sup class="reference"><a href="#ref-1">[1]</a></sup>, and <span><button popovertarget="t">term</button><span class="term-meaning" id="t" popover="auto">its meaning</span></span>.</p>
<ul><li>Twice</li><li>Twice</li><li>Outer<ul><li>Inner</li></ul></li></ul><table><tbody><tr><td>Cell</td><td>Next</td></tr></tbody></table>
<details name="one"><summary>Fold</summary><p>Folded</p></details><nav><details><summary>Contents</summary></details></nav><aside><details><nav><ul><li>Menu</li></ul></nav></details></aside><a href="/callback"><p>In a link</p></a><p class="hidden print:block">On paper</p><div hidden><p>Hidden</p></div><p><img src="/images/a.svg" alt=""></p>
<p><a href="/visit">Site</a> <a href="https://who.int/">Away</a></p></main></body></html>`;

let folder: string;
let desk: URL;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'desk-pages-'));
  for (const { address } of [...(await signablePages()), { address: '/treatment' }]) {
    if (!address) continue;
    mkdirSync(`${folder}/site${address}`, { recursive: true });
    writeFileSync(`${folder}/site${address}/index.html`, built);
  }
  desk = pathToFileURL(`${folder}/desk/`);
  await writeDeskPages(pathToFileURL(`${folder}/site/`), desk);
});
afterAll(() => rmSync(folder, { recursive: true }));

const read = (file: string) => readFileSync(join(dirname(desk.pathname), 'desk/signing', file), 'utf8');

test('the desk includes every page to sign with its hash', async () => {
  const index = JSON.parse(read('index.json')) as ReadonlyArray<DeskPage>;
  const pages = await signablePages();
  expect(index.map(({ id, hash }) => [id, hash])).toEqual(pages.map(({ id, page }) => [id, hashOf(page)]));
  expect(index[0]?.id).toBe('triage');
  for (const entry of index) {
    const text = JSON.parse(read(`${entry.id}.json`)) as DeskPageText;
    expect(text).toEqual({ ...entry, blocks: text.blocks });
    expect([entry.id, entry.words > 400, Object.keys(text.blocks).length > 5]).toEqual([entry.id, true, true]);
  }
});

test('a page to sign contains no script', () => {
  const { html } = pageView('treatments/fisures', built);
  expect(html).not.toMatch(/<script|modulepreload|rel="manifest"|\son\w+=|javascript:/i);
  expect(html).toContain('<link rel="stylesheet" href="/assets/site.css">');
  expect(html).toContain('src="/images/a.svg"');
  expect(html).not.toContain('<base');
});

const twoParts = `<html><head><title>T</title></head><body><main><h1>Page</h1><h2 id="one">First <span>part</span></h2><p>Three words here.</p>
<details><summary><h2 id="two">Second</h2></summary><p>Two words.</p></details><details open><summary>Open</summary></details><aside><h2 id="menu">Menu</h2></aside><h2 id="empty"><img src="/a.svg" alt=""></h2></main></body></html>`;

test('a page to sign begins with a list of its parts', () => {
  const { html } = pageView('treatments/fisures', twoParts);
  const contents = /<main><nav[^>]*class="desk-parts">(.*?)<\/nav>/s.exec(html)?.[1] ?? '';
  expect(contents).toContain('Everything on this page stands open here. Patients find one fold of it shut until they tap.');
  const links = [...contents.matchAll(/<a href="#(\w+)">([^<]*)<\/a><span> (\d+) words?</g)].map(([, ...found]) => found);
  expect(links).toEqual([
    ['one', 'First part', '5'],
    ['two', 'Second', '4'],
  ]);
  expect(html.slice(html.indexOf('</nav>')).match(/<details(?! open)/)).toBeNull();
  // Each part has a link back to the list.
  expect([...html.matchAll(/aria-label="All parts, from: ([^"]*)"/g)].map(([, title]) => title)).toEqual(['First part', 'Second']);
});

test('a page with a single part has no parts list', () => {
  expect(pageView('treatments/fisures', built).html).not.toContain('desk-parts');
});

test('each block of text has a unique id and link', () => {
  const { html, blocks } = pageView('treatments/fisures', built);
  expect(Object.values(blocks)).toEqual([
    'Own id',
    'One , and term.',
    'Twice',
    'Twice',
    'Outer',
    'Inner',
    'Cell · Next',
    'Fold',
    'Folded',
    'Site Away',
  ]);
  const marks = [...html.matchAll(/ id="(b-[^"]+)"/g)].map(([, mark]) => mark);
  expect(new Set(marks).size).toBe(marks.length);
  expect(marks).toEqual(Object.keys(blocks));
  const links = [...html.matchAll(/href="\/pages\/treatments\/fisures\?at=(b-[^"]+)#remark" target="_top"/g)].map(([, mark]) => mark);
  expect(links.toSorted()).toEqual(marks.toSorted());
  expect(html).toContain('<h2 id="own"><span id="b-');
});

test('a block keeps its id while its text is the same', () => {
  const marksOf = (html: string) => Object.entries(pageView('triage', html).blocks);
  const before = marksOf(built);
  const after = marksOf(built.replace('Own id', 'Other words'));
  expect(after.slice(1)).toEqual(before.slice(1));
  expect(after[0]?.[0]).not.toBe(before[0]?.[0]);
});

// The doctor signs the folded text as well; folds with one name would close each other.
test('a page to sign has every fold expanded', () => {
  const { html } = pageView('triage', built);
  expect(html.match(/<details[^>]*>/g)).toEqual(['<details open="">', '<details>', '<details>']);
});

test('links of a page to sign lead to the live site', () => {
  const { html } = pageView('triage', built);
  expect(html).toContain(`<a href="${new URL('/visit', practice.siteUrl).href}" target="_blank" rel="noopener">`);
  expect(html).toContain('<a href="https://who.int/">');
  expect(html).toContain('href="#ref-1"');
});

test('the rulebook’s page lists every rule', () => {
  const { blocks } = JSON.parse(read('triage.json')) as DeskPageText;
  const shown = Object.values(blocks).filter((words) => words.includes('Signs: '));
  const all: ReadonlyArray<Rule> = Object.values(rules);
  expect(shown.length).toBe(all.length);
  expect(shown.filter((words) => words.includes('From: ')).length).toBe(all.filter((rule) => sourcesOf(rule).length > 0).length);
  expect(Object.keys(blocks).length).toBe(all.length + urgencies.length + 2);
});
