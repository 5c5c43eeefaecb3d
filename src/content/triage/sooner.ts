import type { RuleId } from '#content/triage.ts';

/**
 * The rules that stand on every list with this one: it leaves somebody out ('had no operation'), or somebody could read herself into
 * it, whose help is needed sooner.
 */
export const soonerThan: Partial<Readonly<Record<RuleId, ReadonlyArray<RuleId>>>> = {
  // pain
  'pain-worse': ['after-test-or-blow', 'hernia-stuck', 'hernia-pain', 'perhaps-pregnant', 'labour-signs', 'pregnant-pain'],
  'long-upper-pain': ['pre-eclampsia', 'pre-eclampsia-after-birth'],
  'lasting-ache': ['pre-eclampsia', 'pre-eclampsia-after-birth'],
  'bypass-cramps': ['bypass-pain-vomiting', 'slimming-late-pain'],
  'cirrhosis-pain': ['belly-swells-with-more'],
  'painkiller-stomach': ['vomits-blood-or-black-stool'],
  'testicle-ache': ['testicle-pain', 'testicle-days'],
  'testicle-lump': ['testicle-pain'],
  // head and nerves
  'headache-lasts': ['headache-sudden', 'pre-eclampsia', 'pre-eclampsia-after-birth'],
  'sight-worse': ['stroke', 'pre-eclampsia', 'pre-eclampsia-after-birth'],
  'head-hit': ['vomiting-head', 'head-on-thinner', 'head-few-platelets', 'head-injury'],
  'arm-swells': ['stroke'],
  'numbness-anyone': ['stroke', 'legs-weak'],
  'control-lost': ['cauda-equina', 'cancer-spine'],
  'dizzy-now': ['perhaps-pregnant'],
  'tired-weeks': ['self-harm'],
  'recovery-slow': ['self-harm'],
  // fever, breath and skin
  'fever-for-days': ['dengue-with-more', 'fever-and-bleeding', 'dengue-count', 'fever-alone', 'immune-fever-ill'],
  'fever-new': [
    'fever-alone',
    'young-baby-fever',
    'baby-fever',
    'immune-fever',
    'camera-fever',
    'operation-fever-alone',
    'fever-for-days',
    'fever-with-belly-pain',
    'rash-fever',
    'stiff-neck-fever',
    'sepsis',
  ],
  'operation-fever-alone': ['operation-fever'],
  'immune-fever': ['immune-fever-ill'],
  'immune-throat': ['immune-fever-ill', 'immune-fever'],
  'chemo-throat': ['fever-alone'],
  'white-cells-low': ['immune-fever-ill', 'immune-fever'],
  'white-cells-low-cancer': ['fever-alone'],
  'white-cells-found': ['immune-fever-ill'],
  'rash-fever': ['purple-spots', 'skin-peels'],
  'face-puffy': ['allergy', 'arm-swollen', 'pre-eclampsia', 'pre-eclampsia-after-birth'],
  // bleeding
  bruising: ['heavy-bleeding', 'fever-and-bleeding', 'bruises-fast'],
  'blood-on-thinner': ['heavy-bleeding'],
  'bleeds-on-thinner': ['heavy-bleeding'],
  'first-blood': ['heavy-bleeding', 'operation-bleeding', 'blood-on-thinner', 'cirrhosis-bleeding'],
  'wound-bleeds-again': ['anal-wound-bleeds', 'anus-fever'],
  // stomach and bowel
  'swallowing-harder': ['food-stuck-now'],
  'keeps-little-down': ['operation-vomiting'],
  'vomits-once': ['operation-vomiting'],
  retching: ['operation-vomiting'],
  'operation-pulse': ['operation-vomiting'],
  'baby-green-vomit': ['green-vomit'],
  'loose-stools-with-fever': [
    'severe-pain',
    'fever-with-belly-pain',
    'fever-alone',
    'cancer-medicine-stools-ill',
    'operation-fever-alone',
    'operation-bleeding',
    'camera-fever',
    'camera-bleeding-more',
  ],
  'stools-after-operation': ['loose-stools-dizzy'],
  'camera-pain': ['camera-fever'],
  'leaking-stool': ['control-lost'],
  // liver, urine, wounds and reports
  jaundice: ['jaundice-with-more', 'jaundice-pregnant'],
  'itching-stent': ['jaundice-stent'],
  'known-side-effect': ['jaundice'],
  'ill-from-medicine': ['confused'],
  'scar-bile': ['bile-leak'],
  'urine-burns': ['little-urine'],
  'scan-lump': ['report-urgent'],
  'complex-cyst': ['report-urgent'],
  'swallowed-harmless': ['swallowed-plant'],
  'wrong-dose': ['sugar-dose-doubled'],
  'blow-alone': ['blow-hurts'],
  'blood-in-urine': ['blow-hurts'],
  'report-urgent': ['report-grave'],
  'values-grave': ['values-critical'],
  'mouth-ulcer-stays': ['jaw-stiff'],
  'skin-red-hot': ['skin-spreads'],
  'wound-redness': ['skin-spreads'],
  'cough-short': ['cough-fever'],
  joints: ['joint-hot'],
  'groin-pain': ['groin-fever'],
  'soft-bulge': ['bulge-new-stays'],
  'stoma-bag-leaks': ['stoma-much'],
  'new-diabetes-alone': ['child-new-diabetes', 'sugar-very-high'],
  'pregnant-fever': ['pregnant-fever-ill'],
  'baby-fever': ['child-breathes-hard'],
};

/** A list of rules with those that must stand with them, behind the others. */
export function withSooner(ids: ReadonlyArray<RuleId>): ReadonlyArray<RuleId> {
  const all = new Set(ids);
  // A set gives what is added while it is read, too.
  for (const id of all) for (const sooner of soonerThan[id] ?? []) all.add(sooner);
  return [...all];
}
