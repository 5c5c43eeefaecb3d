import { readdirSync, readFileSync } from 'node:fs';
import { find, index, nameOf } from './finder.ts';

const folder = new URL('training/', import.meta.url);

/** One query of the training lists: `places | query / query`, where a place is an address, `cost:` an operation or `post:` a title's begin. */
export type Trained = { list: string; q: string; places: ReadonlyArray<string> };

export const trained: ReadonlyArray<Trained> = readdirSync(folder)
  .filter((file) => file !== 'foreign.txt')
  .flatMap((list) =>
    readFileSync(new URL(list, folder), 'utf8')
      .split('\n')
      .filter((line) => line.includes('|'))
      .flatMap((line) => {
        const [places = '', queries = ''] = line.split(' | ');
        return queries.split(' / ').map((q) => ({ list, q: q.trim(), places: places.trim().split(' ') }));
      }),
  );

export const foreign: ReadonlyArray<string> = readFileSync(new URL('foreign.txt', folder), 'utf8')
  .split(' / ')
  .map((q) => q.trim());

export function isAt(name: string, place: string): boolean {
  if (place.startsWith('cost:')) return name.endsWith(`#answers-${place.slice(5)}`);
  if (place.startsWith('post:')) return name.startsWith(`/blog/${place.slice(5)}`);
  return name === place || name.split('#')[0] === place;
}

export function gotFor(q: string): { names: ReadonlyArray<string>; notOurs: string | undefined; emergency: boolean } {
  const { found, notOurs, emergency } = find(index, q);
  return { names: found.map(nameOf), notOurs: notOurs?.title, emergency: emergency.length > 0 };
}
