import type { Rule } from './rule.ts';

/** Emergencies that people write to a practice about and that no page describes. Our rules, on the side of caution: they have no source. */
export const addedSigns = {
  // Our rule, on the side of caution.
  'swallowed-poison': {
    signs: ['poison'],
    urgency: 'emergency',
    words: 'someone has swallowed poison, acid, a cleaning product or too many tablets, even if they feel well',
  },
  // Our rule, on the side of caution.
  'pregnant-belly': {
    signs: ['pregnant-belly'],
    qualifiers: ['pregnant'],
    urgency: 'emergency',
    words: 'you are pregnant and have belly pain that is not mild, or bleed: go to a maternity hospital',
  },
  // Our rule, on the side of caution.
  'testicle-pain': {
    signs: ['testicle-pain'],
    urgency: 'emergency',
    words: 'a testicle suddenly hurts or swells',
  },
  // Our rule, on the side of caution.
  'legs-weak': {
    signs: ['legs-weak'],
    urgency: 'emergency',
    words: 'your legs turn weak or numb, or you lose control of urine or stool',
  },
  // Our rule, on the side of caution.
  'dengue-warning': {
    signs: ['dengue'],
    urgency: 'emergency',
    words: 'you have dengue, and bleed, vomit, have belly pain or are drowsy',
  },
} as const satisfies Readonly<Record<string, Rule>>;
