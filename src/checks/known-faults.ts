import type { OwnAnswerTopic } from '#content/treatment.ts';

type Known = {
  /** Keys of figures and sources. */
  figures?: Readonly<Record<string, string>>;
  times?: Partial<Readonly<Record<OwnAnswerTopic, string>>>;
};

const otherPlace = 'a time from a study elsewhere; the page has to say why ours is another';

/**
 * What the checks of figures and of own answers find on a page (by its link) and nobody has mended yet, with its reason. The list may
 * only get shorter: `npm run content-report` names the lines that are no longer needed.
 */
export const knownFaults: Readonly<Record<string, Known>> = {};
