import type { Source } from './evidence.ts';

/** The label of diclofenac, for every page that says when not to take it. */
export const nsaidLabel = {
  title: 'Diclofenac sodium delayed-release tablets: label',
  publisher: 'US National Library of Medicine, DailyMed',
  year: null,
  url: 'https://dailymed.nlm.nih.gov/dailymed/drugInfo.cfm?setid=770b5db0-3565-409d-a274-caa132fb8d89',
  checkedOn: '2026-11-28',
  basis: 'copy',
  copy: 'its boxed warning, for whom it is not, and its words on pregnancy, as DrugCentral and NDCList carry such labels',
} as const satisfies Source;
