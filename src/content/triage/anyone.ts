import type { Rule } from './rule.ts';

/** Signs that mean the same for everybody. */
export const anyone = {
  heart: {
    signs: ['chest-pain', 'arm-or-jaw-pain'],
    urgency: 'emergency',
    words:
      'you have new or stronger chest pain or pressure, even burning, or pain in belly, arm or jaw with sweat, faintness or short breath, or in two of these places. It may be your heart',
    sources: ['NzHeart'],
  },
  'heart-known': {
    signs: ['chest-pain'],
    urgency: 'emergency',
    words: 'the chest pain you know from your heart comes at rest or more often, or does not pass within minutes of your spray or tablet',
  },
  // Pain of the heart on effort, at any age: it goes with rest, and is taken for gas.
  'effort-pain': {
    signs: ['effort-pain'],
    urgency: 'emergency',
    words:
      'burning, gas or pressure in chest, upper belly, arm or jaw newly comes on walking or stairs and eases with rest, even if gone now. It may be your heart',
  },
  'severe-pain': {
    signs: ['belly-pain'],
    when: [{ severity: 'severe' }, { duration: 'sudden' }],
    urgency: 'emergency',
    words: 'you have severe belly pain, however short, or pain that came suddenly and stays, or that no position eases',
    sources: ['NhsInformAche'],
  },
  'steady-pain': {
    signs: ['belly-pain'],
    when: [{ duration: 'steady' }],
    urgency: 'same-day',
    words:
      'you have a new belly pain that has not let up for some hours, even if it is mild (with blood in the stool, or after a gastric bypass: 112)',
    sources: ['NhsAppendix'],
  },
  'pain-worse': {
    signs: ['pain-worse'],
    urgency: 'same-day',
    words:
      'belly pain gets worse, no sign above fits, you are not pregnant, have no bulge, and had no doctor’s needle, operation, camera test or blow lately: go to a hospital',
    sources: ['NhsAppendix'],
  },
  // What grows or is severe has stricter rules; this one is of a pain whose cause is known.
  'pain-not-held': {
    signs: ['pain-not-held'],
    urgency: 'same-day',
    words:
      'the medicine for a known pain no longer holds it, or you need more than you were told, and it is not severe, not growing and not of an operation',
  },
  'fever-with-belly-pain': {
    signs: ['belly-pain'],
    with: ['fever'],
    urgency: 'emergency',
    words: 'you have belly pain, not only cramps that loose stools ease, with a fever of {Fever} or more, or shivering',
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
    signs: ['belly-pain', 'lower-belly-pain', 'collapse', 'vaginal-bleeding'],
    who: ['perhaps-pregnant'],
    urgency: 'emergency',
    words:
      'you may be pregnant, have a late period or took abortion tablets, with no scan of a baby in the womb, and have belly pain, feel faint or bleed heavily',
    sources: ['NidirectEctopic'],
  },
  'pregnant-spotting': {
    signs: ['vaginal-spotting'],
    who: ['perhaps-pregnant'],
    urgency: 'same-day',
    words: 'you may be or are up to {PregnantWeeks} pregnant, and bleed a little, without pain or faintness: see a doctor who can scan',
    why: 'A little blood without pain can wait some hours for a scan; pain, faintness or much blood cannot.',
  },
  'pregnant-bleeds-much': {
    signs: ['vaginal-bleeding'],
    when: [{ severity: 'severe' }],
    who: ['pregnant'],
    urgency: 'emergency',
    words: 'you are pregnant, at any week, and bleed heavily, pass clots, or bleed with pain or faintness: go to a maternity hospital',
  },
  'pregnant-late-bleeding': {
    signs: ['vaginal-bleeding'],
    who: ['pregnant', 'past-20-weeks'],
    urgency: 'emergency',
    words: 'you are over {PregnantWeeks} pregnant and bleed, even a little and without pain: go to a maternity hospital',
  },
  'testicle-pain': {
    signs: ['testicle-pain'],
    urgency: 'emergency',
    words: 'pain in a testicle, or its swelling, comes on suddenly or over hours, at any age, even if it has gone',
    sources: ['NhsTorsion'],
  },
  'vomits-blood-or-black-stool': {
    signs: ['bleeding-above', 'black-stool'],
    urgency: 'emergency',
    words: 'you vomit blood or dark bits like coffee grounds, or your stool is black and sticky like tar',
    sources: ['NhsInformAche'],
  },
  'iron-black-stool': {
    signs: ['black-stool'],
    when: [{ severity: 'mild' }],
    who: ['on-iron'],
    urgency: 'within-days',
    words: 'you take iron tablets or bismuth, your stool is dark green or black but firm, and you feel well',
    why: 'Iron colours the stool; blood makes it sticky like tar, and one feels unwell.',
  },
  'heavy-bleeding': {
    signs: ['bleeding-below'],
    when: [{ severity: 'severe' }],
    urgency: 'emergency',
    words: 'you pass a lot of blood or large clots, or bleed and feel faint, cold, or breathless at rest',
    sources: ['NhsRectalBleeding'],
  },
  'bleeding-dizzy': {
    signs: ['bleeding-below', 'black-stool'],
    with: ['dizzy', 'collapse', 'breathless', 'fast-pulse'],
    urgency: 'emergency',
    words: 'you bleed, even a little, or pass black stool, and are light-headed on standing or your heart races',
  },
  'blood-with-pain': {
    signs: ['bleeding-below'],
    with: ['belly-pain'],
    when: [{ severity: 'severe' }, { duration: 'steady' }],
    urgency: 'emergency',
    words: 'you have blood in your stool with severe or constant belly pain',
  },
  'bleeding-on-stairs': {
    signs: ['stairs-breathless'],
    with: ['bleeding-below', 'anaemia'],
    urgency: 'same-day',
    words: 'you bleed, or are pale, and stairs newly leave you short of breath',
  },
  'first-blood': {
    signs: ['bleeding-below'],
    urgency: 'within-days',
    words:
      'you see blood on the paper or with formed stool for the first time, even a little (cancer medicine: today, with loose stools 112; main belly artery repaired: 112)',
  },
  'blood-unexplained': {
    signs: ['bleeding-below'],
    urgency: 'within-days',
    words: 'you see blood from below again, and no doctor has found the cause',
  },
  'blood-on-thinner': {
    signs: ['bleeding-below'],
    who: ['on-blood-thinner'],
    urgency: 'same-day',
    words: 'you take a blood thinner and see blood in your stool (INR too high: 112)',
  },
  'bruises-on-thinner': {
    signs: ['easy-bruising'],
    who: ['on-blood-thinner'],
    urgency: 'same-day',
    words: 'you take a blood thinner, and you bruise with no reason or your gums bleed',
  },
  // With any bleeding, however little: nobody can see how it goes on while the blood does not clot.
  'inr-high-bleeds': {
    signs: ['inr-high'],
    with: [
      'bleeding-below',
      'bleeding-above',
      'black-stool',
      'bleeding-nonstop',
      'vaginal-bleeding',
      'vaginal-spotting',
      'wound-bleeds',
      'wound-spots',
      'coughs-blood',
      'easy-bruising',
      'purple-spots',
      'bad-headache',
      'head-injury',
    ],
    urgency: 'emergency',
    words: 'on a blood thinner, your INR (a blood test) is too high, and you bleed anywhere, bruise, have black stool or a bad headache',
    sources: ['BshWarfarin'],
  },
  'inr-high': {
    signs: ['inr-high'],
    urgency: 'same-day',
    words: 'on a blood thinner, your INR (a blood test) is above the range you were given, even if you feel well: ask before the next dose',
    sources: ['BshWarfarin'],
  },
  'bleeds-often': {
    signs: ['bleeding-below', 'anaemia'],
    urgency: 'within-days',
    words: 'you bleed on several days, or feel more and more tired or pale',
  },
  anaemia: {
    signs: ['anaemia'],
    urgency: 'within-days',
    words: 'you are pale and tired, or a blood test shows low iron or anaemia that nobody has looked into',
  },
  'fever-and-bleeding': {
    signs: ['easy-bruising'],
    with: ['fever'],
    urgency: 'emergency',
    words: 'you have or just had a fever of {Fever} or more, and your gums or nose bleed, or you bruise: it may be dengue',
    sources: ['CdcDengue'],
  },
  'purple-spots': {
    signs: ['purple-spots'],
    urgency: 'emergency',
    words: 'purple spots that do not fade under a glass have come with a fever of {Fever} or more, or you feel ill',
  },
  'bleeding-nonstop': {
    signs: ['bleeding-nonstop'],
    urgency: 'emergency',
    words: 'bleeding spurts or pours, or a nosebleed or other bleeding does not stop after {NoseMinutes} of firm pressure',
    sources: ['NhsNosebleed'],
  },
  'head-on-thinner': {
    signs: ['head-injury', 'bad-headache'],
    who: ['on-blood-thinner'],
    urgency: 'emergency',
    words: 'you take a blood thinner, have few platelets or a bleeding disease, and have hit your head or get a sudden bad headache',
    sources: ['NhsHeadInjury'],
  },
  'dengue-with-more': {
    signs: [
      'belly-pain',
      'vomiting',
      'easy-bruising',
      'bleeding-below',
      'dizzy',
      'little-urine',
      'vaginal-bleeding',
      'suddenly-unwell',
      'less-well',
      'liver-swelling',
    ],
    who: ['dengue'],
    urgency: 'emergency',
    words:
      'you have dengue, or just had it, and your belly hurts or swells, you vomit, bleed, are dizzy, limp or restless, have cold hands, breathe hard or pass little urine',
    sources: ['CdcDengue', 'SriLankaDengue'],
  },
  'dengue-count': {
    signs: ['low-platelets', 'fever', 'tired'],
    who: ['dengue'],
    urgency: 'same-day',
    words:
      'you have dengue: see a doctor, have your blood counted each day, even without fever, and take only paracetamol, no ibuprofen, diclofenac or aspirin',
  },
  'fever-for-days': {
    signs: ['fever'],
    when: [{ duration: 'days' }, { duration: 'comes-back' }],
    urgency: 'same-day',
    words:
      'a fever of {Fever} or more goes on for a third day and nobody knows why: have your blood tested, above all for dengue and malaria',
    sources: ['SriLankaDengue'],
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
    words: 'you are confused, very drowsy, hard to wake, or others find you strangely changed',
  },
  'child-hard-to-wake': {
    signs: ['hard-to-wake'],
    who: ['child'],
    urgency: 'emergency',
    words: 'a baby or a child is hard to wake, or limp and unusually sleepy',
    sources: ['YorkshireTummyBug'],
  },
  clot: {
    signs: ['leg-clot', 'breathless'],
    urgency: 'emergency',
    words:
      'you have sudden chest pain or short breath, or one leg or calf newly swells (a sore calf alone with cancer, pregnancy, recent birth or operation: 112)',
    sources: ['GloucestershireClots'],
  },
  'calf-sore': {
    signs: ['calf-sore'],
    urgency: 'same-day',
    words:
      'one calf is newly sore, not swollen, and no strain or knock explains it: go today to a hospital that scans veins (recent operation, birth, pregnancy, cancer, short breath: 112)',
    why: 'A sore calf that is not swollen is mostly a strain; one leg that swells, or with a cause for a clot, has the stricter rules.',
  },
  allergy: {
    signs: ['allergic-swelling'],
    urgency: 'emergency',
    words: 'your lips, tongue or throat swell, or suddenly your face, even with no other sign',
    sources: ['NhsAnaphylaxis'],
  },
  'vomiting-nonstop': {
    signs: ['vomiting'],
    when: [{ severity: 'severe' }],
    urgency: 'emergency',
    words: 'you cannot stop vomiting, or cannot keep even water down',
  },
  'vomiting-head': {
    signs: ['bad-headache', 'head-injury', 'stiff-neck', 'red-eye'],
    with: ['vomiting'],
    urgency: 'emergency',
    words: 'you vomit and have a sudden bad headache, a stiff neck, a painful red eye, or have hit your head',
    sources: ['NhsHeadInjury'],
  },
  'keeps-little-down': {
    signs: ['vomiting'],
    when: [{ duration: 'days' }, { duration: 'steady' }],
    urgency: 'same-day',
    words: 'you vomit after most meals, or have kept little down for a day',
  },
  'vomiting-with-diabetes': {
    signs: ['vomiting', 'sugar-high'],
    with: ['vomiting', 'confusion', 'breathless', 'suddenly-unwell', 'less-well'],
    who: ['diabetes'],
    urgency: 'emergency',
    words:
      'you have diabetes and vomit again and again, or have a high sugar and feel ill, drowsy or short of breath: ask for a ketone test',
    sources: ['NhsInformAche'],
  },
  'pregnant-vomiting-more': {
    signs: ['vomiting'],
    with: ['little-urine', 'weight-loss', 'dizzy', 'eats-too-little'],
    who: ['pregnant'],
    urgency: 'same-day',
    words: 'you are pregnant, vomit, and pass little dark urine, lose weight, are dizzy on standing or have kept no food down for a day',
    sources: ['NhsMorningSickness'],
  },
  'pregnant-vomiting-late': {
    signs: ['vomiting', 'nausea'],
    who: ['pregnant', 'past-20-weeks'],
    urgency: 'same-day',
    words:
      'you are over {PregnantWeeks} pregnant and newly feel sick or vomit: go to a maternity hospital today for your blood pressure and liver tests',
  },
  'pregnant-vomiting': {
    signs: ['vomiting'],
    who: ['pregnant'],
    urgency: 'within-days',
    words: 'you are up to {PregnantWeeks} pregnant and vomit, but keep drinks down and pass urine as usual',
  },
  'baby-loose-stools': {
    signs: ['loose-stools', 'vomiting'],
    who: ['baby'],
    urgency: 'same-day',
    words:
      'a baby or a child under two has loose motions, or has vomited but keeps some milk or ORS down: go on with both (keeps nothing down: 112)',
  },
  'child-loose-stools': {
    signs: ['loose-stools', 'vomiting'],
    who: ['child'],
    urgency: 'within-days',
    words:
      'a child of two or older has loose motions or vomits, but drinks, passes urine and plays: give ORS after each loose stool, and ask for zinc',
  },
  'dried-out': {
    signs: ['dried-out', 'no-urine', 'confusion'],
    with: ['loose-stools', 'vomiting'],
    urgency: 'emergency',
    words:
      'someone with loose motions or vomiting, above all a child, is drowsy, has sunken eyes or passes almost no urine: give sips of ORS if they can swallow',
    sources: ['MsfDehydration'],
  },
  'drying-out': {
    signs: ['little-urine', 'thirst', 'dizzy'],
    with: ['loose-stools', 'vomiting', 'stoma-loss'],
    urgency: 'same-day',
    words: 'with loose motions or vomiting you are very thirsty, dizzy on standing, or pass little, dark urine: sip ORS',
    sources: ['MsfDehydration'],
  },
  choking: {
    signs: ['choking'],
    urgency: 'emergency',
    words:
      'someone chokes and cannot breathe, speak or cough: let another person ring, and give five hard blows between the shoulder blades, then five belly thrusts (chest thrusts for a baby or when pregnant), again and again; if they go limp, start chest compressions (CPR)',
    sources: ['NhsChoking'],
  },
  'cannot-swallow': {
    signs: ['swallowing'],
    when: [{ severity: 'severe' }],
    urgency: 'emergency',
    words: 'food is stuck, and you cannot swallow water or your own spit',
    sources: ['EsgeObjects'],
  },
  'throat-closes': {
    signs: ['throat-closes'],
    urgency: 'emergency',
    words: 'your throat is so sore or swollen that you cannot open your mouth, your voice is muffled, or breathing is noisy',
    sources: ['NhsEpiglottitis'],
  },
  'jaw-stiff': {
    signs: ['stiff-jaw'],
    urgency: 'emergency',
    words: 'your jaw has newly become stiff or locked, above all with a wound or a sore tooth',
  },
  stroke: {
    signs: ['stroke', 'stroke-passed', 'one-side-numb'],
    urgency: 'emergency',
    words:
      'your face is crooked, your speech slurred, an arm or one side suddenly weak or numb, or you suddenly cannot swallow or choke on water, even if it has passed',
  },
  'food-stuck-now': {
    signs: ['food-stuck-now'],
    urgency: 'same-day',
    words:
      'food such as meat or roti is stuck, even if you can swallow your spit: go to a hospital with endoscopy (a bone, or neck or chest pain: 112)',
    sources: ['EsgeObjects'],
  },
  drooling: {
    signs: ['drooling'],
    urgency: 'emergency',
    words: 'someone drools because saliva no longer goes down, above all after swallowing something',
    sources: ['EsgeObjects', 'TynesideObjects'],
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
  aneurysm: {
    signs: ['tearing-pain', 'beating-lump'],
    with: ['tearing-pain', 'belly-pain', 'back-pain', 'groin-pain', 'collapse'],
    urgency: 'emergency',
    words:
      'sudden tearing pain goes through belly, back or side, or with a known belly aneurysm or beating lump you faint or have any new belly, back or groin pain',
    sources: ['NidirectAneurysm'],
  },
  'beating-lump': {
    signs: ['beating-lump'],
    urgency: 'same-day',
    words: 'you can feel a lump in the belly that beats with your pulse',
  },
  'lump-felt': {
    signs: ['lump-felt'],
    urgency: 'within-days',
    words: 'you can feel a new lump in your belly, at the neck or above the collarbone',
  },
  'tb-test': {
    signs: ['long-cough', 'coughs-blood'],
    urgency: 'within-days',
    words:
      'you see streaks of blood in what you cough up, or have coughed for {CoughWeeks} or more, also with night sweats or lost weight: a TB test and a chest X-ray',
  },
  'coughs-blood': {
    signs: ['coughs-blood'],
    when: [{ severity: 'severe' }],
    urgency: 'emergency',
    words: 'you cough up more than streaks of blood, or cannot breathe freely',
  },
  'scan-lump': {
    signs: ['scan-lump'],
    urgency: 'within-days',
    words:
      'a scan has shown a lump, a growth, a narrow part of the bowel, a blocked duct or a widened main artery, and nobody has told you what it is',
  },
  'bowel-habit': {
    signs: ['bowel-habit'],
    urgency: 'within-days',
    words: 'your bowel habit has changed for {BowelWeeks} or more',
  },
  thirst: {
    signs: ['thirst', 'much-urine'],
    urgency: 'same-day',
    words: 'you are very thirsty and pass a lot of urine',
  },
  'sugar-untested': {
    signs: ['much-urine'],
    with: ['weight-loss', 'growth-of-child'],
    urgency: 'same-day',
    words:
      'you or your child lose weight and are very thirsty, passing a lot of urine (a child may wet the bed again): have the blood sugar tested today',
    sources: ['NhsType1'],
  },
  ketoacidosis: {
    signs: ['much-urine'],
    with: ['vomiting', 'belly-pain', 'breathless', 'confusion'],
    urgency: 'emergency',
    words: 'thirst and much urine come with vomiting, belly pain, deep fast breathing or drowsiness, also in a child',
    sources: ['NhsKetoacidosis'],
  },
  'sugar-too-low': {
    signs: ['sugar-low'],
    urgency: 'same-day',
    words:
      'on tablets or insulin for sugar, you have sweats, shakes or a low reading. Not wide awake: nothing by mouth, 112. Else take sugar now, again if still low; after tablets go to hospital',
  },
  'sugar-low-ill': {
    signs: ['sugar-low'],
    with: ['confusion', 'collapse'],
    urgency: 'emergency',
    words:
      'on tablets or insulin for sugar, it stays low after you took sugar twice, or you are drowsy, confused or in a fit: if not wide awake, nothing by mouth',
  },
  'fever-alone': {
    signs: ['fever'],
    who: ['fever-alone-is-grave'],
    urgency: 'emergency',
    words:
      'with cancer medicine, cirrhosis, no spleen, sickle cell disease, or a bile-duct stent, drain, repair or join, you have a fever of {Fever} or more, or shivering',
    sources: ['NiceAnticancer', 'NhsCirrhosis', 'WaSpleen'],
  },
  'dialysis-cloudy-ill': {
    signs: ['dialysis-cloudy'],
    with: ['belly-pain', 'hard-belly', 'fever', 'vomiting', 'confusion', 'collapse', 'suddenly-unwell', 'less-well'],
    urgency: 'emergency',
    words: 'dialysis fluid comes out of the belly cloudy, and you vomit, have belly pain or a fever of {Fever} or more: bring the bag',
  },
  'dialysis-cloudy': {
    signs: ['dialysis-cloudy'],
    urgency: 'same-day',
    words: 'dialysis fluid comes out of the belly cloudy, even without pain: go to your dialysis unit or a hospital with the bag',
    sources: ['CambridgeDialysis'],
  },
  'medicine-missing': {
    signs: ['medicine-missing'],
    urgency: 'same-day',
    words: 'you cannot keep your tablets down, or have run out of a medicine that must not be missed',
  },
  'breath-pain-with-more': {
    signs: ['breath-pain'],
    with: ['breathless', 'coughs-blood', 'leg-clot'],
    urgency: 'emergency',
    words: 'pain at the ribs is sharp when you breathe in, and you are short of breath, cough up blood or have a swollen leg',
    sources: ['GloucestershireClots'],
  },
  'breath-pain': {
    signs: ['breath-pain'],
    urgency: 'same-day',
    words:
      'pain at the ribs is sharp when you breathe in, you breathe easily and cough up no blood (in the chest itself, sudden, or with a recent operation, birth, pregnancy or cancer: 112)',
  },
  shingles: {
    signs: ['blisters'],
    urgency: 'same-day',
    words: 'small blisters come in a line on one side of the belly or back that burns or hurts: it may be shingles',
  },
  'self-harm': {
    signs: ['self-harm'],
    urgency: 'emergency',
    words: 'you think of harming yourself or of ending your life; you can also talk to Tele-MANAS on {TeleManas}',
    sources: ['NidirectCrisis'],
  },
  'wrong-dose': {
    signs: ['wrong-dose'],
    urgency: 'same-day',
    words:
      'you took a wrong or double dose, as of methotrexate, blood thinners: take no more, ask today (insulin, most sugar, heart-rhythm or sleeping tablets, tramadol, morphine, too much paracetamol: 112)',
  },
  'sugar-dose-doubled': {
    signs: ['sugar-dose-doubled'],
    urgency: 'emergency',
    words:
      'you took too much insulin, or a double dose of a sugar tablet other than metformin, even if you feel well: eat sugar, keep testing, go to a hospital now',
  },
  'medicine-question': {
    signs: ['medicine-unclear'],
    urgency: 'within-days',
    words: 'you are not sure which medicine to take or to leave',
  },
  'bleeds-on-thinner': {
    signs: ['vaginal-bleeding', 'coughs-blood', 'blood-in-urine'],
    who: ['on-blood-thinner'],
    urgency: 'same-day',
    words: 'you take a blood thinner and bleed anywhere, even a little, such as in the urine or with a heavy period',
  },
  'sight-on-tb-tablets': {
    signs: ['sight-changed'],
    who: ['on-tb-medicine'],
    urgency: 'same-day',
    words: 'you take TB tablets, and your sight blurs or colours fade: ask today, before the next dose',
  },
  'tb-new': {
    signs: ['nausea', 'vomiting', 'eats-too-little', 'tired', 'weight-loss'],
    who: ['on-tb-medicine'],
    urgency: 'same-day',
    words:
      'you take TB tablets, and feel sick, vomit, cannot eat or are newly very tired: have your liver tested today, before the next dose (drowsy or confused: 112)',
  },
  'tb-liver-tests': {
    signs: ['liver-tests-high'],
    who: ['on-tb-medicine'],
    urgency: 'same-day',
    words: 'you take TB tablets, and a blood test shows liver enzymes several times the normal: ask today, before the next dose',
  },
  'graft-bleeds': {
    signs: ['bleeding-below', 'bleeding-above', 'black-stool'],
    who: ['aortic-graft'],
    urgency: 'emergency',
    words: 'the main artery in your belly was repaired, even years ago, and you pass or vomit blood, even a little',
  },
  'dialysis-line-fever': {
    signs: ['fever'],
    who: ['dialysis-line'],
    urgency: 'emergency',
    words: 'you have a dialysis tube in the neck or groin, or another tube in a big vein, and a fever of {Fever} or more, or shivering',
  },
} as const satisfies Readonly<Record<string, Rule>>;
