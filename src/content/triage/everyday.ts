import type { Rule } from './rule.ts';

/** What is common and mostly mild, and the mildest safe answer to each sign, so that nobody is left without one. */
export const everyday = {
  'loose-stools-new': {
    signs: ['loose-stools', 'vomiting'],
    urgency: 'routine',
    words:
      'loose motions or vomiting began today or yesterday, no line above names you, you drink, pass urine and feel fairly well: sip ORS, and see a doctor if it lasts',
    sources: ['NidirectStomachBug'],
  },
  'loose-stools-many': {
    signs: ['loose-stools'],
    when: [{ severity: 'severe' }],
    urgency: 'same-day',
    words: 'you have loose motions nearly every hour, even if you drink',
  },
  'loose-stools-weak': {
    signs: ['loose-stools', 'vomiting'],
    who: ['dries-out-fast'],
    urgency: 'same-day',
    words: 'you have a liver disease, weak kidneys or a transplant, and vomit or have loose stools',
  },
  'dried-out-alone': {
    signs: ['dried-out'],
    urgency: 'emergency',
    words: 'someone has sunken eyes and a dry mouth, and passes hardly any urine',
  },
  'vomiting-comes-back': {
    signs: ['vomiting'],
    when: [{ duration: 'comes-back' }],
    urgency: 'within-days',
    words: 'you have vomited again and again for weeks, or bring up food that you ate many hours before',
  },
  'diabetes-vomits-once': {
    signs: ['vomiting'],
    when: [
      { severity: 'mild', duration: 'sudden' },
      { severity: 'mild', duration: 'comes-back' },
    ],
    who: ['diabetes'],
    urgency: 'same-day',
    words: 'you have diabetes and have vomited once or twice, keep water down and feel well: test your sugar',
    why: 'One vomit with water that stays down seldom turns the blood acid; vomiting that goes on may.',
  },
  'diabetes-injection-vomits': {
    signs: ['vomiting'],
    when: [{ severity: 'mild', duration: 'days' }],
    who: ['diabetes', 'on-slimming-injection'],
    urgency: 'same-day',
    words:
      'you have diabetes and, on semaglutide, tirzepatide or the like, vomit once a day, but drinks stay down and sugar is normal: ask today, before the next dose (gliflozin: 112)',
    why: 'Such an injection makes many vomit when its dose is raised; with drinks kept down and a normal sugar acid blood is unlikely.',
  },
  'injection-nausea': {
    signs: ['vomiting', 'nausea'],
    who: ['on-slimming-injection'],
    urgency: 'within-days',
    words: 'on an injection for weight or sugar, you feel sick or vomit now and then, but keep water down: ask before the next dose',
  },
  'nausea-days': {
    signs: ['nausea'],
    when: [{ duration: 'days' }, { duration: 'steady' }, { duration: 'comes-back' }],
    urgency: 'within-days',
    words: 'you feel sick on most days, for a week or more',
  },
  'nausea-new': {
    signs: ['nausea'],
    urgency: 'routine',
    words: 'you feel a little sick since today or yesterday, and keep food and drink down',
  },
  'retching-pain': {
    signs: ['retching'],
    with: ['chest-pain', 'bloating', 'liver-swelling'],
    urgency: 'emergency',
    words: 'you retch and nothing comes up, with severe pain in the upper belly or chest, or a belly that swells',
  },
  retching: {
    signs: ['retching'],
    urgency: 'same-day',
    words: 'you retch again and again, and nothing comes up',
  },
  'hiccups-last': {
    signs: ['hiccups'],
    when: [{ duration: 'days' }, { duration: 'steady' }, { duration: 'comes-back' }],
    urgency: 'within-days',
    words: 'hiccups go on for {Hiccups}, or come back on many days',
  },
  hiccups: {
    signs: ['hiccups'],
    urgency: 'routine',
    words: 'you have hiccups since today, and nothing else',
  },
  rigor: {
    signs: ['shivering'],
    urgency: 'same-day',
    words: 'you shake with cold and cannot stop, even once, with or without fever: have your blood tested today, also for malaria',
  },
  'fever-new': {
    signs: ['fever'],
    urgency: 'within-days',
    words:
      'a fever of {Fever} or more is in its first two days, you drink and pass urine as usual, and no row above, folded ones too, fits or names you: only paracetamol',
  },
  'belly-pain-any': {
    signs: ['belly-pain'],
    urgency: 'within-days',
    words: 'you have a new belly pain that comes and goes and is not severe',
  },
  'bloating-any': {
    signs: ['bloating'],
    urgency: 'within-days',
    words: 'bloating is new and comes on most days',
  },
  'heartburn-new': {
    signs: ['heartburn'],
    when: [{ duration: 'days' }, { duration: 'steady' }],
    who: ['over-50'],
    urgency: 'within-days',
    words:
      'you are past fifty, and burning after meals or indigestion is new and goes on for weeks (on walking, or with sweat or short breath: 112)',
  },
  'constipation-new': {
    signs: ['hard-stools'],
    urgency: 'within-days',
    words: 'you have passed no stool for several days, which is new for you, and wind still passes',
  },
  'constipation-full': {
    signs: ['stool-stuck'],
    urgency: 'same-day',
    words: 'you have passed no stool for days, and are full and sore, or eat little',
  },
  'constipation-old': {
    signs: ['hard-stools'],
    with: ['bloating', 'belly-pain', 'nausea', 'eats-too-little'],
    when: [{ duration: 'days' }, { duration: 'steady' }, { severity: 'severe' }],
    who: ['old-or-on-steroids'],
    urgency: 'same-day',
    words: 'someone old or weak has not passed stool for days, above all on strong painkillers, and is full, bloating or feels sick',
  },
  'throat-weeks': {
    signs: ['sore-throat'],
    when: [{ duration: 'comes-back' }],
    urgency: 'within-days',
    words: 'your throat has been sore for weeks: an ear, nose and throat doctor looks first',
  },
  throat: {
    signs: ['sore-throat'],
    urgency: 'routine',
    words: 'you have had a sore throat for some days, swallow and breathe well, and feel well',
  },
  globus: {
    signs: ['throat-lump-feeling'],
    urgency: 'routine',
    words: 'something seems to sit in the throat between meals, and food goes down well',
  },
  'mouth-ulcer-stays': {
    signs: ['mouth-ulcer-stays'],
    urgency: 'within-days',
    words:
      'a sore or a patch in the mouth has not healed for weeks, or over weeks your mouth opens less: a dentist or an ear, nose and throat doctor',
  },
  'sore-mouth': {
    signs: ['sore-mouth'],
    urgency: 'routine',
    words: 'you have mouth ulcers now and then, which heal',
  },
  'bad-breath': {
    signs: ['bad-breath'],
    urgency: 'routine',
    words: 'your breath smells, or your mouth tastes bitter',
  },
  'white-stools': {
    signs: ['white-stools'],
    urgency: 'same-day',
    words: 'your stools are white or grey like clay',
  },
  worms: {
    signs: ['worms'],
    urgency: 'within-days',
    words: 'there are worms or flat white pieces in the stool',
  },
  'tired-weeks': {
    signs: ['tired', 'low-mood'],
    urgency: 'routine',
    words: 'you have felt tired, weak or low for weeks, and have no other sign',
  },
  'hair-anyone': {
    signs: ['hair-fall'],
    urgency: 'routine',
    words: 'you lose more hair than before',
  },
  'muscle-cramp': {
    signs: ['muscle-cramp'],
    urgency: 'routine',
    words: 'a leg or a hand tightens and hurts at night, and eases with stretching',
  },
  'numbness-anyone': {
    signs: ['numbness'],
    urgency: 'within-days',
    words:
      'over weeks your feet or hands have begun to tingle or go numb, and your legs are strong: have a blood test for a vitamin and for sugar',
  },
  'new-diabetes-alone': {
    signs: ['new-diabetes'],
    urgency: 'routine',
    words:
      'you are grown up, have new diabetes with a sugar only a little high, and your weight is steady (pregnant: ask your doctor today)',
  },
  'numbness-days': {
    signs: ['numbness'],
    when: [{ duration: 'days' }],
    urgency: 'same-day',
    words: 'within days your feet or hands have begun to tingle or go numb, and it climbs or spreads: go to a hospital',
  },
  'child-new-diabetes': {
    signs: ['new-diabetes', 'sugar-high'],
    who: ['child'],
    urgency: 'same-day',
    words: 'a child has newly found diabetes or a high sugar, even if it feels well: go today to a hospital that treats children',
  },
  'sugar-very-high': {
    signs: ['sugar-high'],
    when: [{ severity: 'severe' }],
    urgency: 'same-day',
    words: 'your sugar stays far above the range you were given, or a first test shows it very high, even if you feel well',
  },
  'sugar-high-well': {
    signs: ['sugar-high'],
    urgency: 'within-days',
    words: 'your sugar is above the range you were given, and you feel well',
  },
  dumping: {
    signs: ['dumping'],
    urgency: 'routine',
    words:
      'even years after stomach surgery, soon after meals you flush, sweat or run to the toilet, and do not shake: eat small meals, drink nothing sweet',
  },
  'drinks-daily': {
    signs: ['drinks-daily'],
    urgency: 'within-days',
    words: 'you drink every day and want or have to stop: do not stop at once alone, ask first',
  },
  'blow-alone': {
    signs: ['blow-to-belly'],
    urgency: 'same-day',
    words: 'you or a child were hit hard in the belly, and nothing hurts',
  },
  'blow-hurts': {
    signs: ['blow-to-belly'],
    with: ['belly-pain', 'flank-pain', 'shoulder-tip-pain', 'collapse', 'dizzy', 'vomiting', 'blood-in-urine'],
    urgency: 'emergency',
    words: 'after a hard blow, fall or crash, the belly or side hurts, even a little, you feel faint or vomit, or your urine is red',
  },
  'report-urgent': {
    signs: ['report-urgent'],
    urgency: 'same-day',
    words:
      'a scan report names an acute (inflamed) appendix, gallbladder or pancreas, an abscess, or a clot in a vein (swollen leg: 112): hospital now, even if you feel fairly well',
  },
  'report-grave': {
    signs: ['report-grave'],
    urgency: 'emergency',
    words:
      'a scan names a clot in lung or artery, or in the belly free air, perforation, blood, leak, rupture, torsion, volvulus, blocked bowel or ectopic. Call, however you feel',
  },
  'report-dying': {
    signs: ['report-grave'],
    urgency: 'emergency',
    words:
      'a scan newly names gangrene, bowel ischaemia, a torn artery (dissection), gas in an organ’s wall, an emphysematous organ, intussusception, a strangulated hernia or acute cholangitis. Call, however you feel',
  },
  'values-grave': {
    signs: ['blood-values'],
    urgency: 'same-day',
    words:
      'a lab value like haemoglobin, platelets or creatinine is critical or very abnormal, or germs grow from blood, even if you feel well: go to hospital (ill, bleeding, shivering: 112)',
  },
  'values-critical': {
    signs: ['critical-salt'],
    urgency: 'emergency',
    words:
      'a lab marks potassium, sodium, calcium or sugar as critical (panic), potassium far outside its range or troponin raised, even if you feel well: an emergency department, not a clinic',
  },
  'values-a-little-off': {
    signs: ['blood-values'],
    when: [{ severity: 'mild' }],
    urgency: 'routine',
    words: 'a lab value is a little outside its range, nothing marks it as critical, you feel well, without fever now or lately',
    why: 'One healthy person in many is a little outside a range; what a lab marks, and what makes one ill, has stricter rules.',
  },
  'marker-high': {
    signs: ['marker-high'],
    urgency: 'within-days',
    words: 'a tumour marker is raised, or a stool test found hidden blood',
  },
  'varices-found': {
    signs: ['varices-found'],
    urgency: 'within-days',
    words: 'a test shows swollen veins (varices) in the food pipe, and no one has begun to prevent bleeding',
  },
  'white-cells-found': {
    signs: ['white-cells-low'],
    urgency: 'within-days',
    words: 'a report says that your white cells are low, and you feel well',
  },
  'flush-alone': {
    signs: ['flushing'],
    urgency: 'routine',
    words: 'your face flushes now and then, and nothing else is wrong',
  },
} as const satisfies Readonly<Record<string, Rule>>;
