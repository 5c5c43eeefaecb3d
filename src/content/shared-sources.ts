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

/** From what age somebody is screened whose relatives had bowel cancer or polyps. */
export const familyScreening = {
  title: 'Evidenced-Based Screening Strategies for a Positive Family History',
  publisher: 'Gastrointestinal Endoscopy Clinics of North America',
  year: 2020,
  url: 'https://doi.org/10.1016/j.giec.2020.02.015',
  checkedOn: '2026-11-22',
  basis: 'copy',
  copy: 'its abstract, and its table of guidelines, PMC7302941',
} as const satisfies Source;
