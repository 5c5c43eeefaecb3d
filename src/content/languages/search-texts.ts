import { costsByGroup } from '#content/operation-costs.ts';
import { shortWords } from '#content/search/red-flags.ts';
import type { NotOurs } from '#content/search/types.ts';
import { hrefOfRegion } from '#content/symptoms/regions.ts';
import { answersOf } from '#content/symptoms/signs.ts';
import type { RuleId } from '#content/triage.ts';
import { text as englishNotOurs } from './en/not-ours.ts';
import { saidBy } from './figure-words.ts';
import { namesOfPages } from './page-names.ts';
import type { Texts } from './texts.ts';
import { sayer, signsIn } from './views.ts';
import { regionsIn } from './whole-texts.ts';

type Lines = Readonly<Record<string, string>>;

/** What the search says in a language. A file of the build, because the Worker carries no pages. */
export type SearchTexts = {
  /** Names of pages, by the addresses of the English ones. */
  names: Lines;
  /** How soon a complaint needs somebody, by its English address. */
  answers: Lines;
  /** Prices, by the English ones. */
  prices: Lines;
  /** Rows of the rules that call for an ambulance. */
  signs: Lines;
  /** What other doctors treat, by its English title. */
  notOurs: Readonly<Record<string, Pick<NotOurs, 'title' | 'see'>>>;
};

const emergencyRules = Object.keys(shortWords) as ReadonlyArray<RuleId>;

export function searchTextsOf(texts: Texts): SearchTexts {
  const say = sayer(texts);
  return {
    names: namesOfPages(texts),
    answers: Object.fromEntries(
      regionsIn(texts).flatMap(({ region, text }) =>
        region.symptoms.map((symptom) => [
          `${hrefOfRegion(region)}#${symptom.id}`,
          answersOf(symptom, texts.words.answers, text.symptoms[symptom.id]?.soonestIf)[0] ?? '',
        ]),
      ),
    ),
    // The search shows the English of what a language cannot say yet.
    prices: Object.fromEntries(
      costsByGroup.flatMap(({ costs }) =>
        costs.flatMap(({ price }) => (saidBy(texts.numbers, price) === undefined ? [] : [[price, say(price)]])),
      ),
    ),
    signs: Object.fromEntries(
      emergencyRules
        .filter((id) => texts.rules.words[id] !== undefined)
        .flatMap((id) => signsIn(texts, [id]).flatMap(({ rows }) => rows.map(({ shown }) => [id, shown]))),
    ),
    notOurs: Object.fromEntries(
      Object.entries(englishNotOurs).map(([key, { title }]) => [title, texts.notOurs[key as keyof typeof englishNotOurs]]),
    ),
  };
}
