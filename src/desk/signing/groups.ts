import { treatmentGroups } from '#content/navigation.ts';
import type { DeskPage } from '#content/reviews/desk-page.ts';
import { inReadingOrder, isSigned, type SigningState } from './states.ts';

type Listed = { page: DeskPage; state: SigningState };

export type PagesGroup<T extends Listed> = {
  key: string;
  title: string;
  /** Whether it is listed above the menu's groups. */
  pressing: boolean;
  /** Its pages in reading order. */
  pages: ReadonlyArray<T>;
  /** Count of its signed pages, including those listed in a pressing group. */
  signed: number;
  waiting: number;
  /** Count of its waiting pages that are listed in a pressing group. */
  above: number;
};

const englishId = ({ id, language }: DeskPage) => (language ? id.slice(language.length + 1) : id);

const isFirst = ({ page, state }: Listed) => englishId(page) === 'triage' && !isSigned(state);
// Pages that readers saw signed and that have lost the signature.
const isChanged = (listed: Listed) => !isFirst(listed) && (listed.state.kind === 'changed' || listed.state.kind === 'another doctor');

// The groups of the site's menu, where the practice looks for a page.
const places: ReadonlyArray<{ key: string; title: string; ids: ReadonlyArray<string> }> = treatmentGroups.map(({ group, name, links }) => ({
  key: group,
  title: name,
  ids: links.map((link) => `treatments/${link}`),
}));

// Texts that are signed in other languages only.
const translatedPlaces = [
  { folder: 'symptoms', key: 'symptoms', title: 'What do you feel?' },
  { folder: 'getting-ready', key: 'getting-ready', title: 'Getting ready' },
];

function placeOf({ page }: Listed): { key: string; title: string } {
  const id = englishId(page);
  const place = places.find(({ ids }) => ids.includes(id));
  if (place) return place;
  if (id === 'triage') return { key: 'rulebook', title: 'The rulebook' };
  const own = translatedPlaces.find(({ folder }) => id.startsWith(`${folder}/`));
  if (own) return own;
  if (!id.includes('/')) return { key: 'words', title: 'Forms, notice and words of all pages' };
  return id.startsWith('services/') ? { key: 'services', title: 'Services' } : { key: 'other', title: 'Other treatments' };
}

const order = [...places.map(({ key }) => key), 'other', 'services', 'symptoms', 'getting-ready', 'words', 'rulebook'];

/** Groups the pages for the doctor: the unsigned rulebook, pages changed since they were signed, then the menu's groups. */
export function inGroups<T extends Listed>(pages: ReadonlyArray<T>): ReadonlyArray<PagesGroup<T>> {
  const pressing = [
    { key: 'first', title: 'First', pages: pages.filter(isFirst) },
    { key: 'changed', title: 'Changed since they were signed', pages: pages.filter(isChanged) },
  ].map((group) => ({ ...group, signed: 0, waiting: group.pages.length, above: 0, pressing: true }));
  const byPlace = Map.groupBy(pages, (listed) => placeOf(listed).key);
  const groups = [...byPlace].map(([key, all]): PagesGroup<T> => {
    const here = all.filter((listed) => !isFirst(listed) && !isChanged(listed));
    const ids = places.find((place) => place.key === key)?.ids ?? [];
    const signed = all.filter(({ state }) => isSigned(state)).length;
    return {
      key,
      pressing: false,
      title: placeOf(all[0] as T).title,
      pages: inReadingOrder(here.toSorted((a, b) => ids.indexOf(englishId(a.page)) - ids.indexOf(englishId(b.page)))),
      signed,
      waiting: all.length - signed,
      above: all.length - here.length,
    };
  });
  return [...pressing, ...groups.toSorted((a, b) => order.indexOf(a.key) - order.indexOf(b.key))].filter(
    // The rulebook's own group is omitted while the rulebook is in a pressing one.
    (group) => group.pages.length > 0 || (group.above > 0 && group.key !== 'rulebook'),
  );
}

/** The page to read next: the first in the list, after the one that was just signed where there is one, that is not signed and can be. */
export function nextPage<T extends Listed>(pages: ReadonlyArray<T>, after?: string): T | undefined {
  const list = inGroups(pages).flatMap((group) => group.pages);
  const from = list.findIndex(({ page }) => page.id === after) + 1;
  return [...list.slice(from), ...list].find(({ page, state }) => !isSigned(state) && page.problems.length === 0);
}
