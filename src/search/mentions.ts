import { type Index, weakTells } from './index.ts';
import { type Mentions, mentionsOf, type RareWords, rareKey } from './rare-words.ts';
import { type Asked, means, type Score, weightsOf } from './scores.ts';

// Below what was written by hand for a page, which says more of what it is for.
const aboutRank = 0.78;
const mentionRank = 0.5;
const mentionHeld = 0.8;
const leastScore = 0.53;
// A page is offered without being sure of it that has this much of the query.
const leastShare = 0.6;
const leastShareAbout = 0.5;
const meaningfulWeight = 1;
const mostMentioned = 4;
const asGood = 0.75;

export type Mentioned = {
  /** The ranking with what is surely meant by a rare word. */
  ranked: ReadonlyArray<Score>;
  /** Targets that have a rare word of the query, and are not surely meant by it. */
  mentioned: ReadonlyArray<number>;
};

export type WithMentions = (asked: Asked, ranked: ReadonlyArray<Score>) => Mentioned;

/** Returns a function that finds the targets of an index by their rare words, too. */
export function mentionsIn(index: Index, posts: ReadonlyArray<{ title: string }>, rare: RareWords): WithMentions {
  const pages = index.targets.map((target) =>
    target.kind === 'page' ? target.page.href : target.kind === 'post' ? posts[target.post]?.title : undefined,
  );
  const mentions = mentionsOf(pages, rare);
  return (asked, ranked) => withMentions(mentions, index, asked, ranked);
}

/** Ranks the targets that say a rare word of the query among the others. */
function withMentions(mentions: Mentions, index: Index, asked: Asked, ranked: ReadonlyArray<Score>): Mentioned {
  const weights = weightsOf(index, asked);
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const byTarget = new Map(ranked.map((score) => [score.target, score]));
  const found = new Map<number, { held: number[]; isAbout: boolean }>();
  for (const [at, text] of asked.texts.entries()) {
    // Of hours and of a doctor every page could speak: 'opening' is the practice's before it is an operation's.
    if ((weights[at] ?? 0) <= weakTells) continue;
    for (const { target, isAbout } of mentions.get(rareKey(text)) ?? []) {
      const one = found.get(target) ?? { held: [...(byTarget.get(target)?.held ?? weights.map(() => 0))], isAbout: false };
      found.set(target, one);
      one.held[at] = Math.max(one.held[at] ?? 0, isAbout ? 1 : mentionHeld);
      one.isAbout ||= isAbout && (weights[at] ?? 0) > meaningfulWeight;
    }
  }
  if (found.size === 0 || asked.doubtful) return { ranked, mentioned: [] };
  const namesOthers = asked.parts.some((part) => means(part, index.foreign));
  const scored = [...found].map(([target, { held, isAbout }]): Score & { isOffered: boolean } => {
    const share = held.reduce((sum, likeness, at) => sum + likeness * (weights[at] ?? 0), 0) / whole;
    const score = share * (isAbout ? aboutRank : mentionRank);
    return {
      target,
      score,
      sure: isAbout && !namesOthers && score >= leastScore,
      held,
      isOffered: share >= (isAbout ? leastShareAbout : leastShare),
    };
  });
  for (const one of scored) {
    const own = byTarget.get(one.target);
    if (!own || (one.score > own.score && one.sure)) byTarget.set(one.target, one);
  }
  const offered = scored.filter(({ isOffered }) => isOffered).toSorted((one, other) => other.score - one.score);
  const least = asGood * (offered[0]?.score ?? 0);
  return {
    ranked: [...byTarget.values()].toSorted((one, other) => other.score - one.score),
    mentioned: offered
      .filter(({ score }) => score >= least)
      .slice(0, mostMentioned)
      .map(({ target }) => target),
  };
}
