import { filler } from '#content/search/filler.ts';
import { pageTexts } from '#content/search/page-texts.ts';
import { searchData as written } from '#content/search/search-data.ts';
import { articles } from '#content/search/words-articles.ts';
import type { Answer } from '#search/answer.ts';
import { classifierOf } from '#search/classifier/told.ts';
import { emergencySigns } from '#search/emergency/signs.ts';
import { find as findIn } from '#search/find.ts';
import { findMeant } from '#search/find-meant.ts';
import { type Index, prepare } from '#search/index.ts';
import { mentionsIn } from '#search/mentions.ts';
import { rareWords } from '#search/rare-words.ts';
import { withoutRepeats } from '#search/without-repeats.ts';
import { trainedModel } from './trained-model.ts';

/** The index as the site serves it. */
export const searchData = withoutRepeats(written);
/** The posts that the search words were written for. */
export const posts = Object.keys(articles).map((title) => ({ title }));
export const rare = rareWords(pageTexts, filler);
export const index = prepare(searchData, posts);

export const nameOf = (found: Answer['found'][number]) =>
  'page' in found ? found.page.href : `/blog/${encodeURIComponent(posts[found.post]?.title ?? '')}`;
const withMentions = mentionsIn(index, posts, rare);
/** The classifier as the site has it. */
export const classifier = classifierOf(index, posts, trainedModel());
/** Searches as /search does, in the index of our posts also by rare words. */
export const find = (among: Index, query: string): Answer =>
  among === index
    ? findMeant(index, query, { signsIn: emergencySigns, withMentions, classifier })
    : findIn(among, query, { signsIn: emergencySigns });
/** Returns addresses of pages and titles of posts, best first. */
export const found = (query: string) => find(index, query).found.map(nameOf);

const subjects = ['liver', 'hernia', 'piles', 'gallstones', 'reflux', 'colon', 'diet', 'surgery', 'cancer', 'polyps'];

/** Builds the index with additional posts whose titles contain search words. */
export const indexWithPosts = (count: number) =>
  prepare(
    searchData,
    Array.from({ length: count }, (_, at) => ({
      title: `${subjects[at % 10]} ${subjects[(at * 7) % 9]} question${at % 700}: what to know`,
    })),
  );

export const queriesAmongPosts = [
  'pet mein dard khane ke baad',
  'gallblader stone opration',
  'bawasir',
  'qwertz uiop',
  'colonoscpy ki tayari',
  'काविळ',
  'liver cancer surgery diet question',
];
