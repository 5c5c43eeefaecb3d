import type { MiddlewareHandler } from 'hono';
import { faultEvent, logError } from '#backend/http/log.ts';
import { hrefOfPost, type StoredPost } from '#blog/posts/post.ts';
import { type HoursQuestion, hoursAskedIn } from '#content/hours-asked.ts';
import { english, languageOfPath } from '#content/languages.ts';
import { dataIn, type IndexFile } from '#content/search/index-file.ts';
import { finderSigns } from '#content/triage/general-signs.ts';
import { ownBytes, ownFile } from '#edge/http/own-files.ts';
import { dataParameter } from '#edge/page-cache/key.ts';
import { hoursForPage } from '#requests/closed-days.ts';
import type { Model } from '#search/classifier/model.ts';
import { modelIn } from '#search/classifier/model-file.ts';
import { type Classifier, classifierOf } from '#search/classifier/told.ts';
import { emergencySigns } from '#search/emergency/signs.ts';
import { findMeant } from '#search/find-meant.ts';
import { type Index, prepare } from '#search/index.ts';
import type { Found } from '#search/listing.ts';
import { mentionsIn, type WithMentions } from '#search/mentions.ts';
import type { RareWords } from '#search/rare-words.ts';
import { hoursPath, type ResultLink, type SearchResults } from '#search/results.ts';
import { inOneSpelling, visibleText } from '#search/words.ts';
import { countable, countMissed } from './missed-searches.ts';
import type { SiteEnv } from './site-env.ts';
import { inItsLanguage, searchTextsIn } from './translated-search.ts';

const readData = ownFile<IndexFile>('/search-index.json');
const readRare = ownFile<RareWords>('/rare-words.json');
const readModel = ownBytes('/search-model.bin', modelIn);

// Prepared once for each change of the posts.
let prepared:
  | {
      posts: ReadonlyArray<StoredPost>;
      rare: RareWords;
      model: Model | undefined;
      index: Index;
      withMentions: WithMentions;
      classifier?: Classifier;
    }
  | undefined;
const noRare: RareWords = {};
const none: ReadonlyArray<StoredPost> = [];

/** Searches our pages and these posts; undefined while the index cannot be read. A mistyped address does not ask anything, so only its words count. */
async function lookUp(
  env: Env,
  origin: string,
  { query, posts = none, byWords = false }: { query: string; posts?: ReadonlyArray<StoredPost> | undefined; byWords?: boolean },
): Promise<SearchResults | undefined> {
  // Without the rare words and the classifier the search still finds what was written for it.
  const [data, rare = noRare, model] = await Promise.all([readData(env, origin), readRare(env, origin), readModel(env, origin)]);
  if (!data) return undefined;
  if (prepared?.posts !== posts || prepared.rare !== rare || prepared.model !== model) {
    const index = prepare(dataIn(data), posts);
    prepared = {
      posts,
      rare,
      model,
      index,
      withMentions: mentionsIn(index, posts, rare),
      ...(model && { classifier: classifierOf(index, posts, model) }),
    };
  }
  const {
    emergency,
    help = false,
    found,
    mentioned = [],
    ways = [],
    notOurs,
    maybe,
    words,
  } = findMeant(prepared.index, query, {
    withMentions: prepared.withMentions,
    signsIn: emergencySigns,
    ...(!byWords && prepared.classifier && { classifier: prepared.classifier }),
  });
  const linkTo = (one: Found): ReadonlyArray<ResultLink> => {
    if ('page' in one) return [one.page];
    const post = posts[one.post];
    return post ? [{ name: post.title, href: hrefOfPost(post, posts), about: post.excerpt, kind: 'article' }] : [];
  };
  const rows = help ? finderSigns : emergency.flatMap((rule) => data.emergencies[rule] ?? []);
  return {
    emergency: rows,
    rules: emergency,
    help,
    links: found.flatMap(linkTo),
    mentioned: mentioned.flatMap(linkTo),
    ways: ways.flatMap(linkTo),
    notOurs,
    maybe,
    words,
  };
}

/** What a query asks of the opening hours, if their page is among its results. */
async function hoursQuestion({ DB }: Env, query: string, { links }: SearchResults): Promise<HoursQuestion | undefined> {
  const asked = links.some(({ href }) => href === hoursPath) && hoursAskedIn(inOneSpelling(query).match(/[\p{L}\p{M}]+/gu) ?? []);
  const now = Date.now();
  return asked ? { asked, now, hours: await hoursForPage(DB, now) } : undefined;
}

/** Looks up the query of `/search`, in any language, before the page is rendered. The answer is one visitor's own, so no cache keeps it. */
export const searchPage: MiddlewareHandler<SiteEnv> = async (c, next) => {
  const typed = c.req.query('q') ?? '';
  const query = visibleText(typed, typed.length);
  const results = query ? await lookUp(c.env, c.req.url, { query, posts: c.var.snapshot?.posts }) : undefined;
  // Read here because `serveSearch` replaces the request. Prefetched pages do not count as visits.
  const isVisit = c.req.method === 'GET' && c.req.query(dataParameter) === undefined && !c.req.header('sec-purpose')?.includes('prefetch');
  const language = languageOfPath(c.req.path);
  const isEnglish = language.tag === english.tag;
  c.set('search', {
    query,
    results,
    said: isEnglish ? undefined : await searchTextsIn(c.env, c.req.url, language),
    translations: results && isEnglish ? await inItsLanguage(c.env, c.req.url, query, results) : {},
    hours: results && (await hoursQuestion(c.env, query, results)),
  });
  await next();
  c.header('Cache-Control', 'no-store');
  c.header('X-Robots-Tag', 'noindex');
  const foundNothing = results && results.links.length + results.emergency.length === 0 && !results.notOurs;
  const words = foundNothing && countable(query, results.words);
  const keys = c.var.settings.encryptionKeys;
  // A count that is lost costs the visitor nothing; staff would take a week without any for a week in which all was found.
  const notCounted = (error: unknown) => logError({ ...faultEvent(error), event: 'missed-searches' });
  if (words && isVisit) c.executionCtx.waitUntil(countMissed({ db: c.env.DB, keys, now: Date.now() }, words).catch(notCounted));
};

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Returns up to three pages that a mistyped address may have meant, by the words of its last segment. */
export async function nearestPages(
  env: Env,
  origin: string,
  path: string,
  posts: ReadonlyArray<StoredPost> | undefined,
): Promise<ReadonlyArray<ResultLink>> {
  const last = path.split('/').filter(Boolean).at(-1) ?? '';
  // Robots probe for the files of other software.
  if (/\.[a-z0-9]{2,5}$/i.test(last) || last.length < 3) return [];
  const results = await lookUp(env, origin, { query: decoded(last).replace(/[-_+]/g, ' '), posts, byWords: true });
  return results?.links.slice(0, 3) ?? [];
}
