/** For whom a rule holds. */
export const circumstances = [
  'pregnant',
  'past-20-weeks',
  'after-birth',
  'perhaps-pregnant',
  'child',
  'baby',
  'woman',
  'woman-over-50',
  'old-or-on-steroids',
  'stopped-steroids',
  'diabetes',
  'cirrhosis',
  'liver-lump',
  'hydatid-cyst',
  'large-hiatus-hernia',
  'stent-or-repaired-duct',
  'no-spleen',
  'fever-alone-is-grave',
  'typhoid',
  'dengue',
  'inflammatory-bowel-disease',
  'after-pancreatitis',
  'earlier-blockage',
  'weak-kidneys',
  'new-feeding-tube',
  'on-cancer-medicine',
  'on-fluorouracil',
  'on-immunotherapy',
  'on-albendazole',
  'on-immune-medicine',
  'on-blood-thinner',
  'on-iron',
  'on-gliflozin',
  'on-painkillers',
  'on-pausable-tablets',
  'camera-tests-clear',
  'before-operation',
  'before-colonoscopy',
  'after-operation',
  'after-keyhole-operation',
  'after-gallbladder-operation',
  'after-spinal',
  'after-weight-loss-surgery',
  'after-liver-needle',
  'after-camera-test',
  'open-anal-wound',
] as const;
export type Circumstance = (typeof circumstances)[number];

/** Whoever is the first is the second, too. */
const implied: Partial<Readonly<Record<Circumstance, Circumstance>>> = {
  'past-20-weeks': 'pregnant',
  baby: 'child',
  'woman-over-50': 'woman',
  'on-fluorouracil': 'on-cancer-medicine',
  'on-immunotherapy': 'on-cancer-medicine',
  // Those for whom a fever without any other sign is an emergency; the getting-ready sheets name them in one row.
  'on-cancer-medicine': 'fever-alone-is-grave',
  cirrhosis: 'fever-alone-is-grave',
  'no-spleen': 'fever-alone-is-grave',
  'stent-or-repaired-duct': 'fever-alone-is-grave',
  'after-liver-needle': 'fever-alone-is-grave',
  'after-keyhole-operation': 'after-operation',
  'after-gallbladder-operation': 'after-operation',
  'after-spinal': 'after-operation',
  'open-anal-wound': 'after-operation',
};

/** What is known of somebody, with what follows from it. */
export function everythingOf(who: ReadonlyArray<Circumstance>): ReadonlySet<Circumstance> {
  const known = new Set(who);
  // What is added is gone through in turn: fluorouracil is a cancer medicine, and on those a fever alone is grave.
  for (const each of known) if (implied[each]) known.add(implied[each]);
  return known;
}
