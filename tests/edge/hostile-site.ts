import { afterAll, beforeAll } from 'vitest';
import { startHttpBackend } from '#tests/http-backend.ts';
import { rawRequest } from '#tests/raw-request.ts';
import { startSite } from '#tests/site.ts';

export const article = '<p>Plain words.</p>';
/** Titles with a meaning to parsers, addresses or languages. */
export const odd = [
  '</script><script>alert(1)</script>',
  '<!--<script>',
  ']]>\u2028\u2029 end',
  '"\'`$x{{y}}<%=z%>',
  '__proto__',
  'constructor',
  'a/b?c#d%20e%',
  '%00',
  '..',
  'के लिए पथरी',
  `${'a'.repeat(299)}😀`,
  'lone \ud800 half',
  'x'.repeat(8_000),
];
const many = Array.from({ length: 5_000 }, (_, index) => ({ title: `Number ${index}`, description: article, updatedAt: '2025-01-01' }));
export const sections = [
  ...odd.map((title) => ({ title, description: article, updatedAt: '2026-06-01' })),
  { title: 'Twice', description: '<p>Older.</p>', updatedAt: '2026-01-01' },
  { title: ' twice ', description: '<p>Newer.</p>', updatedAt: '2026-02-01' },
  ...['', '   ', '\u2028', '\u0000'].map((title) => ({ title, description: article, updatedAt: '2026-07-01' })),
  ...many,
].map((section, index) => ({ id: `${index}`, ...section }));

/** Runs a site whose backend has these posts, for one test file. */
export function hostileSite() {
  let backend: Awaited<ReturnType<typeof startHttpBackend>>;
  let site: Awaited<ReturnType<typeof startSite>>;
  beforeAll(async () => {
    backend = await startHttpBackend();
    backend.setSections(sections);
    site = await startSite({ vars: { BACKEND_URL: backend.url }, samples: false });
    await site.tick();
  });
  afterAll(async () => {
    await site?.close();
    await backend?.close();
  });
  return {
    site: () => site,
    backend: () => backend,
    /** The Worker's own errors, without React's message about a render that was cut off. */
    failures: () => site.logs().filter(({ level, message }) => level === 'error' && !message.includes('An error occurred in the Server')),
    get: (path: string, headers: Record<string, string> = {}) => rawRequest(site.url, { path, headers }),
  };
}
