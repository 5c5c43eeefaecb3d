/**
 * Marks a value that the site was delivered with. Replace all of `sample(…)` by the practice's own value; `npm run launch-check`
 * lists the marks that remain.
 */
export const sample = /* @__NO_SIDE_EFFECTS__ */ <const T>(value: T): T => value;
