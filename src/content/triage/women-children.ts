import type { Rule } from './rule.ts';

/** In pregnancy, after a birth, and in babies and children. */
export const womenChildren = {
  'labour-signs': {
    signs: ['labour-signs', 'cramps', 'hard-belly'],
    who: ['pregnant', 'past-20-weeks'],
    urgency: 'emergency',
    words:
      'you are over {PregnantWeeks} pregnant, and your belly cramps, tightens in waves, stays tight or turns hard, water runs from below, or the baby moves less. Go to a maternity hospital',
    sources: ['TommysLabour'],
  },
  // Pain without a pause may be a womb that tears from its lining, without a drop of blood.
  'pregnant-late-pain': {
    signs: ['belly-pain'],
    when: [{ duration: 'steady' }, { severity: 'severe' }],
    who: ['pregnant', 'past-20-weeks'],
    urgency: 'emergency',
    words: 'you are over {PregnantWeeks} pregnant, and a belly pain does not let up, even without blood: go to a maternity hospital',
  },
  'pregnant-pain': {
    signs: ['belly-pain', 'cramps'],
    who: ['pregnant'],
    urgency: 'same-day',
    words:
      'you are pregnant, a scan has shown the baby in the womb, and you have belly pain or cramps, even mild ones, with none of the signs above',
  },
  'pregnant-fever': {
    signs: ['fever'],
    who: ['pregnant'],
    urgency: 'same-day',
    words: 'you are pregnant and have a fever of {Fever} or more',
  },
  'pregnant-fever-ill': {
    signs: ['fever'],
    with: ['shivering', 'flank-pain', 'back-pain', 'breathless', 'fast-pulse', 'confusion', 'collapse', 'suddenly-unwell'],
    who: ['pregnant'],
    urgency: 'emergency',
    words: 'you are pregnant and have a fever of {Fever} or more with shivering, side pain, short breath, a fast pulse or confusion',
  },
  'pregnant-blow': {
    signs: ['blow-to-belly'],
    who: ['pregnant'],
    urgency: 'same-day',
    words:
      'you are pregnant and were hit or fell on the belly, and nothing hurts or bleeds: a maternity hospital today (pain, bleeding or a baby that moves less: 112)',
  },
  'pregnant-liver-tests': {
    signs: ['liver-tests-high', 'low-platelets'],
    who: ['pregnant'],
    urgency: 'same-day',
    words:
      'you are pregnant, and a blood test shows raised liver enzymes or few platelets: go to a maternity hospital now, not to a clinic',
  },
  'pregnant-many-stools': {
    signs: ['loose-stools'],
    when: [{ severity: 'severe' }],
    who: ['pregnant'],
    urgency: 'same-day',
    words: 'you are pregnant and have many loose motions a day, even if you can drink',
  },
  'pregnant-medicine': {
    signs: ['medicine-unclear'],
    who: ['pregnant'],
    urgency: 'within-days',
    words: 'you are pregnant, and took a medicine or had an X-ray before you knew of it',
  },
  'after-birth-bleeds': {
    signs: ['vaginal-bleeding'],
    when: [{ severity: 'severe' }],
    who: ['after-birth'],
    urgency: 'emergency',
    words:
      'you gave birth, miscarried or had an abortion (also by tablets) in the last {BirthWeeks}, and bleed heavily or soak a pad in an hour: go to a maternity hospital',
  },
  'after-birth-fever-ill': {
    signs: ['fever'],
    with: ['shivering', 'belly-pain', 'vaginal-bleeding', 'fast-pulse', 'suddenly-unwell', 'confusion'],
    who: ['after-birth'],
    urgency: 'emergency',
    words:
      'you gave birth, miscarried or had an abortion in the last {BirthWeeks}, with a fever of {Fever} or more and shivering, belly pain, foul discharge, heavy bleeding or fast pulse',
  },
  'after-birth-fever': {
    signs: ['fever'],
    who: ['after-birth'],
    urgency: 'same-day',
    words: 'you gave birth, miscarried or had an abortion in the last {BirthWeeks}, and have a fever of {Fever} or more',
  },
  'after-birth-pain': {
    signs: ['belly-pain'],
    who: ['after-birth'],
    urgency: 'same-day',
    words:
      'you gave birth, miscarried or had an abortion in the last {BirthWeeks}, and have a new belly pain (severe, growing, or soon after an abortion with instruments: 112)',
  },
  'heavy-period-faint': {
    signs: ['vaginal-bleeding'],
    with: ['dizzy', 'collapse', 'fast-pulse', 'breathless', 'stairs-breathless'],
    urgency: 'emergency',
    words: 'you bleed heavily from the vagina and are light-headed, faint or short of breath, or your heart races',
  },
  'heavy-period': {
    signs: ['vaginal-bleeding'],
    when: [{ severity: 'severe' }],
    urgency: 'same-day',
    words: 'a period soaks pad after pad for hours',
  },
  'bleeds-after-menopause': {
    signs: ['vaginal-bleeding'],
    urgency: 'within-days',
    words: 'you bleed from the vagina after the menopause, between periods or after sex: see a women’s doctor',
  },
  'young-baby-fever': {
    signs: ['fever', 'will-not-feed', 'laboured-breathing', 'suddenly-unwell'],
    who: ['young-baby'],
    urgency: 'emergency',
    words: 'a baby under three months has a fever of {Fever} or more, is cold or limp, breathes fast, or will not feed',
    sources: ['OxfordshireFever'],
  },
  'baby-fever': {
    signs: ['fever'],
    who: ['baby'],
    urgency: 'same-day',
    words: 'a baby of three months or older has a fever of {Fever} or more, even if it drinks and smiles',
  },
  'child-breathes-hard': {
    signs: ['laboured-breathing', 'will-not-feed'],
    who: ['child'],
    urgency: 'emergency',
    words: 'a child breathes fast or hard, grunts, draws in the ribs or refuses every drink, or a baby no longer takes breast or bottle',
  },
  'young-baby-blood': {
    signs: ['bleeding-below', 'bleeding-above', 'bleeding-nonstop', 'easy-bruising', 'navel-leaks'],
    who: ['young-baby'],
    urgency: 'emergency',
    words:
      'a baby in its first months passes any blood, bleeds from navel, nose or mouth, or has new bruises (not a blue-grey patch since birth)',
  },
  'newborn-no-stool': {
    signs: ['no-first-stool'],
    who: ['baby'],
    urgency: 'emergency',
    words: 'a newborn has passed no stool in its first two days, or its belly is swollen and tight',
  },
  'baby-navel': {
    signs: ['navel-leaks'],
    who: ['baby'],
    urgency: 'emergency',
    words: 'the skin of a baby’s navel is red, swollen, hot or hard, or the navel smells or has pus (a soft bulge that goes back can wait)',
  },
  'navel-leaks': {
    signs: ['navel-leaks'],
    urgency: 'within-days',
    words: 'your navel weeps, smells or is sore',
  },
  'child-cramps-known': {
    signs: ['cramps'],
    when: [{ duration: 'comes-back' }],
    who: ['school-child'],
    urgency: 'routine',
    words: 'a child of school age has had cramps now and then for months, and grows, plays and is well between them',
    why: 'Bowel that slips into itself strikes small children, within hours; these cramps have come and gone for months.',
  },
  'child-blood-hard-stool': {
    signs: ['bleeding-below'],
    with: ['hard-stools', 'anus-pain'],
    when: [{ severity: 'mild' }],
    who: ['school-child'],
    urgency: 'within-days',
    words: 'a child of school age passes a hard stool with a streak of blood in the stool or on the paper, and is well',
    why: 'A streak on a hard stool comes from a small tear; red jelly or loose blood does not.',
  },
  'baby-posset': {
    signs: ['vomiting'],
    when: [{ severity: 'mild', duration: 'comes-back' }],
    who: ['baby'],
    urgency: 'routine',
    words: 'a baby brings up a little milk after feeds, grows and is content',
    why: 'Milk that flows back after feeds is usual; vomiting that is new, forceful or green is not.',
  },
} as const satisfies Readonly<Record<string, Rule>>;
