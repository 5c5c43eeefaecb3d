import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageLink } from '#content/page-link.ts';
import { practice } from '#content/practice.ts';
import { startSite } from '#tests/site.ts';

type Element = DefaultTreeAdapterTypes.Element;

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.close());

// A complaint in people's words, the place and entry they tap, and the page they should reach.
const complaints: ReadonlyArray<[said: string, place: string, complaint: string, link: string]> = [
  [
    'khane ke baad pasli ke neeche dard',
    'Right side, under the ribs',
    'Pain under the right ribs, often after a meal',
    'gallbladderstones',
  ],
  ['sonography mein pathri nikli', 'Right side, under the ribs', 'A scan shows gallstones, and nothing hurts', 'gallbladderstones'],
  ['liver mein cyst', 'Right side, under the ribs', 'A scan shows fat, a cyst or a lump in the liver', 'livercysts'],
  ['seene mein jalan', 'Food pipe and throat', 'Burning in the chest, or sour fluid in the mouth', 'antireflux'],
  ['khana atakta hai', 'Food pipe and throat', 'Food sticks, or it hurts to swallow', 'antireflux'],
  ['pet ka dard peeth tak', 'Upper belly, middle or left', 'Pain that goes through to the back', 'pancreatitis'],
  ['pet ke upar jalan', 'Upper belly, middle or left', 'Burning or pain at the pit of the stomach', 'polyps'],
  ['achanak bahut tez dard', 'All over the belly', 'Sudden, severe pain', 'perforation'],
  ['pet phool gaya, gas pass nahin', 'All over the belly', 'Cramps in waves, a swollen belly, no wind or stool', 'intestinal-obstruction'],
  ['pet mein paani', 'All over the belly', 'The belly grows, or the legs swell', 'livercirrhosis'],
  ['khoon wale dast', 'Lower belly, right or left', 'Loose motions that go on, or with blood', 'inflammatoryboweldiseases'],
  ['kabz', 'Lower belly, right or left', 'Constipation that is new, or gets worse', 'fisures'],
  ['hernia, jaangh mein gaanth', 'Groin, navel or an old scar', 'A bulge or pain in the groin', 'Inguinalhernial'],
  ['naabhi bahar', 'Groin, navel or an old scar', 'A bulge at the navel', 'Umbilicalhernia'],
  ['purane operation ki jagah ubhar', 'Groin, navel or an old scar', 'A bulge at an old scar', 'Ventralhernia'],
  ['bawasir', 'Back passage and stool', 'Blood in the stool or on the paper', 'hemorrhoids'],
  ['latrine mein tez dard', 'Back passage and stool', 'Sharp pain when passing stool', 'fisures'],
  ['bhagandar', 'Back passage and stool', 'Pus, a boil, or a wet patch that stays', 'fistulas'],
  ['peeliya', 'Skin and eyes', 'Yellow eyes or skin, dark urine', 'gallbladderstones'],
  ['motapa', 'Fever, weight, tired', 'My weight harms my health', 'weightlosssurgery'],
];

function elementsOf(node: DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.Document): ReadonlyArray<Element> {
  const own = 'tagName' in node ? [node] : [];
  return 'childNodes' in node ? [...own, ...node.childNodes.flatMap(elementsOf)] : own;
}

function textOf(node: DefaultTreeAdapterTypes.ChildNode): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

const attribute = (element: Element, name: string) => element.attrs.find((each) => each.name === name)?.value;
const within = (element: Element | undefined, tag: string) =>
  (element?.childNodes.flatMap(elementsOf) ?? []).filter(({ tagName }) => tagName === tag);

async function mainOf(path: string): Promise<Element | undefined> {
  const answer = await site.fetch(path);
  expect([path, answer.status]).toEqual([path, 200]);
  return elementsOf(parse(await answer.text())).find(({ tagName }) => tagName === 'main');
}

/** Follows a link, a fold and a link; returns the number of taps, or undefined if a step is missing. */
async function tapsTo(place: string, complaint: string, href: string): Promise<number | undefined> {
  const atHome = within(await mainOf('/'), 'a').find((link) => textOf(link).startsWith(place));
  if (!atHome) return undefined;
  const region = await mainOf(attribute(atHome, 'href') ?? '');
  const fold = within(region, 'details').find((each) => textOf(within(each, 'summary')[0] ?? each).startsWith(complaint));
  const shut = fold !== undefined && attribute(fold, 'open') === undefined;
  const link = within(fold, 'a').find((each) => attribute(each, 'href') === href);
  return link && 1 + (shut ? 1 : 0) + 1;
}

test('twenty common symptoms each lead to their page in three taps', async () => {
  expect(new Set(complaints.map(([said]) => said)).size).toBe(20);
  const walks: unknown[] = [];
  for (const [said, place, complaint, link] of complaints) walks.push([said, await tapsTo(place, complaint, pageLink(link).href)]);
  expect(walks).toEqual(complaints.map(([said]) => [said, 3]));
});

test('home and symptom pages name 112 and 108 above every list', async () => {
  for (const path of ['/', '/symptoms', '/symptoms/right-ribs']) {
    const all = (await mainOf(path))?.childNodes.flatMap(elementsOf) ?? [];
    const place = (matches: (element: Element) => boolean) => all.findIndex(matches);
    const signs = place((element) => attribute(element, 'href') === 'tel:112');
    const first = place((element) =>
      path.endsWith('right-ribs') ? element.tagName === 'details' : (attribute(element, 'href') ?? '').startsWith('/symptoms/'),
    );
    expect([path, signs >= 0 && first > signs]).toEqual([path, true]);
  }
});

test('a body-region page shows whether a doctor reviewed the list', async () => {
  const words = textOf((await mainOf('/symptoms/back-passage')) as Element);
  expect(words).toMatch(/awaits review by a doctor|Read by /);
  expect((await site.fetch('/symptoms/nowhere')).status).toBe(404);
});

test('home shows the doctor’s degree before the services', async () => {
  // Without the soft hyphens of its long words.
  const home = textOf((await mainOf('/')) as Element).replaceAll('\u00ad', '');
  const degree = home.indexOf(practice.doctor.qualifications.at(-1) ?? '?');
  expect(degree).toBeGreaterThan(0);
  expect(degree).toBeLessThan(home.indexOf('Healthcare services'));
});
