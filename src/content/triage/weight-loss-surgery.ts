import type { Rule } from './rule.ts';

/** After an operation to lose weight, soon or years later. */
export const weightLossSurgery = {
  'slimming-pulse': {
    signs: ['fast-pulse'],
    when: [{ severity: 'severe' }],
    who: ['after-weight-loss-surgery'],
    urgency: 'emergency',
    words: 'after your operation, your pulse at rest stays above {LeakPulse}',
  },
  'slimming-vomiting': {
    signs: ['vomiting'],
    when: [{ severity: 'severe' }],
    who: ['after-weight-loss-surgery'],
    urgency: 'emergency',
    words: 'after your operation, even years later, you keep vomiting or cannot keep water down',
  },
  'slimming-late-pain': {
    signs: ['belly-pain'],
    when: [{ severity: 'severe' }, { duration: 'sudden' }],
    who: ['after-weight-loss-surgery'],
    urgency: 'emergency',
    words: 'sudden strong belly pain comes at any time later, even years after a bypass',
  },
  'slimming-nerves': {
    signs: ['confusion'],
    who: ['after-weight-loss-surgery'],
    urgency: 'emergency',
    words: 'you become confused, drowsy or unsteady, or see double',
  },
  'slimming-pulse-milder': {
    signs: ['fast-pulse'],
    who: ['after-weight-loss-surgery'],
    urgency: 'same-day',
    words: 'your pulse at rest stays fast for you, but not above {LeakPulse}',
  },
  'slimming-drinks-little': {
    signs: ['eats-too-little', 'little-urine'],
    who: ['after-weight-loss-surgery'],
    urgency: 'same-day',
    words: 'you can drink only a little and your urine is dark',
  },
  'slimming-tired': {
    signs: ['tired', 'hair-fall'],
    who: ['after-weight-loss-surgery'],
    urgency: 'routine',
    words: 'you are tired or lose hair months after the operation: have your blood and your vitamins checked',
  },
  'slimming-low-sugar': {
    signs: ['sugar-low'],
    who: ['after-weight-loss-surgery'],
    urgency: 'same-day',
    words: 'after your operation, you have sweats, shakes or a low reading: take sugar now, and ask the same day which tablets to cut',
  },
} as const satisfies Readonly<Record<string, Rule>>;
