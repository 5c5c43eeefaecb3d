import type { DatabaseSync } from 'node:sqlite';
import { type Action, type AtRest, type Bench, few, type Kind, many, several } from './actions.ts';
import { articleAtRest } from './articles-at-rest.ts';

type Article = { id: number; title: string; version: number };

const countOf = (database: DatabaseSync, sql: string, ...values: ReadonlyArray<number | string>) =>
  Number(Object.values(database.prepare(sql).get(...values) ?? {})[0] ?? 0);

/** A draft that is to be thrown away: it is there with all that belongs to it, or nothing of it is. */
function draftAtRest(database: DatabaseSync, id: number): AtRest {
  if (countOf(database, 'SELECT count(*) FROM articles WHERE id = ?', id) > 0) return articleAtRest(database, id);
  const left = ['revisions', 'article_editors'].filter(
    (table) => countOf(database, `SELECT count(*) FROM ${table} WHERE article_id = ?`, id) > 0,
  );
  return { version: 3, faults: left.map((table) => `it is gone, but not its ${table}`) };
}

/** A picture: with its bytes, or deleted without them, and written down so. */
function pictureAtRest(database: DatabaseSync, name: string): AtRest {
  const row = database.prepare('SELECT id, alt, deleted_at FROM pictures WHERE name = ?').get(name);
  const photos = countOf(
    database,
    'SELECT count(*) FROM photos WHERE picture_id = ? AND hex(bytes) <> hex(zeroblob(length(bytes)))',
    Number(row?.id),
  );
  const all = countOf(database, 'SELECT count(*) FROM photos WHERE picture_id = ?', Number(row?.id));
  const logged = countOf(database, 'SELECT count(*) FROM access_log WHERE reference = ?', `picture ${name.slice(0, 8)}`);
  const isDeleted = row?.deleted_at !== null;
  const holds = {
    bytes: isDeleted ? all === 0 : photos === 2 && all === 2,
    words: (row?.alt === '') === isDeleted,
    'log of who did it': logged === (isDeleted ? 1 : 0),
  };
  return { version: isDeleted ? 1 : 0, faults: Object.entries(holds).flatMap(([what, is]) => (is ? [] : [what])) };
}

/** Brings pictures in for the next round; no site may be running. */
export function putPictures(database: DatabaseSync, round: number): ReadonlyArray<string> {
  return Array.from({ length: few }, (_, place) => {
    const name = `${round.toString(16).padStart(4, '0')}${place.toString(16).padStart(4, '0')}${'0'.repeat(24)}`;
    const insert = 'INSERT INTO pictures (name, width, height, alt, added_at, added_by) VALUES (?, 480, 480, ?, 0, ?) RETURNING id';
    const { id } = database.prepare(insert).get(name, 'A plate with dal', 'the check') as { id: number };
    const photo = database.prepare("INSERT INTO photos (picture_id, type, width, bytes) VALUES (?, 'image/png', ?, randomblob(4000))");
    for (const width of [480, 960]) photo.run(id, width);
    return name;
  });
}

/** Publishing, correcting and taking back, throwing drafts away, and deleting the pictures whose names are in `pictures`. */
export const newArticleActions =
  (pictures: { next: ReadonlyArray<string> }) =>
  ({ prepared, seed, serial }: Bench) => {
    let [published, corrected]: [ReadonlyArray<Article>, ReadonlyArray<Article>] = [[], []];

    const newDraft = async (): Promise<Article> => {
      const number = serial();
      const title = `Killed ${seed} ${number}`;
      const answer = await prepared('/articles/new', { version: '0', title, category: '', markdown: `First words of ${number}.` });
      return { id: Number(/\d+/.exec(answer.headers.get('location') ?? '')?.[0]), title, version: 1 };
    };
    const mend = async ({ id, title, version }: Article): Promise<Article> => {
      const mended = { title: `${title} mended`, category: '', markdown: `Better words of ${title}.` };
      await prepared(`/articles/${id}`, { ...mended, version: String(version) });
      return { id, title: mended.title, version: version + 1 };
    };
    const onArticle = ({ id, version }: Article, kind: Kind, what: string, fields: Action['fields'] = {}): Action => ({
      ...{ kind, item: `article ${id}`, version, fields: { ...fields, version: String(version) }, path: `/articles/${id}/${what}` },
      look: (database) => articleAtRest(database, id),
    });
    const discard = (article: Article): Action => ({
      ...onArticle(article, 'discard a draft', 'discard'),
      ...{ look: (database) => draftAtRest(database, article.id), removes: true },
    });
    const deletePicture = (name: string): Action => ({
      ...{ kind: 'delete a picture', item: `picture ${name}`, version: 0, fields: {}, path: `/articles/pictures/${name}/delete` },
      ...{ look: (database) => pictureAtRest(database, name), removes: true },
    });

    return async (): Promise<ReadonlyArray<Action>> => {
      const [drafts, mended] = [await many(several, newDraft), await Promise.all(published.map(mend))];
      const thrownAway = await many(few, async () => mend(await newDraft()));
      const actions = [
        ...drafts.map((article) => onArticle(article, 'publish', 'publish')),
        ...mended.map((article) => onArticle(article, 'correct', 'correct', { note: 'The first words were wrong.' })),
        ...corrected.map((article) => onArticle(article, 'take back', 'take-back', { reason: 'The study was withdrawn.' })),
        ...thrownAway.map(discard),
        ...pictures.next.map(deletePicture),
      ];
      const next = (articles: ReadonlyArray<Article>) => articles.map((article) => ({ ...article, version: article.version + 1 }));
      [published, corrected] = [next(drafts), next(mended)];
      return actions;
    };
  };
