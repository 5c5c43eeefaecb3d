import type { Figure, Source } from './evidence.ts';

/** Figures that several pages give, with their sources, by the keys that these pages use. */
type SharedFact = {
  what?: string;
  sources: Readonly<Record<string, Source>>;
  figures: Readonly<Record<string, Figure>>;
};

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

/** From what age close relatives are screened for bowel cancer: one sentence for every page about it, with what it rests on. */
export const familyChecks = {
  what: 'American guidelines start colonoscopies by age {familyAge}; Canadian ones {familyBefore} before the age at which you were found ill, if earlier. With Lynch syndrome or FAP it is sooner.',
  sources: {
    family: {
      title: 'Evidenced-Based Screening Strategies for a Positive Family History',
      publisher: 'Gastrointestinal Endoscopy Clinics of North America',
      year: 2020,
      url: 'https://doi.org/10.1016/j.giec.2020.02.015',
      checkedOn: '2026-11-22',
      basis: 'copy',
      copy: 'its abstract, and its table of guidelines, PMC7302941',
    },
    canada: {
      title: 'Colorectal cancer screening for patients with a family history of colorectal cancer or adenomas',
      publisher: 'Canadian Family Physician',
      year: 2019,
      url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC6853346',
      checkedOn: '2026-11-28',
      basis: 'abstract',
    },
  },
  figures: {
    familyAge: { value: '40', source: 'family' },
    familyBefore: { value: '10 years', source: 'canada' },
  },
} as const satisfies SharedFact;

/** What a hurry does to the repair of a navel hernia in somebody with cirrhosis. */
export const navelInCirrhosis = {
  sources: {
    liver: {
      title: 'Umbilical Hernia Repair in Patients with Cirrhosis and in Patients with Severe Comorbidities: A Nationwide Cohort Study',
      publisher: 'World Journal of Surgery',
      year: 2023,
      url: 'https://doi.org/10.1007/s00268-023-07047-9',
      checkedOn: '2026-11-30',
      basis: 'abstract',
    },
  },
  figures: {
    liverPlanned: { value: '5 of 144 people', source: 'liver' },
    liverRush: { value: '18 of 108', source: 'liver' },
    liverDays: { value: '90 days', source: 'liver' },
  },
} as const satisfies SharedFact;

/** How often a stent for a blocked bowel tears it, in many studies and in the one large trial. */
export const stentTears = {
  sources: {
    tears: {
      title: 'Perforation in colorectal stenting: a meta-analysis and a search for risk factors',
      publisher: 'Gastrointestinal Endoscopy',
      year: 2014,
      url: 'https://doi.org/10.1016/j.gie.2013.11.038',
      checkedOn: '2026-11-28',
      basis: 'abstract',
    },
    crest: {
      title: 'Colorectal Endoscopic Stenting Trial (CReST) for obstructing left-sided colorectal cancer: randomized clinical trial',
      publisher: 'British Journal of Surgery',
      year: 2022,
      url: 'https://doi.org/10.1093/bjs/znac141',
      checkedOn: '2026-11-23',
      basis: 'copy',
      copy: 'most of its abstract, its rate of tears as Wiki Journal Club gives it, and the European coloproctologists’ account of it',
    },
  },
  figures: {
    tearAll: { value: '7 in 100', source: 'tears' },
    tearBev: { value: '12.5 in 100', source: 'tears' },
    tearTrial: { value: '3 in 100', source: 'crest' },
  },
} as const satisfies SharedFact;

/** When the vaccines come that replace a part of the spleen’s work. */
export const spleenVaccines = {
  title: 'Pneumococcal: the green book, chapter 25',
  publisher: 'UK Health Security Agency',
  year: 2025,
  url: 'https://www.gov.uk/government/publications/pneumococcal-the-green-book-chapter-25',
  checkedOn: '2026-11-28',
  basis: 'copy',
  copy: 'its advice on when to vaccinate around removal of the spleen, as GPnotebook repeats it',
} as const satisfies Source;
