import { existsSync, readFileSync } from 'node:fs';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { practice } from '#content/practice.ts';
import { clockStart } from '#tests/clock.ts';

const given = { portrait: '/images/own-face.jpg', door: '/images/own-door.jpg', room: '/images/own-room.jpg' };

afterEach(() => {
  vi.doUnmock('#content/photographs.ts');
  vi.resetModules();
});

/** What is made of the practice's photographs: screens as HTML, and what search engines read. */
async function madeWith(photographs: Readonly<Record<keyof typeof given, string | null>>): Promise<Readonly<Record<string, string>>> {
  vi.resetModules();
  vi.doMock('#content/photographs.ts', async (original) => ({ ...(await original<object>()), photographs }));
  const html = <P extends object>(screen: FunctionComponent<P>, props: P) => renderToStaticMarkup(createElement(screen, props));
  const [about, block, plate, visit, graphs, inHindi, { allTexts }] = await Promise.all([
    import('#sections/about/about-screen.tsx'),
    import('#sections/home/about-block.tsx'),
    import('#sections/about/nameplate.tsx'),
    import('#sections/visit/visit-screen.tsx'),
    import('#seo/structured-data/pages/practice-pages.ts'),
    import('#sections/languages/about-screen.tsx'),
    import('#content/languages/all-texts.ts'),
  ]);
  const [texts] = allTexts;
  if (!texts) throw new Error('Hindi has no texts.');
  const ofHindi = { texts, review: { state: 'awaiting review' } } as const;
  return {
    about: html(about.AboutScreen, {}),
    'home, the block': html(block.AboutBlock, {}),
    'home, the line': html(plate.DoctorLine, {}),
    'about, in Hindi': html(inHindi.AboutScreenIn, ofHindi),
    visit: html(visit.VisitScreen, { now: clockStart, hours: practice.openingHours, costs: null, insurer: undefined }),
    'about, for search engines': JSON.stringify(graphs.aboutGraph),
    'home, for search engines': JSON.stringify(graphs.homeGraph),
  };
}

test('each photograph set for the practice appears on all its pages', async () => {
  const made = await madeWith(given);
  const places = (photo: string) => Object.keys(made).filter((place) => made[place]?.includes(photo));
  expect(places(given.portrait)).toEqual(['about', 'home, the block', 'home, the line', 'about, in Hindi', 'about, for search engines']);
  expect(places(given.door)).toEqual(['about', 'about, in Hindi', 'visit', 'home, for search engines']);
  expect(places(given.room)).toEqual(['about', 'about, in Hindi', 'visit', 'home, for search engines']);
});

// The body, which is nobody's, and the way, which says that it is drawn and an example.
test('without photographs, pages show only drawings marked as drawings', async () => {
  const made = await madeWith({ portrait: null, door: null, room: null });
  for (const [place, html] of Object.entries(made)) {
    const pictures = [...html.matchAll(/<img[^>]* src="([^"#]*)/g)].map(([, src]) => src);
    expect([place, pictures.filter((src) => src !== '/images/body-regions.svg' && src !== '/images/way.svg')]).toEqual([place, []]);
    expect([place, pictures.includes('/images/way.svg')]).toEqual([place, html.includes('Drawings of an example, not to scale.')]);
  }
  for (const file of ['practice', 'map', 'portrait']) expect(existsSync(`public/images/${file}.svg`)).toBe(false);
});

test('link preview pictures use the portrait and the door’s photograph', () => {
  const code = readFileSync('src/commands/build/share-pictures.ts', 'utf8');
  expect(code).toContain('[aboutMeta.path]: photographs.portrait ??');
  expect(code).toContain('drawing: photographs.door ??');
});

test("home and About name the doctor's degrees, registration, languages and hospitals", async () => {
  const { about, 'home, the block': block } = await madeWith({ portrait: null, door: null, room: null });
  const { doctor, experience } = practice;
  const facts = [...doctor.qualifications, doctor.registration, doctor.council, ...doctor.languages, ...doctor.hospitals.names];
  // Without the places where a long word may be divided.
  for (const html of [about, block].map((each) => each?.replaceAll('\u00ad', '')))
    for (const fact of [...facts, `${experience.about} Years Experience`]) expect(html).toContain(fact);
  expect(about).toContain('Look it up in the register');
});
