import type { Rule } from './rule.ts';

/** Signs beyond the belly that people bring all the same: nerves, head, heart, skin, urine, and what was swallowed or inhaled. */
export const body = {
  'legs-weak': {
    signs: ['leg-weakness', 'unsteady'],
    urgency: 'emergency',
    words: 'a leg turns weak or you walk unsteadily, within hours or days, even without pain',
  },
  'thiamine-lack': {
    signs: ['sight-changed', 'unsteady'],
    with: ['vomiting', 'eats-too-little', 'weight-loss', 'drinks-daily', 'alcohol-withdrawal'],
    urgency: 'emergency',
    words:
      'you have vomited or hardly eaten for weeks, or drink a lot, and now see double or walk unsteadily: ask for thiamine, a vitamin, before any sugar drip',
  },
  'bad-liquor': {
    signs: ['sight-changed', 'vomiting', 'belly-pain', 'breathless'],
    who: ['after-cheap-liquor'],
    urgency: 'emergency',
    words:
      'in the three days after cheap or home-made liquor, your sight is blurred or dark, you vomit, have belly pain or breathe fast, or others who drank it fell ill',
    sources: ['SmartTraveller'],
  },
  'sight-lost': {
    signs: ['sight-changed'],
    when: [{ duration: 'sudden' }],
    urgency: 'emergency',
    words: 'you suddenly see double or lose sight in an eye',
  },
  'sight-worse': {
    signs: ['sight-changed'],
    urgency: 'same-day',
    words: 'your sight has become blurred, dark or double',
  },
  'headache-sudden': {
    signs: ['bad-headache'],
    when: [{ severity: 'severe' }, { duration: 'sudden' }],
    urgency: 'emergency',
    words: 'a bad headache comes on within moments, is the worst of your life, or comes with a stiff neck and a fever of {Fever} or more',
  },
  'headache-lasts': {
    signs: ['bad-headache'],
    urgency: 'same-day',
    words: 'you have a new bad headache that goes on',
  },
  'bad-air': {
    signs: ['bad-air'],
    urgency: 'emergency',
    words:
      'headache, dizziness or sickness comes near a gas geyser, coal fire or generator, or to several people at once: get out into the air',
  },
  'stiff-neck-fever': {
    signs: ['stiff-neck'],
    with: ['fever', 'bad-headache', 'confusion'],
    urgency: 'emergency',
    words: 'you have a stiff neck and a fever of {Fever} or more or a bad headache, or are confused',
    sources: ['NhsMeningitis'],
  },
  'stiff-neck': {
    signs: ['stiff-neck'],
    urgency: 'within-days',
    words: 'you have a stiff neck without fever or headache',
  },
  fit: {
    signs: ['fit'],
    urgency: 'emergency',
    words: 'somebody has a fit: lay them on their side, keep hard things away, and put nothing into the mouth',
  },
  'pulse-ill': {
    signs: ['fast-pulse'],
    with: ['dizzy', 'collapse', 'breathless', 'chest-pain'],
    urgency: 'emergency',
    words: 'your heart races, and you are light-headed, faint or short of breath',
  },
  'pulse-anyone': {
    signs: ['fast-pulse'],
    urgency: 'same-day',
    words: 'your heart races at rest, or skips or stumbles again and again',
  },
  'stairs-anyone': {
    signs: ['stairs-breathless'],
    urgency: 'same-day',
    words: 'stairs or a short walk newly take your breath away',
  },
  'dizzy-now': {
    signs: ['dizzy'],
    urgency: 'same-day',
    words: 'you are newly dizzy or light-headed, above all on standing, and neither bleed nor pass black stool',
  },
  'dizzy-known': {
    signs: ['dizzy'],
    when: [{ duration: 'comes-back' }],
    urgency: 'within-days',
    words: 'you have been light-headed now and then for weeks, and it has not changed',
    why: 'It has gone on for weeks without a change; new dizziness may be a bleeding or the heart.',
  },
  'cold-limb': {
    signs: ['cold-limb'],
    urgency: 'emergency',
    words: 'a leg or arm suddenly turns cold, pale, numb or painful and does not pass within minutes',
  },
  'head-few-platelets': {
    signs: ['head-injury', 'bad-headache'],
    with: ['low-platelets'],
    urgency: 'emergency',
    words: 'a blood test has shown few platelets, and you hit your head or get a bad headache',
  },
  'head-hit': {
    signs: ['head-injury'],
    urgency: 'same-day',
    words: 'you have hit your head hard, even if you feel well',
  },
  sepsis: {
    signs: ['suddenly-unwell'],
    urgency: 'emergency',
    words: 'somebody suddenly looks very ill: cold, blotchy or grey skin, fast breath, or too weak to stand, with or without fever',
    sources: ['HseSepsis'],
  },
  'less-well-anyone': {
    signs: ['less-well'],
    urgency: 'same-day',
    words: 'you feel less well each day and cannot say why',
  },
  'face-puffy': {
    signs: ['sudden-swelling'],
    urgency: 'same-day',
    words:
      'your face or hands have slowly become puffy, over days; lips, tongue and throat are as usual, breath is easy, and you take no cancer medicine',
  },
  'arm-swells': {
    signs: ['arm-swollen'],
    urgency: 'same-day',
    words: 'one arm is newly swollen, and as strong as before',
  },
  'red-eye': {
    signs: ['red-eye'],
    urgency: 'same-day',
    words: 'an eye is red and painful, or light hurts it',
  },
  'skin-peels': {
    signs: ['skin-peels'],
    urgency: 'emergency',
    words: 'after a new medicine, your skin peels, or a rash comes with sores in the mouth or eyes: take no more of it',
    sources: ['NhsSjs'],
  },
  'allergy-with-more': {
    signs: ['vomiting', 'belly-pain', 'breathless', 'collapse'],
    with: ['rash', 'itching'],
    when: [{ duration: 'sudden' }],
    urgency: 'emergency',
    words: 'hives or a rash come up suddenly, and you vomit, have belly pain, feel faint or find it hard to breathe',
    sources: ['NhsAnaphylaxis'],
  },
  'rash-fever': {
    signs: ['rash'],
    with: ['fever', 'ill-from-medicine'],
    urgency: 'same-day',
    words: 'a rash comes after a new medicine, or with a fever of {Fever} or more (with fever, spots that stay under a pressed glass: 112)',
  },
  rash: {
    signs: ['rash', 'palms-sore'],
    urgency: 'within-days',
    words: 'you have a new rash, or your palms turn red and peel, and you feel well otherwise',
  },
  'skin-red-hot': {
    signs: ['skin-red-hot', 'wound-redness'],
    urgency: 'same-day',
    words: 'a patch of skin, also round a tube or an old scar, is red, hot and sore, and grows',
  },
  'skin-spreads': {
    signs: ['skin-spreads'],
    urgency: 'emergency',
    words: 'red, sore skin or a red wound spreads within hours, turns dark or blisters, or hurts far more than it looks',
  },
  'flank-severe': {
    signs: ['flank-pain', 'back-pain'],
    when: [{ severity: 'severe' }],
    urgency: 'emergency',
    words: 'pain in the side or the back below the ribs is severe',
  },
  'flank-fever': {
    signs: ['flank-pain', 'back-pain'],
    with: ['fever'],
    urgency: 'emergency',
    words: 'pain in the side or the back comes with a fever of {Fever} or more, or shivering',
  },
  'flank-pain': {
    signs: ['flank-pain'],
    urgency: 'same-day',
    words: 'you have a new pain on one side below the ribs, towards the back',
  },
  'back-pain-new': {
    signs: ['back-pain'],
    urgency: 'within-days',
    words: 'your low back has hurt for some days, with strong legs and normal urine and stool',
  },
  'urine-fever': {
    signs: ['urine-burns', 'blood-in-urine'],
    with: ['fever'],
    urgency: 'same-day',
    words:
      'passing urine burns, or urine is red, with a fever of {Fever} or more: go to a hospital today (shivering, side pain, vomiting, or a urine tube: 112)',
  },
  // Our rule, on the side of caution: a growth may press on the cord, and what is lost seldom comes back.
  'cancer-spine': {
    signs: ['back-pain', 'leg-weakness', 'lost-control', 'saddle-numbness', 'unsteady'],
    with: ['leg-weakness', 'lost-control', 'saddle-numbness', 'unsteady'],
    who: ['has-cancer'],
    urgency: 'emergency',
    words: 'you have or had cancer, and your legs turn weak or numb, you walk unsteadily, or newly lose control of urine or stool',
  },
  'cancer-back-pain': {
    signs: ['back-pain'],
    who: ['has-cancer'],
    urgency: 'same-day',
    words: 'you have or had cancer, and new back or neck pain is worse when you lie or cough, or goes round like a band',
  },
  'control-lost': {
    signs: ['lost-control', 'leaking-stool'],
    when: [{ duration: 'sudden' }, { duration: 'steady' }],
    urgency: 'same-day',
    words: 'you have newly lost control of urine or stool, with none of the signs above',
  },
  'leaks-urine': {
    signs: ['lost-control'],
    urgency: 'within-days',
    words: 'you have leaked urine for weeks, on coughing or before you reach the toilet',
  },
  'blood-in-urine': {
    signs: ['blood-in-urine'],
    urgency: 'same-day',
    words: 'your urine is pink, red or brown, or has clots, and you have eaten no beetroot',
  },
  'harmless-colours': {
    signs: ['urine-colour', 'stool-looks'],
    urgency: 'routine',
    words:
      'beetroot has turned urine or firm stool red, rifampicin urine orange or green leaves stool green, or bits of food show, your eyes are white and you feel well',
  },
  'gas-from-vagina': {
    signs: ['fistula-wind'],
    urgency: 'within-days',
    words: 'wind or stool comes from the vagina, or air or bits in the urine',
  },
  'groin-pain': {
    signs: ['groin-pain'],
    urgency: 'within-days',
    words: 'your groin hurts, not badly, without fever or a bulge, and you walk as usual',
  },
  'groin-fever': {
    signs: ['limp', 'groin-pain'],
    with: ['limp', 'fever'],
    urgency: 'same-day',
    words: 'groin or hip pain comes with a fever of {Fever} or more, or you or a child cannot walk on the leg: go to a hospital',
  },
  'testicle-ache': {
    signs: ['testicle-pain'],
    when: [{ severity: 'mild', duration: 'comes-back' }],
    urgency: 'within-days',
    words: 'a dull ache in a testicle has come and gone for months',
    why: 'A torn supply begins suddenly; this ache has come and gone for months.',
  },
  'testicle-days': {
    signs: ['testicle-pain'],
    when: [{ severity: 'mild', duration: 'days' }],
    urgency: 'same-day',
    words: 'a testicle has slowly become sore or swollen over some days',
    why: 'A torn supply begins within hours; what has come slowly, over days, is mostly an infection, which is treated the same day.',
  },
  bitten: {
    signs: ['bitten'],
    urgency: 'emergency',
    words: 'a snake or a scorpion has bitten, or after a night on the floor your eyelids droop or your speech is thick',
  },
  'inhaled-object': {
    signs: ['inhaled-object'],
    urgency: 'emergency',
    words: 'somebody choked on food or a small thing and still coughs, wheezes or breathes noisily, even a day later',
  },
  'swallowed-harmless': {
    signs: ['swallowed-harmless'],
    urgency: 'routine',
    words: 'someone has swallowed chewing gum, or the seed or stone of a fruit that people eat, and eats, plays and breathes as usual',
  },
  'object-in-rectum': {
    signs: ['object-in-rectum'],
    urgency: 'emergency',
    words: 'something put into the back passage does not come out: do not pull, eat and drink nothing',
  },
  'anal-injury': {
    signs: ['anal-injury'],
    urgency: 'same-day',
    words:
      'the back passage is torn or hurt, also by another person: you are examined and treated without having to explain (belly pain, a fever of {Fever} or more, or much blood: 112)',
  },
  exposed: {
    signs: ['exposed'],
    urgency: 'same-day',
    words: 'you may have caught hepatitis B, HIV or, with low immunity, chickenpox: some protection works only in the first days',
  },
  joints: {
    signs: ['joints-sore'],
    urgency: 'within-days',
    words: 'joints newly hurt or swell, above all with a bowel disease',
  },
  'joint-hot': {
    signs: ['joint-hot'],
    urgency: 'same-day',
    words: 'one joint is suddenly hot, swollen and too sore to bend, with or without fever: go to a hospital',
  },
  'cough-short': {
    signs: ['cough'],
    urgency: 'routine',
    words: 'you have had a cough for some days, with a cold and without fever, and breathe easily',
  },
  'cough-fever': {
    signs: ['cough'],
    with: ['fever'],
    urgency: 'same-day',
    words: 'a cough comes with a fever of {Fever} or more: it may be pneumonia (short of breath: 112)',
  },
  'night-sweats': {
    signs: ['night-sweats'],
    urgency: 'within-days',
    words: 'for weeks you have woken wet with sweat on most nights',
  },
} as const satisfies Readonly<Record<string, Rule>>;
