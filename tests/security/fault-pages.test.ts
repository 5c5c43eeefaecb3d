import { expect, test } from 'vitest';
import { errorResponse, notConfiguredResponse } from '#edge/http/error-response.ts';

const page = async (path: string, answer: (request: Request) => Response) => {
  const response = answer(new Request(`https://site.example${path}`));
  return { status: response.status, html: await response.text() };
};

test.each(['/hi/search', '/hi', '/api/callback?language=hi'])('a fault at %s is explained in Hindi', async (path) => {
  const { status, html } = await page(path, errorResponse);
  expect([status, /<html lang="([^"]+)"/.exec(html)?.[1]]).toEqual([500, 'hi-IN']);
  expect(html).toContain('हमारी ओर से कुछ गड़बड़ हुई');
  expect(html).toContain('<a href="/hi">होम</a>');
  for (const number of ['112', '108']) expect(html).toContain(`<a href="tel:${number}">${number}</a>`);
  expect(html).toMatch(/<a href="tel:\+91\d{10}">\+91/);
  const later = await page(path, notConfiguredResponse);
  expect([later.status, later.html.includes('यह पन्ना अभी तैयार नहीं है'), later.html.includes('href="/hi/contact"')]).toEqual([
    503,
    true,
    true,
  ]);
});

test('a fault on an English page is explained in English', async () => {
  const { html } = await page('/visit', errorResponse);
  expect(html).toContain('<html lang="en-IN">');
  expect(html).toContain('Something went wrong on our side');
  expect(html).not.toMatch(/\{\w+\}/);
  expect((await page('/visit', notConfiguredResponse)).html).toContain('Please ring us, ');
});
