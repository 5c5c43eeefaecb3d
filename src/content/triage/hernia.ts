import type { Rule } from './rule.ts';

/** Bulges of the wall of the belly. */
export const hernia = {
  'hernia-stuck': {
    signs: ['hernia-stuck'],
    urgency: 'emergency',
    words: 'a bulge that went back until now no longer does, or a painful bulge stays out',
    sources: ['BordersHernia'],
  },
  'hernia-pain': {
    signs: ['hernia-hurt'],
    when: [{ severity: 'severe' }, { duration: 'sudden' }],
    urgency: 'emergency',
    words: 'pain in the bulge or belly comes on suddenly, is severe, or gets worse fast',
    sources: ['BordersHernia'],
  },
  'hernia-blocks': {
    signs: ['bulge'],
    with: ['vomiting', 'blocked-bowel'],
    urgency: 'emergency',
    words: 'with a bulge (a hernia) you vomit, your belly swells, or no stool or wind passes',
    sources: ['BordersHernia'],
  },
  'hernia-skin': {
    signs: ['hernia-skin'],
    urgency: 'emergency',
    words:
      'a bulge at the navel, groin or a scar turns hard or tender, or the skin over it turns red, blue or dark, gets very thin, breaks or leaks fluid',
  },
  'hernia-fever': {
    signs: ['hernia-hurt'],
    with: ['fever'],
    urgency: 'emergency',
    words: 'you have a sore bulge and a fever of {Fever} or more',
  },
  'hernia-child': {
    signs: ['hernia-stuck', 'hernia-skin'],
    who: ['child'],
    urgency: 'emergency',
    words: 'a child has a bulge that is hard, sore or discoloured, or has a bulge and vomits or will not settle',
    sources: ['SeattleHernia'],
  },
  'child-groin-bulge': {
    signs: ['bulge-groin'],
    who: ['child'],
    urgency: 'within-days',
    words:
      'your baby or child has a soft groin or scrotum bulge that goes away (always out: today; used to go back and now stays, hard, sore or vomiting: 112)',
  },
  'woman-groin-bulge': {
    signs: ['bulge-groin'],
    who: ['woman'],
    urgency: 'within-days',
    words: 'you are a woman with a new bulge in the groin or top of the thigh',
  },
  'hernia-was-stuck': {
    signs: ['hernia-was-stuck'],
    urgency: 'same-day',
    words: 'the hernia got stuck and then went back, or has become harder to push back',
  },
  'bulge-new-stays': {
    signs: ['bulge-stays'],
    urgency: 'same-day',
    words: 'a new bulge in the groin, at the navel or in an old scar does not go back when you lie down, and does not hurt (it hurts: 112)',
  },
  'hernia-cramps': {
    signs: ['hernia-hurt'],
    with: ['cramps', 'vomiting', 'hernia-skin'],
    urgency: 'emergency',
    words: 'cramps at a hernia (a bulge) come and go and do not settle within an hour, or come with vomiting or a hard bulge',
  },
  'hernia-cramps-gone': {
    signs: ['hernia-hurt'],
    urgency: 'same-day',
    words: 'cramps at a hernia have gone within an hour, and the bulge is soft and goes back',
    why: 'Once the cramps have gone and the bulge is soft, bowel that was caught is most likely free; it can be caught again, so it is seen today.',
  },
  'hernia-pregnant': {
    signs: ['hernia-hurt'],
    who: ['pregnant'],
    urgency: 'same-day',
    words: 'you are pregnant and the bulge has begun to hurt',
  },
  'hernia-grows': {
    signs: ['hernia-grows'],
    urgency: 'within-days',
    words: 'the bulge has grown fast, or hurts a little more than last week',
  },
  'testicle-lump': {
    signs: ['testicle-lump'],
    urgency: 'within-days',
    words: 'you feel a lump in or on a testicle, or one has grown or feels heavy, even without pain',
  },
  'hernia-stays-out': {
    signs: ['hernia-stuck'],
    when: [{ severity: 'mild' }],
    urgency: 'within-days',
    words: 'a soft bulge has stayed out for months, has not changed and does not hurt',
    why: 'A bulge that has stayed out for months without pain is seldom trapped; one that has just stopped going back may be.',
  },
  'hernia-skin-sore': {
    signs: ['hernia-skin'],
    when: [{ severity: 'mild' }],
    urgency: 'within-days',
    words: 'the skin on a large hernia itches or is sore, but is whole and of its usual colour',
    why: 'Whole skin of its usual colour is a rub, not a bowel that is losing its blood.',
  },
  'soft-bulge': {
    signs: ['bulge'],
    urgency: 'routine',
    words: 'you have a soft bulge in the groin, at the navel or in an old scar that comes and goes',
  },
  'bulge-aches': {
    signs: ['hernia-hurt'],
    when: [{ severity: 'mild', duration: 'comes-back' }],
    urgency: 'routine',
    words: 'a known hernia aches or drags when you stand, cough or lift, or slowly grows',
    why: 'It aches on standing and eases with lying down; pain that is new, strong or cramping has stricter rules.',
  },
  'bulge-is-back': {
    signs: ['bulge-scar'],
    urgency: 'routine',
    words: 'a hernia has come back after an earlier repair',
  },
  'navel-bulge-child': {
    signs: ['bulge-navel'],
    who: ['child'],
    urgency: 'routine',
    words: "your child's navel hernia has not closed by the age of {NavelAge}",
  },
  'hernia-and-pregnancy': {
    signs: ['wants-advice'],
    urgency: 'routine',
    words: 'you have a hernia and plan another operation or a pregnancy',
  },
  'hernia-timing': {
    signs: ['wants-advice'],
    urgency: 'routine',
    words: 'you know you have a hernia and wonder whether a repair can wait',
  },
} as const satisfies Readonly<Record<string, Rule>>;
