import type { DatabaseSync } from 'node:sqlite';
import type { siteProcess } from '#tests/chaos/site-process.ts';
import { referenceIn } from '#tests/chaos/visitor.ts';
import { type ArticleAtRest, articleAtRest } from './articles-at-rest.ts';
import { type RequestAtRest, requestAtRest } from './requests-at-rest.ts';

export const kinds = ['erase', 'publish', 'correct', 'take back', 'record a call'] as const;
export type Kind = (typeof kinds)[number];

export type AtRest = RequestAtRest | ArticleAtRest;

/** One form of the desk, on the version that was seen, and how its request or article is read from the disk. */
export type Action = {
  kind: Kind;
  /** The request or article that it is about. */
  item: string;
  path: string;
  fields: Readonly<Record<string, string>>;
  version: number;
  look: (database: DatabaseSync) => AtRest;
};

/** Posts a form; undefined when no answer came. */
export type Post = (path: string, fields: Readonly<Record<string, string>>) => Promise<Response | undefined>;

type Site = Awaited<ReturnType<typeof siteProcess>>;
type Article = { id: number; title: string; version: number };

async function answered(asked: Promise<Response | undefined>, status: number): Promise<Response> {
  const answer = await asked;
  if (answer?.status !== status) throw new Error(`What was to be prepared was answered with ${answer?.status}.`);
  return answer;
}

/**
 * What each round acts on. A request that was called in one round is erased in the next, and an article that was published is corrected
 * and then taken back, so that each action finds what the others left.
 */
export function newActions(site: Site, post: Post, { seed, each }: { seed: number; each: number }) {
  let [serial, called, published, corrected]: [number, string[], Article[], Article[]] = [0, [], [], []];
  const many = <T>(make: (serial: number) => Promise<T>) =>
    Promise.all(
      Array.from({ length: each }, () => {
        serial += 1;
        return make(serial);
      }),
    );

  const newRequest = async (number: number): Promise<string> => {
    const fields = { fname: `Asha ${number}`, phone: `98${10_000_000 + number}`, description: `Request ${number}.`, consent: true };
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': `killed-${seed}-${number}-key` };
    const answer = await fetch(`${site.url}/api/callback`, { method: 'POST', headers, body: JSON.stringify(fields) });
    const reference = referenceIn(await answer.text());
    if (!reference) throw new Error(`A form was answered with ${answer.status}.`);
    return reference;
  };

  const newDraft = async (number: number): Promise<Article> => {
    const title = `Killed ${seed} ${number}`;
    const fields = { version: '0', title, category: '', markdown: `First words of ${number}.` };
    const answer = await answered(post('/articles/new', fields), 303);
    return { id: Number(/\d+/.exec(answer.headers.get('location') ?? '')?.[0]), title, version: 1 };
  };

  const mend = async ({ id, title, version }: Article): Promise<Article> => {
    const mended = { title: `${title} mended`, category: '', markdown: `Better words of ${title}.` };
    await answered(post(`/articles/${id}`, { ...mended, version: String(version) }), 303);
    return { id, title: mended.title, version: version + 1 };
  };

  const onRequest = (reference: string, kind: Kind, what: string, version: number, fields: Action['fields']): Action => ({
    ...{ kind, item: reference, version, fields: { ...fields, version: String(version) }, path: `/requests/${reference}/${what}` },
    look: (database) => requestAtRest(database, reference),
  });
  const onArticle = ({ id, version }: Article, kind: Kind, what: string, fields: Action['fields'] = {}): Action => ({
    ...{ kind, item: String(id), version, fields: { ...fields, version: String(version) }, path: `/articles/${id}/${what}` },
    look: (database) => articleAtRest(database, id),
  });

  return async function nextActions(): Promise<ReadonlyArray<Action>> {
    const requests = await many(newRequest);
    const [drafts, mended] = [await many(newDraft), await Promise.all(published.map(mend))];
    const outcome = (place: number) => (place % 2 ? 'booked' : 'no-answer');
    const actions = [
      ...called.map((reference) => onRequest(reference, 'erase', 'erase', 2, {})),
      ...requests.map((reference, place) =>
        onRequest(reference, 'record a call', 'call', 1, { outcome: outcome(place), note: `Rang ${reference}.` }),
      ),
      ...drafts.map((article) => onArticle(article, 'publish', 'publish')),
      ...mended.map((article) => onArticle(article, 'correct', 'correct', { note: 'The first words were wrong.' })),
      ...corrected.map((article) => onArticle(article, 'take back', 'take-back', { reason: 'The study was withdrawn.' })),
    ];
    const next = (articles: ReadonlyArray<Article>) => articles.map((article) => ({ ...article, version: article.version + 1 }));
    [called, published, corrected] = [requests, next(drafts), next(mended)];
    return actions;
  };
}
