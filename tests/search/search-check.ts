import { pageLink } from '#content/page-link.ts';
import { hrefOfRegion, regions } from '#content/symptoms/regions.ts';
import type { Symptom } from '#content/symptoms/symptom.ts';
import { find, index, nameOf } from './finder.ts';
import { type Query, queries } from './queries.ts';

export type Judged = { query: Query; first: boolean; amongThree: boolean; pages: number; got: string };

const pageOf = (name: string) => name.split('#')[0] ?? '';
const regionsAt = new Map(
  regions.flatMap((region) =>
    region.symptoms.map((symptom) => [`${hrefOfRegion(region)}#${symptom.id}`, symptom] as const),
  ) as ReadonlyArray<readonly [string, Symptom]>,
);

/** Whether a result is what was expected: the page, a part of it, or a complaint that leads to it. The list is older than the complaints. */
export function isRight(name: string, expected: Query['expect']): boolean {
  const symptom = regionsAt.get(name);
  const leadsTo = symptom ? [...symptom.pages, ...symptom.others].map((link) => pageLink(link).href) : [];
  return [name, pageOf(name), ...leadsTo].some((each) => expected.includes(each));
}

function judge(query: Query): Judged {
  const { emergency, found, notOurs, maybe } = find(index, query.q);
  const names = found.slice(0, 3).map(nameOf);
  const right = (name: string | undefined) => name !== undefined && isRight(name, query.expect);
  const got = [emergency.length > 0 ? 'emergency card' : '', notOurs ? `not ours: ${notOurs.title}` : '', names.join(', ')]
    .filter(Boolean)
    .join('; ');
  const both = (fits: boolean) => ({ query, first: fits, amongThree: fits, pages: found.length, got: got || 'nothing' });
  if (query.expect === 'emergency') return both(emergency.length > 0);
  if (query.expect === 'nothing') return both(found.length === 0);
  if (query.expect === 'not-ours') return both(found.length === 0 && (notOurs ?? maybe) !== undefined);
  return { ...both(names.some(right)), first: right(names[0]) };
}

export const judged = queries.map(judge);

const isFind = ({ query }: Judged) => typeof query.expect !== 'string';

const share = (all: ReadonlyArray<Judged>, right: (one: Judged) => boolean) => all.filter(right).length / all.length;

/** Computes the figures of a list. */
export function figures(part: ReadonlyArray<Judged>) {
  const finds = part.filter(isFind);
  const of = (expect: string) => part.filter(({ query }) => query.expect === expect);
  const foreign = [...of('nothing'), ...of('not-ours')];
  return {
    queries: finds.length,
    first: share(finds, ({ first }) => first),
    amongThree: share(finds, ({ amongThree }) => amongThree),
    foreign: foreign.length,
    // A page of ours for a foreign query.
    confidentForeign: foreign.filter(({ pages: shown }) => shown > 0).length,
    emergencies: of('emergency').length,
    emergenciesShown: of('emergency').filter(({ first }) => first).length,
  };
}
