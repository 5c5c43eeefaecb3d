import { isLive } from './live.ts';
import { practice } from './practice.ts';

/**
 * A patient's words. A real one cannot be published without the number of the signed consent in the practice's files;
 * a sample says so on the page and is listed by `npm run launch-check`.
 */
export type Testimonial = { id: number; title: string; story: string; by: string } & (
  | { sample: true; consentRecord: null }
  | { sample: false; consentRecord: `CR-${string}` }
);

/** Stands on each sample story. */
export const sampleNotice = 'A sample story. We wrote it to show how this page will look; it is not the words of a patient.';

// No ratings, no results and no comparison with others: advertising by doctors is limited by the 2002 conduct regulations, rule 6.1.1.
export const testimonials = [
  {
    id: 1,
    title: 'Being listened to',
    story:
      'I came with a bag of reports and a page of questions. The doctor read the page first and went down it line by line. My daughter took notes. We left with a drawing of the gallbladder and a list of what to ask at home.',
    by: 'Sample: a mother who came with her daughter',
    sample: true,
    consentRecord: null,
  },
  {
    id: 2,
    title: 'Waiting',
    story:
      'I was told that my hernia could be watched for now, and what would change that. Waiting was not easy for me. I had a number to ring and a date to come back, and I used both.',
    by: 'Sample: a man in his sixties',
    sample: true,
    consentRecord: null,
  },
  {
    id: 3,
    title: 'Coming home',
    story:
      'The first week at home was slow and I slept badly. The sheet on the cupboard told us which pains were usual and which were not. We rang once, about a dressing, and a nurse talked my wife through it.',
    by: 'Sample: a man after an operation',
    sample: true,
    consentRecord: null,
  },
] as const satisfies ReadonlyArray<Testimonial>;

/** What a site shows: samples only on this machine, never on a live site. Empty where the practice has switched the block off. */
export const shownTestimonials: ReadonlyArray<Testimonial> = practice.show.testimonials
  ? (testimonials as ReadonlyArray<Testimonial>).filter(({ sample }) => !(sample && isLive()))
  : [];
