import type { Rule } from './rule.ts';

/** Signs that mean the same for everybody. */
export const anyone = {
  heart: {
    signs: ['chest-pain'],
    urgency: 'emergency',
    words:
      'you have new pain or pressure in the chest, even if it burns, or belly pain with sweat, faintness or a sore arm or jaw: it may be your heart',
    sources: ['NzHeart'],
  },
  'severe-pain': {
    signs: ['belly-pain'],
    when: [{ severity: 'severe' }, { duration: 'sudden' }],
    urgency: 'emergency',
    words: 'you have sudden or severe belly pain, however short, or belly pain that no position eases',
    sources: ['NhsInformAche'],
  },
  'steady-pain': {
    signs: ['belly-pain'],
    when: [{ duration: 'steady' }],
    urgency: 'same-day',
    words: 'you have a new belly pain that has not let up for some hours, even if it is mild',
    sources: ['NhsAppendix'],
  },
  'pain-not-held': {
    signs: ['pain-worse'],
    urgency: 'same-day',
    words: 'your belly pain is getting worse, or your pain medicine no longer holds it',
    sources: ['NhsAppendix'],
  },
  'fever-with-belly-pain': {
    signs: ['belly-pain'],
    with: ['fever'],
    urgency: 'emergency',
    words: 'you have belly pain with a fever of {Fever} or more, or shivering',
  },
  'pain-with-fast-pulse': {
    signs: ['belly-pain'],
    with: ['fast-pulse', 'collapse'],
    urgency: 'emergency',
    words: 'you have belly pain with a racing heart, cold sweat or faintness',
  },
  'hard-belly': {
    signs: ['hard-belly'],
    urgency: 'emergency',
    words: 'your belly is hard, or hurts with every movement or cough',
  },
  'perhaps-pregnant': {
    signs: ['lower-belly-pain', 'vaginal-bleeding'],
    who: ['perhaps-pregnant'],
    urgency: 'emergency',
    words: 'you may be pregnant or have missed a period, and have pain low in the belly, or bleed',
    sources: ['NidirectEctopic'],
  },
  'testicle-pain': {
    signs: ['testicle-pain'],
    urgency: 'emergency',
    words: 'pain in a testicle comes on suddenly, at any age',
    sources: ['NhsTorsion'],
  },
  'vomits-blood-or-black-stool': {
    signs: ['bleeding-above', 'black-stool'],
    urgency: 'emergency',
    words: 'you vomit blood or dark bits like coffee grounds, or your stool is black and sticky like tar',
    sources: ['NhsInformAche'],
  },
  'heavy-bleeding': {
    signs: ['bleeding-below'],
    when: [{ severity: 'severe' }],
    urgency: 'emergency',
    words: 'you pass a lot of blood or large clots, or bleed and feel faint, cold or breathless',
    sources: ['NhsRectalBleeding'],
  },
  'first-blood': {
    signs: ['bleeding-below'],
    urgency: 'within-days',
    words: 'you see blood in your stool or on the paper for the first time, even a little',
  },
  'blood-on-thinner': {
    signs: ['bleeding-below'],
    who: ['on-blood-thinner'],
    urgency: 'same-day',
    words: 'you take a blood thinner and see blood in your stool',
  },
  'bleeds-often': {
    signs: ['bleeding-below', 'anaemia'],
    urgency: 'within-days',
    words: 'you bleed on several days, or feel more and more tired, pale or short of breath on stairs',
  },
  anaemia: {
    signs: ['anaemia'],
    urgency: 'within-days',
    words: 'you are pale and tired, or a blood test shows low iron or anaemia and nobody knows why',
  },
  'fever-and-bleeding': {
    signs: ['easy-bruising'],
    with: ['fever'],
    urgency: 'emergency',
    words: 'you have or just had a fever of {Fever} or more, and your gums or nose bleed, or you bruise: it may be dengue',
    sources: ['CdcDengue'],
  },
  collapse: {
    signs: ['collapse', 'breathless'],
    urgency: 'emergency',
    words: 'you faint or collapse, turn cold and sweaty, or cannot catch your breath',
    sources: ['NhsInformAche'],
  },
  confused: {
    signs: ['confusion'],
    urgency: 'emergency',
    words: 'you are confused, very drowsy, hard to wake or not your usual self',
  },
  clot: {
    signs: ['leg-clot', 'breathless'],
    urgency: 'emergency',
    words: 'you have sudden chest pain or breathlessness, or one calf or leg is newly swollen or sore',
    sources: ['GloucestershireClots'],
  },
  allergy: {
    signs: ['allergic-swelling'],
    urgency: 'emergency',
    words: 'your face, lips or throat swell, with or without an itching rash, faintness or trouble breathing',
    sources: ['NhsAnaphylaxis'],
  },
  'vomiting-nonstop': {
    signs: ['vomiting'],
    when: [{ severity: 'severe' }],
    urgency: 'emergency',
    words: 'you cannot stop vomiting, or cannot keep even water down',
  },
  'keeps-little-down': {
    signs: ['vomiting'],
    when: [{ duration: 'days' }, { duration: 'steady' }],
    urgency: 'same-day',
    words: 'you vomit after most meals, or have kept little down for a day',
  },
  'vomiting-with-diabetes': {
    signs: ['vomiting', 'sugar-high'],
    who: ['diabetes'],
    urgency: 'emergency',
    words:
      'you have diabetes and vomit again and again, or have a high sugar and feel ill, drowsy or short of breath: ask for a ketone test',
    sources: ['NhsInformAche'],
  },
  'dried-out': {
    signs: ['dried-out', 'no-urine', 'confusion'],
    with: ['loose-stools', 'vomiting'],
    urgency: 'emergency',
    words:
      'someone with loose motions or vomiting, above all a child, is drowsy, has sunken eyes or passes almost no urine: give ORS in sips on the way',
    sources: ['MsfDehydration'],
  },
  'drying-out': {
    signs: ['little-urine', 'thirst'],
    with: ['loose-stools', 'vomiting'],
    urgency: 'same-day',
    words: 'you have loose motions or vomit, are very thirsty and pass little, dark urine: drink ORS in sips',
    sources: ['MsfDehydration'],
  },
  'cannot-swallow': {
    signs: ['swallowing'],
    when: [{ severity: 'severe' }],
    urgency: 'emergency',
    words: 'food is stuck, and you cannot swallow water or your own spit',
    sources: ['EsgeObjects'],
  },
  'swallowing-harder': {
    signs: ['swallowing'],
    urgency: 'within-days',
    words: 'food has begun to stick, or it hurts or is getting harder to swallow',
  },
  'weight-loss': {
    signs: ['weight-loss'],
    urgency: 'within-days',
    words: 'you are losing weight or your appetite without trying',
  },
  'full-early': {
    signs: ['early-fullness'],
    urgency: 'within-days',
    words: 'you now feel full after a few bites',
  },
  'lump-felt': {
    signs: ['lump-felt'],
    urgency: 'within-days',
    words: 'you can feel a new lump in your belly',
  },
  'scan-lump': {
    signs: ['scan-lump'],
    urgency: 'within-days',
    words: 'a scan has shown a lump, a growth or a blocked duct, and nobody has told you what it is',
  },
  'bowel-habit': {
    signs: ['bowel-habit'],
    urgency: 'within-days',
    words: 'your bowel habit has changed for {BowelWeeks} or more',
  },
  thirst: {
    signs: ['thirst'],
    urgency: 'same-day',
    words: 'you are very thirsty and pass a lot of urine',
  },
  'sugar-too-low': {
    signs: ['sugar-low'],
    urgency: 'same-day',
    words: 'you take tablets or insulin for sugar and have sweats, shakes or a low reading: take sugar now, and again if it stays low',
  },
  'medicine-missing': {
    signs: ['medicine-missing'],
    urgency: 'same-day',
    words: 'you cannot keep your tablets down, or have run out of a medicine that must not be missed',
  },
  'self-harm': {
    signs: ['self-harm'],
    urgency: 'emergency',
    words: 'you think of harming yourself or of ending your life; you can also talk to Tele-MANAS on {TeleManas}',
    sources: ['NidirectCrisis'],
  },
} as const satisfies Readonly<Record<string, Rule>>;
