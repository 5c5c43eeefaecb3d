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
export const knownFaults: Readonly<Record<string, Known>> = {
  cancer: {
    figures: { gastrectomy: 'two editions of one page', earlier: 'two editions of one page' },
    times: { eat: 'food in steps: the answer is when it begins, the text when it is solid' },
  },
  fistulas: { times: { deskWork: otherPlace } },
  hemorrhoids: { times: { deskWork: otherPlace } },
  livermass: { times: { deskWork: 'the cell is about relief, and the row is called ‘until usual life’' } },
  rectumpolyps: { times: { deskWork: 'a limit of travel after a large polyp' } },
  roboticsurgery: { times: { heavyWork: 'the answer is of keyhole surgery in general' } },
  weightlosssurgery: { times: { deskWork: 'the text is about all usual activity, the answer about a desk' } },
  whilesurgery: { times: { deskWork: otherPlace } },
};
