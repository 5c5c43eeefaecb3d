/** How soon a sign calls for help, the soonest first; a care card has one list for each. */
export const urgencies = ['emergency', 'same-day', 'within-days', 'routine'] as const;
export type Urgency = (typeof urgencies)[number];

/** What may be wrong. Two rules that share a sign must agree; see tests/content/triage.test.ts. */
export const signs = [
  // pain, heart and breath
  'heart-pain',
  'belly-pain',
  'hard-belly',
  'shoulder-tip-pain',
  'pain-attack-over',
  'pain-attacks-increase',
  'pain-comes-back',
  'lasting-ache',
  'rib-pain-in-pregnancy',
  'pain-not-held',
  'breathless',
  'leg-clot',
  'collapse',
  'confusion',
  'little-urine',
  'head-injury',
  'self-harm',
  'low-mood',
  // fever and bleeding
  'fever',
  'bleeding-above',
  'black-stool',
  'bleeding-below',
  'easy-bruising',
  'anaemia',
  // food, weight and the stomach
  'vomiting',
  'swallowing',
  'swallowed-object',
  'retching',
  'weight-loss',
  'early-fullness',
  'new-diabetes',
  'thirst',
  'sugar-extreme',
  'sugar-off',
  'acid-blood',
  'heartburn',
  'burning-stomach',
  // liver, bile and pancreas
  'jaundice',
  'itching',
  'liver-swelling',
  'liver-brain',
  'liver-worse',
  'allergy-from-cyst',
  'cyst-in-airway',
  'blow-to-belly',
  'alcohol-withdrawal',
  'ill-from-medicine',
  'pregnant-with-liver-lump',
  'oily-stool',
  // bowel and stoma
  'blocked-bowel',
  'green-vomit',
  'bowel-cramps',
  'bloody-loose-stools',
  'bowel-habit',
  'loose-or-hard-stools',
  'slime',
  'never-empty',
  'flare',
  'growth-of-child',
  'stoma-loss',
  'stoma-black',
  'flushing',
  // anus
  'anus-swelling',
  'anus-redness',
  'anus-pain',
  'pile-out',
  'leaking-stool',
  'seton-out',
  'anus-trouble-stays',
  'no-urine',
  // hernia
  'hernia-stuck',
  'hernia-hurt',
  'hernia-blocks',
  'hernia-skin',
  'hernia-was-stuck',
  'hernia-cramps',
  'hernia-grows',
  'hernia-stays-out',
  'groin-bulge',
  'navel-bulge',
  'bulge-that-goes-back',
  // wound and recovery
  'wound-opens',
  'wound-bleeds',
  'wound-spots',
  'wound-redness',
  'bile-leak',
  'drain-trouble',
  'urine-burns',
  'eats-too-little',
  'less-well',
  'numbness',
  'scar-bulge',
  'fast-pulse',
  // before a test or an operation
  'preparation-fails',
  'not-fit-for-surgery',
  'medicine-unclear',
  'medicine-missing',
  // what a test has shown, and what one would like to know
  'lump-felt',
  'scan-lump',
  'scan-finding',
  'cancer-in-report',
  'result-missing',
  'cause-unknown',
  'family-history',
  'check-due',
  'wants-advice',
  // what people write of though no page describes it
  'poison',
  'pregnant-belly',
  'testicle-pain',
  'legs-weak',
  'dengue',
] as const;
export type Sign = (typeof signs)[number];

/** For whom a rule holds. */
export const circumstances = [
  'pregnant',
  'past-20-weeks',
  'child',
  'baby',
  'woman',
  'old-or-on-steroids',
  'diabetes-or-weak-immunity',
  'cirrhosis',
  'liver-lump',
  'hydatid-cyst',
  'large-hiatus-hernia',
  'stent-or-repaired-duct',
  'typhoid',
  'inflammatory-bowel-disease',
  'after-pancreatitis',
  'earlier-blockage',
  'on-chemotherapy',
  'on-albendazole',
  'on-immune-medicine',
  'on-blood-thinner',
  'on-gliflozin',
  'on-painkillers',
  'on-water-tablets',
  'camera-tests-clear',
  'before-operation',
  'before-colonoscopy',
  'after-operation',
  'after-weight-loss-surgery',
  'after-camera-test',
] as const;

/** What comes with the sign: a card that gives the sign alone must give the stricter rule for it with these, too. */
export const companions = [
  'severe',
  'for-hours',
  'for-a-day',
  'nonstop',
  'heavy',
  'total',
  'within-hours',
  'with-fever',
  'with-weight-loss',
  'with-fast-pulse',
  'with-fever-pain-or-confusion',
  'painless',
] as const;

export type Qualifier = (typeof circumstances)[number] | (typeof companions)[number];

export type Rule = {
  signs: readonly [Sign, ...ReadonlyArray<Sign>];
  /** All of them must hold; none means anyone. */
  qualifiers?: ReadonlyArray<Qualifier>;
  urgency: Urgency;
  /** What a patient reads after 'Call 112 or 108 … if:'. Marks as on a page, by the keys of the rulebook's own records. */
  words: string;
  /** Keys of the rulebook's sources; they are cited behind the words. Every emergency has one. */
  sources?: ReadonlyArray<string>;
  /** Why a rule for fewer people is milder than the one for more. */
  why?: string;
};
