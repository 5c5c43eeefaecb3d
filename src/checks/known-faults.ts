import type { OwnAnswerTopic } from '#content/treatment.ts';

type Known = {
  /** Keys of figures and sources. */
  figures?: Readonly<Record<string, string>>;
  times?: Partial<Readonly<Record<OwnAnswerTopic, string>>>;
};

const anotherTrial = 'one trial, whose number of people stands in another of its papers';
const otherPlace = 'a time from a study elsewhere; the page has to say why ours is another';

/**
 * What the checks of figures and of own answers find on a page (by its link) and nobody has mended yet, with its reason. The list may
 * only get shorter: `npm run content-report` names the lines that are no longer needed.
 */
export const knownFaults: Readonly<Record<string, Known>> = {
  Ventralhernia: { times: { nights: 'a small repair, which the answer about a hernia at a scar does not mean' } },
  antireflux: {
    figures: { againAll: 'the count of one study beside the time of another', swTime: 'the time of one study beside the count of another' },
    times: { deskWork: otherPlace, nights: otherPlace },
  },
  cancer: {
    figures: { gastrectomy: 'two editions of one page', earlier: 'two editions of one page' },
    times: { deskWork: otherPlace, eat: 'food in steps: the answer is when it begins, the text when it is solid' },
  },
  fistulas: { times: { deskWork: otherPlace } },
  gallbladderstones: {
    times: { nights: otherPlace, deskWork: otherPlace, heavyWork: 'after an open cut, which the page has no answer about' },
  },
  hemorrhoids: { times: { deskWork: otherPlace } },
  'hydatid-cysts': { times: { nights: otherPlace } },
  inflammatoryboweldiseases: { figures: { tenYears: 'the time of one study beside the share of another' } },
  livermass: { times: { deskWork: 'the cell is about relief, and the row is called ‘until usual life’' } },
  pancreaticcancer: { times: { nights: otherPlace } },
  perforation: { times: { deskWork: otherPlace, nights: otherPlace } },
  rectumcancer: { figures: { rapidoAll: anotherTrial } },
  rectumpolyps: { times: { deskWork: 'a limit of travel after a large polyp' } },
  roboticsurgery: { times: { heavyWork: 'the answer is of keyhole surgery in general' } },
  weightlosssurgery: {
    figures: { dietLoss: anotherTrial, hundred: 'a weight of one trial beside losses of others', semaLoss: anotherTrial },
    times: { deskWork: 'the text is about all usual activity, the answer about a desk' },
  },
  whilesurgery: { times: { deskWork: otherPlace } },
};
