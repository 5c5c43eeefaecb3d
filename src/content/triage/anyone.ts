import type { Rule } from './rule.ts';

/** Signs that mean the same whoever has them. */
export const anyone = {
  heart: {
    signs: ['heart-pain'],
    urgency: 'emergency',
    words:
      'you have chest pain or pressure, or upper belly pain with sweating, breathlessness, pain in the arm or jaw, fainting or confusion: it may be your heart',
    sources: ['NhsHeart'],
  },
  'severe-pain': {
    signs: ['belly-pain'],
    qualifiers: ['severe'],
    urgency: 'emergency',
    words: 'you have severe belly pain, however short, or belly pain that no position eases',
    sources: ['NhsStomachAche'],
  },
  'fever-with-belly-pain': {
    signs: ['fever', 'belly-pain'],
    qualifiers: ['with-fever'],
    urgency: 'emergency',
    words: 'you have belly pain with a fever of {Fever} or more, or shivering',
    sources: ['NhsStomachAche'],
  },
  'pain-with-fast-pulse': {
    signs: ['belly-pain', 'collapse'],
    qualifiers: ['with-fast-pulse'],
    urgency: 'emergency',
    words: 'you have belly pain with a racing heart, cold sweat or faintness',
    sources: ['NhsStomachAche'],
  },
  'hard-belly': {
    signs: ['hard-belly'],
    urgency: 'emergency',
    words: 'your belly is hard, or hurts with every movement or cough',
    sources: ['WsesUlcer'],
  },
  'vomits-blood-or-black-stool': {
    signs: ['bleeding-above', 'black-stool'],
    urgency: 'emergency',
    words: 'you vomit blood or dark bits like coffee grounds, or your stool is black and sticky like tar',
    sources: ['NiddkBleeding'],
  },
  'heavy-bleeding': {
    signs: ['bleeding-below'],
    qualifiers: ['heavy'],
    urgency: 'emergency',
    words: 'you pass a lot of blood or large clots, or bleed and feel faint, cold or breathless',
    sources: ['NiddkBleeding'],
  },
  'first-blood': {
    signs: ['bleeding-below'],
    urgency: 'within-days',
    words: 'you see blood in your stool or on the paper for the first time, even a little',
    sources: ['Ng12'],
  },
  'blood-on-thinner': {
    signs: ['bleeding-below'],
    qualifiers: ['on-blood-thinner'],
    urgency: 'same-day',
    words: 'you take a blood thinner and see blood in your stool',
  },
  'bleeds-often': {
    signs: ['bleeding-below', 'anaemia'],
    urgency: 'within-days',
    words: 'you bleed on several days, or feel more and more tired, pale or short of breath on stairs',
    sources: ['NiddkBleeding'],
  },
  anaemia: {
    signs: ['anaemia'],
    urgency: 'within-days',
    words: 'you are pale and tired, or a blood test shows low iron or anaemia and nobody knows why',
    sources: ['Ng12'],
  },
  collapse: {
    signs: ['collapse', 'breathless'],
    urgency: 'emergency',
    words: 'you faint or collapse, turn cold and sweaty, or cannot catch your breath',
    sources: ['NhsHeart'],
  },
  confused: {
    signs: ['confusion'],
    urgency: 'emergency',
    words: 'you are confused, very drowsy, hard to wake or not your usual self',
    sources: ['NhsCirrhosis'],
  },
  clot: {
    signs: ['leg-clot', 'breathless'],
    urgency: 'emergency',
    words: 'you have sudden chest pain or breathlessness, or one calf or leg is newly swollen or sore',
    sources: ['Clots'],
  },
  'vomiting-nonstop': {
    signs: ['vomiting'],
    qualifiers: ['nonstop'],
    urgency: 'emergency',
    words: 'you cannot stop vomiting, or cannot keep even water down',
    sources: ['NhsStomachAche'],
  },
  'keeps-little-down': {
    signs: ['vomiting'],
    qualifiers: ['for-a-day'],
    urgency: 'same-day',
    words: 'you vomit after most meals, or have kept little down for a day',
  },
  'cannot-swallow': {
    signs: ['swallowing'],
    qualifiers: ['total'],
    urgency: 'emergency',
    words: 'food is stuck, and you cannot swallow water or your own spit',
    sources: ['EsgeObjects'],
  },
  'swallowing-harder': {
    signs: ['swallowing'],
    urgency: 'within-days',
    words: 'food has begun to stick, or it hurts or is getting harder to swallow',
    sources: ['Ng12'],
  },
  'weight-loss': {
    signs: ['weight-loss'],
    urgency: 'within-days',
    words: 'you are losing weight or your appetite without trying',
    sources: ['Ng12'],
  },
  'full-early': {
    signs: ['early-fullness'],
    urgency: 'within-days',
    words: 'you now feel full after a few bites',
    sources: ['Ng12'],
  },
  'lump-felt': {
    signs: ['lump-felt'],
    urgency: 'within-days',
    words: 'you can feel a new lump in your belly',
    sources: ['Ng12'],
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
  'pain-not-held': {
    signs: ['pain-not-held'],
    urgency: 'same-day',
    words: 'your pain is getting worse, or your pain medicine no longer holds it',
  },
  thirst: {
    signs: ['thirst'],
    urgency: 'same-day',
    words: 'you are very thirsty and pass a lot of urine',
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
    sources: ['SuicideAfterSurgery'],
  },
} as const satisfies Readonly<Record<string, Rule>>;
