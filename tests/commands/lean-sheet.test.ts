import { expect, test } from 'vitest';
import { leanSheet, scriptsOf } from '#commands/build/lean-sheet.ts';

const page = '<p class="note [&amp;_a]:wide"><b id="mark"></b></p>';

test.each([
  ['an element', 'p{color:red}'],
  ['a class of the page', '.note{color:red}'],
  ['an id of the page', '#mark{color:red}'],
  ['a class that HTML writes with an entity', '.\\[\\&_a\\]\\:wide a{color:red}'],
  ['a state', '.note:hover,.note::marker{color:red}'],
  ['an attribute that a script may set', '[aria-invalid=true] b{color:red}'],
  ['what follows an absent class', '.note:not(.gone){color:red}'],
  ['one of several classes', '.gone,.note{color:red}'],
  ['a font', '@font-face{font-family:A;src:url(a.woff2)}'],
  ['an animation', '@keyframes turn{0%{opacity:0}}'],
])('the lean sheet keeps a rule for %s', (_, rule) => {
  expect(leanSheet(rule, [page])).toBe(rule);
});

test.each([
  '.gone{color:red}',
  '.note .gone{color:red}',
  '#gone{color:red}',
  ':is(.gone,.away) b{color:red}',
  ".with-\\[\\'\\,\\'\\]{color:red}",
])('the lean sheet leaves out %s', (rule) => {
  expect(leanSheet(`${rule}b{color:red}`, [page])).toBe('b{color:red}');
});

test('the lean sheet keeps order, layers and media queries', () => {
  const sheet =
    '@layer low{.gone{top:0}}@layer high{.note{color:red}.gone{color:red}.note.note{top:0}}@media (hover:hover){.note{color:#000}}';
  const lean = '@layer low;@layer high{.note{color:red}.note.note{top:0}}@media (hover:hover){.note{color:#000}}';
  expect(leanSheet(sheet, [page])).toBe(lean);
});

test('the lean sheet keeps variables that it or another sheet reads', () => {
  const sheet = ':root{--read:1px;--elsewhere:1px;--gone:1px;--unread:1px}.note{top:var(--read)}.gone{top:var(--gone)}';
  const lean = leanSheet(sheet, [page], ['.wide{top:var(--elsewhere,0)}']);
  expect(lean).toBe(':root{--read:1px;--elsewhere:1px}.note{top:var(--read)}');
});

const scripts = new Map([
  ['index-1.js', 'import(`./hydrate-1.js`);import("./strip-1.js")'],
  ['hydrate-1.js', 'deps=["form-1.js"];var l={"0123456789ab":async()=>import(`./form-1.js`),abcdef012345:async()=>import(`./map-1.js`)}'],
  ['strip-1.js', 'a.className=`strip`'],
  ['form-1.js', 'import"./field-1.js"'],
  ['field-1.js', ''],
  ['map-1.js', ''],
]);

test('a page’s scripts are its first ones and its islands’', () => {
  const names = ['index-1.js', 'strip-1.js', 'form-1.js', 'field-1.js'];
  expect(scriptsOf(scripts, ['1:I["0123456789ab",[],"Form"]']).toSorted()).toEqual(names.toSorted());
});

test('an island that the list of islands lacks stops the build', () => {
  expect(() => scriptsOf(scripts, ['1:I["999999999999",[],"New"]'])).toThrow('hydrate-1.js');
});
