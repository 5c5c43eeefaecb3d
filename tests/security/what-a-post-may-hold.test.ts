import type { ElementContent } from 'hast';
import { sanitize } from 'hast-util-sanitize';
import { expect, test } from 'vitest';
import { safeLinkAddress, safeMediaAddress } from '#blog/sanitise/safe-address.ts';
import { allowed } from '#blog/sanitise/sanitise.ts';
import { mediaHosts, renderedBody } from './rendered-post.ts';

test("a post's picture from outside our media hosts is removed", () => {
  const outside = [
    '/.//evil.example/a.png',
    '/..//evil.example',
    '//evil.example/a',
    '\\\\evil.example/a',
    '/\\evil.example',
    '',
    '#x',
    'http://media.example/a',
    'https://media.example:444/a',
    'https://x@media.example/a',
    'https://:x@media.example/a',
    'https://media.example.evil.example/a',
    'https://media.example./a',
    'https://self.invalid//evil.example/a',
    'data:image/png;base64,AA',
    'blob:https://media.example/1',
  ];
  for (const address of outside) expect([address, renderedBody(`<img src="${address}">`)]).toEqual([address, '']);
  expect(renderedBody('<img src="https://media.example/a.png">')).toMatch(/src="\/media\/1-\w+\?post=1"/);
  expect(renderedBody('<img src="/images/a.png">')).toContain('src="/images/a.png"');
});

test('a post may link only to own pages, https, e-mail, phone', () => {
  const gone = [
    '/.//evil.example',
    'https://bank.example@evil.example/',
    'tel:*21*123%23',
    'ftp://a.example',
    'http://a.example',
    'file:///etc/passwd',
    'intent:x',
    '#note',
    '',
  ];
  for (const address of gone) expect([address, renderedBody(`<a href="${address}">x</a>`)]).toEqual([address, '<a>x</a>']);
  expect(renderedBody('<a href="https://a.example/">x</a>')).toBe('<a href="https://a.example/" rel="noopener nofollow">x</a>');
  expect(renderedBody('<a href="tel:+919876543210">x</a>')).toContain('href="tel:+919876543210"');
});

test('picture sizes and table spans beyond limits are removed from posts', () => {
  const html = '<img src="/a" width=99999999 height=-1><ol start=1e12><li>x</ol><table><td colspan=99999 rowspan=65534>x</table>';
  expect(renderedBody(html)).not.toMatch(/width|height|start|span/);
});

test('forbidden HTML elements are removed from posts with their content', () => {
  expect(renderedBody('<p>a</p><style>p{}</style><script>x()</script><svg><text>x</text></svg><textarea>x</textarea>')).toBe('<p>a</p>');
  expect(renderedBody('<li>x</li>')).toBe('x');
  expect(renderedBody('<h1>x</h1>')).toBe('<h2>x</h2>');
});

test('the sanitiser’s URL rules block script URLs without its allowlist', () => {
  for (const address of ['javascript:alert(1)', 'data:text/html,x', 'vbscript:x', 'file:///etc/passwd', 'blob:https://a.example/1'])
    expect([address, safeLinkAddress(address), safeMediaAddress(address, mediaHosts)]).toEqual([address, null, null]);
  for (const address of ['http://media.example/a', 'https://:x@media.example/a'])
    expect([address, safeMediaAddress(address, mediaHosts)]).toEqual([address, null]);
});

test('the sanitiser’s allowlist blocks script URLs without its URL rules', () => {
  const element = (tagName: string, properties: Record<string, string>): ElementContent => ({
    type: 'element',
    tagName,
    properties,
    children: [],
  });
  const programs = ['javascript:alert(1)', 'data:text/html,x', 'vbscript:x', 'http://a.example'];
  const nodes = programs.flatMap((to) => [element('a', { href: to }), element('img', { src: to })]);
  const children = [...nodes, element('p', { onclick: 'x', onClick: 'x', style: 'x', className: 'x', id: 'x', name: 'x' })];
  const clean = sanitize({ type: 'root', children: [...children, { type: 'comment', value: 'x' }, { type: 'doctype' }] }, allowed);
  expect(clean).toEqual({ type: 'root', children: children.map((child) => ({ ...child, properties: {} })) });
});
