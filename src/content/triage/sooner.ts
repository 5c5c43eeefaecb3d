import type { RuleId } from '#content/triage.ts';

/**
 * The rules that stand on every list with this one: it leaves somebody out ('had no operation'), or somebody could read herself into
 * it, whose help is needed sooner.
 */
export const soonerThan: Partial<Readonly<Record<RuleId, ReadonlyArray<RuleId>>>> = {
  // pain
  'pain-worse': ['after-test-or-blow'],
  'lasting-ache': ['pre-eclampsia', 'pre-eclampsia-after-birth'],
  'testicle-ache': ['testicle-pain'],
  'testicle-lump': ['testicle-pain'],
  // head and nerves
  'headache-lasts': ['headache-sudden', 'pre-eclampsia', 'pre-eclampsia-after-birth'],
  'sight-worse': ['stroke', 'pre-eclampsia', 'pre-eclampsia-after-birth'],
  'arm-swells': ['stroke'],
  'numbness-anyone': ['stroke', 'legs-weak'],
  'dizzy-now': ['perhaps-pregnant'],
  'tired-weeks': ['self-harm'],
  'recovery-slow': ['self-harm'],
  // fever and skin
  'rash-fever': ['purple-spots', 'skin-peels'],
  'fever-for-days': ['dengue-with-more', 'fever-and-bleeding'],
  'fever-new': ['fever-alone', 'young-baby-fever', 'baby-fever', 'pregnant-fever', 'immune-fever', 'camera-fever', 'operation-fever-alone'],
  'immune-fever': ['immune-fever-ill'],
  'immune-throat': ['immune-fever-ill', 'immune-fever'],
  'chemo-throat': ['fever-alone'],
  'white-cells-low': ['immune-fever-ill', 'immune-fever'],
  'white-cells-low-cancer': ['fever-alone'],
  // bleeding
  bruising: ['heavy-bleeding', 'fever-and-bleeding'],
  'first-blood': ['operation-bleeding'],
  // stomach and bowel
  'swallowing-harder': ['food-stuck-now'],
  'loose-stools-with-fever': ['fever-alone', 'cancer-medicine-stools-ill', 'operation-fever-alone', 'camera-fever'],
  'leaking-stool': ['control-lost'],
  'never-empty': ['loose-stools-with-fever'],
  // liver, urine and wounds
  'itching-stent': ['jaundice-stent'],
  'known-side-effect': ['jaundice'],
  'scar-bile': ['bile-leak'],
  'urine-burns': ['little-urine'],
  'scan-lump': ['report-urgent'],
};

/** A list of rules with those that must stand with them, behind the others. */
export function withSooner(ids: ReadonlyArray<RuleId>): ReadonlyArray<RuleId> {
  const all = new Set(ids);
  // A set gives what is added while it is read, too.
  for (const id of all) for (const sooner of soonerThan[id] ?? []) all.add(sooner);
  return [...all];
}
