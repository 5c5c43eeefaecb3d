import { treatmentGroups } from '#content/navigation.ts';
import type { DeskPage } from '#content/reviews/desk-page.ts';
import { inReadingOrder, isSigned, type SigningState } from './states.ts';

type Listed = { page: DeskPage; state: SigningState };

export type PagesGroup<T extends Listed> = {
  key: string;
  title: string;
  /** Whether it is listed before all others. */
  pressing: boolean;
  /** Its pages, the first to read at the head. */
  pages: ReadonlyArray<T>;
  /** Counts all its pages, those in a pressing group included. */
  signed: number;
  waiting: number;
  /** How many of the waiting pages are in a pressing group. */
  above: number;
};

const isFirst = ({ page, state }: Listed) => page.id === 'triage' && !isSigned(state);
// The name was taken off a page that readers had with a name.
const isChanged = (listed: Listed) => !isFirst(listed) && (listed.state.kind === 'changed' || listed.state.kind === 'another doctor');

// As the site's menu has them, so that the practice finds a page where it looks for it there.
const places: ReadonlyArray<{ key: string; title: string; ids: ReadonlyArray<string> }> = treatmentGroups.map(({ group, name, links }) => ({
  key: group,
  title: name,
  ids: links.map((link) => `treatments/${link}`),
}));

function placeOf({ page: { id } }: Listed): { key: string; title: string } {
  const place = places.find(({ ids }) => ids.includes(id));
  if (place) return place;
  if (id === 'triage') return { key: 'rulebook', title: 'The rulebook' };
  return id.startsWith('services/') ? { key: 'services', title: 'Services' } : { key: 'other', title: 'Other treatments' };
}

const order = [...places.map(({ key }) => key), 'other', 'services', 'rulebook'];

/**
 * The pages as the doctor goes through them: the rulebook if it waits, what was changed since it was signed, then the groups of
 * the site's menu. Each page is in one group.
 */
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
      pages: inReadingOrder(here.toSorted((a, b) => ids.indexOf(a.page.id) - ids.indexOf(b.page.id))),
      signed,
      waiting: all.length - signed,
      above: all.length - here.length,
    };
  });
  return [...pressing, ...groups.toSorted((a, b) => order.indexOf(a.key) - order.indexOf(b.key))].filter(
    // The rulebook's own group is left out once the page is in a pressing one.
    (group) => group.pages.length > 0 || (group.above > 0 && group.key !== 'rulebook'),
  );
}
