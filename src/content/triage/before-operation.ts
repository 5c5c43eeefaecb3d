import type { Rule } from './rule.ts';

/** In the days before an operation or a test. */
export const beforeOperation = {
  'preparation-fails': {
    signs: ['preparation-fails', 'little-urine'],
    who: ['before-colonoscopy'],
    urgency: 'same-day',
    words: 'you cannot keep the drink down, pass little urine, or still pass brown or solid stool on the morning of the test',
  },
  'acid-blood': {
    signs: ['acid-blood', 'vomiting', 'belly-pain', 'confusion', 'nausea'],
    who: ['on-gliflozin'],
    urgency: 'emergency',
    words:
      'you take a gliflozin (dapagliflozin, empagliflozin: for sugar, heart, kidneys) and feel sick or drowsy, breathe fast or have belly pain, even with normal sugar. Ask for a ketone test',
    sources: ['Gliflozin'],
  },
  'preparation-sugar': {
    signs: ['sugar-off'],
    who: ['before-colonoscopy'],
    urgency: 'same-day',
    words:
      'during the preparation your sugar is too high or low, and you are wide awake and well: if low, take sugar at once, and once more; still low: 112',
  },
  'preparation-thinner': {
    signs: ['medicine-unclear'],
    who: ['on-blood-thinner', 'before-colonoscopy'],
    urgency: 'same-day',
    words: 'your colonoscopy is soon, you take a blood thinner and were told nothing about it: ring us today',
  },
  'preparation-thinner-early': {
    signs: ['medicine-unclear'],
    who: ['on-blood-thinner', 'before-colonoscopy', 'test-weeks-off'],
    urgency: 'within-days',
    words:
      'you take a blood thinner, and your colonoscopy is more than two weeks away: do not stop it yourself, ask the doctor who prescribed it',
    why: 'There is time to ask; in the last days before the test there is none.',
  },
  'ill-before-operation': {
    signs: ['not-fit-for-surgery', 'fever', 'loose-stools'],
    who: ['before-operation'],
    urgency: 'same-day',
    words: 'before a planned operation, you have a cough, a fever of {Fever} or more, loose stools, a skin infection or urine that burns',
  },
  'pregnant-before-operation': {
    signs: ['not-fit-for-surgery'],
    who: ['before-operation', 'pregnant'],
    urgency: 'same-day',
    words: 'before a planned operation, you may be pregnant',
  },
  'ate-before-operation': {
    signs: ['not-fit-for-surgery'],
    who: ['before-operation'],
    urgency: 'same-day',
    words: 'you ate, drank or took a tablet that you were told to leave out',
  },
  'medicine-before-operation': {
    signs: ['medicine-unclear'],
    who: ['before-operation'],
    urgency: 'same-day',
    words:
      'before an operation you have a new medicine, or take a blood thinner, a gliflozin or insulin and were told nothing about it: ring us today',
  },
  'sugar-before-operation': {
    signs: ['sugar-off'],
    who: ['before-operation'],
    urgency: 'within-days',
    words: 'your sugar or blood pressure has been out of range at home before an operation',
  },
  'sugar-and-fasting': {
    signs: ['sugar-off'],
    urgency: 'within-days',
    words: 'you have diabetes, are to fast for a test, and fasting has made your sugar too low before: ask us first',
  },
  'preparation-food': {
    signs: ['not-fit-for-surgery'],
    who: ['before-colonoscopy'],
    urgency: 'same-day',
    words: 'you ate or drank what was forbidden before a colonoscopy: ask before the test',
  },
  'medicine-before-test': {
    signs: ['medicine-unclear'],
    who: ['before-colonoscopy'],
    urgency: 'within-days',
    words: 'you do not know which of your tablets to take on the days before a colonoscopy',
  },
  'preparation-cramps': {
    signs: ['cramps'],
    with: ['cramps', 'bloating'],
    when: [{ severity: 'mild' }],
    who: ['before-colonoscopy'],
    urgency: 'routine',
    words: 'the bowel drink brings cramps, wind or bloating that ease after each stool, as is usual',
    why: 'The drink itself does this, and the bowel empties.',
  },
} as const satisfies Readonly<Record<string, Rule>>;
