import type { DatabaseSync } from 'node:sqlite';
import type { siteProcess } from '#tests/chaos/site-process.ts';
import { newArticleActions, putPictures } from './article-actions.ts';
import type { ArticleAtRest } from './articles-at-rest.ts';
import { newOtherActions } from './other-actions.ts';
import { newRequestActions } from './request-actions.ts';
import type { RequestAtRest } from './requests-at-rest.ts';
import { newSigningActions } from './signing-actions.ts';

export const kinds = [
  ...(['erase', 'publish', 'correct', 'take back', 'record a call', 'busy', 'answered', 'sent', 'question', 'reply', 'contact'] as const),
  ...([
    'booked with time',
    'called off',
    'visit moved',
    'undo',
    'set aside',
    'write down',
    'correct a caller',
    'move',
    'close',
    'open again',
    'discard a draft',
  ] as const),
  ...(['delete a picture', 'edit a text', 'alert settings', 'add a device', 'remove a device'] as const),
  ...(['sign a part', 'take a signature back', 'remark', 'answer a remark'] as const),
] as const;
export type Kind = (typeof kinds)[number];

/** What a form changes, as it is on the disk: how far it is, and what of it disagrees. */
export type AtRest = { version: number; faults: ReadonlyArray<string> } | RequestAtRest | ArticleAtRest;

/** One form of the desk, on the version that was seen, and how what it changes is read from the disk. */
export type Action = {
  kind: Kind;
  /** The request, article or other thing that it is about. */
  item: string;
  path: string;
  fields: Readonly<Record<string, string>>;
  version: number;
  look: (database: DatabaseSync) => AtRest;
  /** Done once, there is nothing left at its address. */
  removes?: boolean;
};

/** Posts a form; undefined when no answer came. */
export type Post = (path: string, fields: Readonly<Record<string, string>>) => Promise<Response | undefined>;

/** What the actions are prepared with. */
export type Bench = {
  site: Awaited<ReturnType<typeof siteProcess>>;
  post: Post;
  /** The text of a screen. */
  read: (path: string) => Promise<string>;
  seed: number;
  /** Another number each time. */
  serial: () => number;
  /** Posts what an action needs before it, and gives the answer. */
  prepared: (path: string, fields: Readonly<Record<string, string>>) => Promise<Response>;
};

/** So many of one kind in each round. */
export const few = 2;
export const several = 4;

export const many = <T>(count: number, make: (place: number) => Promise<T>): Promise<ReadonlyArray<T>> =>
  Promise.all(Array.from({ length: count }, (_, place) => make(place)));

/** The values of a screen's controls of this name. */
export function valuesOf(screen: string, name: string): ReadonlyArray<string> {
  const tags = [...screen.matchAll(/<(?:input|button)\b[^>]*>/g)].map(([tag]) => tag).filter((tag) => tag.includes(`name="${name}"`));
  return tags.flatMap((tag) => /value="([^"]*)"/.exec(tag)?.[1] ?? []);
}

/**
 * What each round acts on. A request that was called in one round is erased in the next, and an article that was published is corrected
 * and then taken back, so that each action finds what the others left.
 */
export function newActions(base: Pick<Bench, 'site' | 'post' | 'read' | 'seed'>) {
  const pictures: { next: ReadonlyArray<string> } = { next: [] };
  let last = 0;
  const serial = () => {
    last += 1;
    return last;
  };
  const prepared: Bench['prepared'] = async (path, fields) => {
    const answer = await base.post(path, fields);
    if (answer?.status !== 303) throw new Error(`${path}, which was to be prepared, was answered with ${answer?.status}.`);
    return answer;
  };
  const bench: Bench = { ...base, serial, prepared };
  const parts = [newRequestActions, newArticleActions(pictures), newOtherActions, newSigningActions].map((make) => make(bench));
  return {
    next: async (): Promise<ReadonlyArray<Action>> => (await Promise.all(parts.map((next) => next()))).flat(),
    /** Puts into the database of a site that was killed what no form can bring in; `round` is another each time. */
    prepare: (database: DatabaseSync, round: number) => {
      pictures.next = putPictures(database, round);
    },
  };
}
