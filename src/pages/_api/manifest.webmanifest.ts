import { practice } from '#content/practice.ts';
import { pageColours } from '#seo/meta/site-head.tsx';

const manifest = {
  name: `${practice.name}, ${practice.city}`,
  short_name: practice.name,
  description: `${practice.doctor.title} in ${practice.city}: treatments explained, and how to reach the practice.`,
  lang: 'en-IN',
  start_url: '/',
  scope: '/',
  display: 'browser',
  background_color: pageColours.light,
  theme_color: pageColours.light,
  icons: [
    { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

export function GET(): Response {
  return Response.json(manifest, { headers: { 'Content-Type': 'application/manifest+json' } });
}

export const getConfig = () => ({ render: 'static' }) as const;
