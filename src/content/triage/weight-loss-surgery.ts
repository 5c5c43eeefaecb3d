import type { Rule } from './rule.ts';

/** After an operation to lose weight, soon or years later. */
export const weightLossSurgery = {
  'slimming-pulse': {
    signs: ['fast-pulse'],
    qualifiers: ['after-weight-loss-surgery', 'heavy'],
    urgency: 'emergency',
    words: 'after your operation, your pulse at rest stays above {LeakPulse}',
  },
  'slimming-vomiting': {
    signs: ['vomiting'],
    qualifiers: ['after-weight-loss-surgery', 'nonstop'],
    urgency: 'emergency',
    words: 'after your operation, even years later, you keep vomiting or cannot keep water down',
    sources: ['BariatricGp', 'Wernicke'],
  },
  'slimming-late-pain': {
    signs: ['belly-pain'],
    qualifiers: ['after-weight-loss-surgery', 'severe'],
    urgency: 'emergency',
    words: 'sudden strong belly pain comes at any time later, even years after a bypass',
    sources: ['BariatricGp'],
  },
  'slimming-nerves': {
    signs: ['confusion'],
    qualifiers: ['after-weight-loss-surgery'],
    urgency: 'emergency',
    words: 'you become confused, drowsy or unsteady, or see double',
    sources: ['Wernicke'],
  },
  'slimming-pulse-milder': {
    signs: ['fast-pulse'],
    qualifiers: ['after-weight-loss-surgery'],
    urgency: 'same-day',
    words: 'your pulse at rest stays fast for you, but not above {LeakPulse}',
  },
  'slimming-drinks-little': {
    signs: ['eats-too-little', 'little-urine'],
    qualifiers: ['after-weight-loss-surgery'],
    urgency: 'same-day',
    words: 'you can drink only a little and your urine is dark',
  },
  'slimming-low-sugar': {
    signs: ['sugar-off'],
    qualifiers: ['after-weight-loss-surgery'],
    urgency: 'same-day',
    words: 'you take tablets or insulin for sugar and have sweats, shakes or low readings',
  },
} as const satisfies Readonly<Record<string, Rule>>;
