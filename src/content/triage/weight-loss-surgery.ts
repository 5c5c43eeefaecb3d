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
    signs: ['belly-pain', 'cramps'],
    when: [{ severity: 'severe' }, { duration: 'sudden' }, { duration: 'steady' }],
    who: ['after-weight-loss-surgery'],
    urgency: 'emergency',
    words: 'you have had a gastric bypass of any kind, even years ago, and belly pain is sudden or severe, or does not let up',
  },
  'bypass-pain-vomiting': {
    signs: ['belly-pain', 'cramps'],
    with: ['vomiting', 'retching'],
    who: ['after-weight-loss-surgery'],
    urgency: 'emergency',
    words: 'you have had a gastric bypass of any kind, even years ago, and belly pain or cramps come with vomiting or retching',
  },
  'bypass-cramps': {
    signs: ['cramps', 'belly-pain'],
    who: ['after-weight-loss-surgery'],
    urgency: 'same-day',
    words:
      'you have had a gastric bypass of any kind, even years ago, and cramps or belly pain come and go, or come after meals. Go to a hospital with a CT',
  },
  'slimming-nerves': {
    signs: ['confusion', 'sight-changed', 'unsteady', 'leg-weakness'],
    who: ['after-weight-loss-surgery'],
    urgency: 'emergency',
    words:
      'after weight-loss surgery or long vomiting, you see double, walk unsteadily, have weak legs, or are confused or drowsy: ask for thiamine, a vitamin, before any sugar drip',
  },
  'slimming-pulse-milder': {
    signs: ['fast-pulse'],
    who: ['after-weight-loss-surgery'],
    urgency: 'same-day',
    words: 'your pulse at rest stays fast for you, but not above {LeakPulse}: go to a hospital',
  },
  'slimming-vomits-days': {
    signs: ['vomiting'],
    when: [{ duration: 'days' }, { duration: 'steady' }, { duration: 'comes-back' }],
    who: ['after-weight-loss-surgery'],
    urgency: 'same-day',
    words:
      'after weight-loss surgery, you have vomited now and then for more than a day or two, but keep water down: you may need thiamine, a vitamin',
  },
  'slimming-drinks-little': {
    signs: ['eats-too-little', 'little-urine'],
    who: ['after-weight-loss-surgery'],
    urgency: 'same-day',
    words: 'you can drink only a little and your urine is dark',
  },
  'slimming-tingling': {
    signs: ['numbness'],
    who: ['after-weight-loss-surgery'],
    urgency: 'within-days',
    words: 'your feet or hands tingle or go numb, and your legs are strong: you may lack a vitamin, so have a blood test',
  },
  'slimming-tired': {
    signs: ['tired', 'hair-fall'],
    who: ['after-weight-loss-surgery'],
    urgency: 'routine',
    words: 'months after weight-loss surgery you are tired or lose hair: have your blood and your vitamins checked',
  },
  'balloon-ill': {
    signs: ['vomiting', 'belly-pain', 'bloating', 'urine-colour'],
    who: ['stomach-balloon'],
    urgency: 'emergency',
    words:
      'you have a stomach balloon, and cannot keep water down, pain is severe or comes back after the first days, the belly swells, or urine turns green or blue',
  },
  'slimming-low-sugar': {
    signs: ['sugar-low'],
    who: ['after-weight-loss-surgery'],
    urgency: 'same-day',
    words:
      'after your operation, you sweat, shake or have low sugar. Not wide awake: nothing by mouth, 112. Else take sugar now, again if still low (then 112); after sugar tablets: hospital',
  },
} as const satisfies Readonly<Record<string, Rule>>;
