import type { Source } from '#content/evidence.ts';
import { isUnder } from './citable-sources.ts';

/** Hosts of documents that speak for themselves, by kind. The first kind that fits counts. */
const primaryHosts = {
  'trial or disease register': ['clinicaltrials.gov', 'ctri.nic.in', 'isrctn.com', 'seer.cancer.gov', 'ncdirindia.org', 'gco.iarc.fr'],
  label: ['dailymed.nlm.nih.gov', 'accessdata.fda.gov', 'ema.europa.eu', 'cdsco.gov.in', 'medicines.org.uk'],
  paper: ['doi.org', 'pubmed.ncbi.nlm.nih.gov', 'pmc.ncbi.nlm.nih.gov'],
  'guideline body': [
    'nice.org.uk',
    'sign.ac.uk',
    'who.int',
    'esge.com',
    'asge.org',
    'gi.org',
    'gastro.org',
    'aasld.org',
    'easl.eu',
    'esmo.org',
    'nccn.org',
    'bsg.org.uk',
    'wses.org.uk',
    'escp.eu.com',
    'fascrs.org',
    'facs.org',
    'sages.org',
    'asmbs.org',
    'ifso.com',
    'rcoa.ac.uk',
    'rcseng.ac.uk',
    'britishherniasociety.org',
    'herniasurge.com',
    'theossi.com',
    'isg.org.in',
    // Scotland's own body for the assessment of treatments.
    'shtg.scot',
    'inasl.org.in',
  ],
  government: [
    'gov',
    'gov.in',
    'nic.in',
    'gov.uk',
    'hse.ie',
    'nhsinform.scot',
    'nin.res.in',
    'icmr.org.in',
    'caa.co.uk',
    'europa.eu',
    'digital.nhs.uk',
    'nmc.org.in',
  ],
} as const;
export type PrimaryKind = keyof typeof primaryHosts;

// Hospitals of the NHS have hosts under nhs.uk: their leaflets are theirs, not the health service's.
const nationalHealthService = /^(?:www\.)?nhs\.uk$/;

/** What kind of first-hand document a source is; undefined for an account, a leaflet, a textbook or a page of unknown standing. */
export function primaryKindOf({ url }: Pick<Source, 'url'>): PrimaryKind | undefined {
  const address = new URL(url);
  // A government's library lends books and articles of others.
  if (/^(?:www\.)?ncbi\.nlm\.nih\.gov$/.test(address.hostname)) return /^\/(?:pmc|pubmed)\//.test(address.pathname) ? 'paper' : undefined;
  if (nationalHealthService.test(address.hostname)) return 'government';
  const kinds = Object.keys(primaryHosts) as ReadonlyArray<PrimaryKind>;
  return kinds.find((kind) => isUnder(address, primaryHosts[kind]));
}

/** 'full 12, abstract 30, …' in the order given; kinds that do not occur are named with 0. */
function counted(kinds: ReadonlyArray<string>, found: ReadonlyArray<string | undefined>): string {
  return kinds.map((kind) => `${kind} ${found.filter((each) => each === kind).length}`).join(', ');
}

/** How much of the sources was read, and how many of them are first-hand: two lines for the end of a report. */
export function sourceCounts(sources: ReadonlyArray<Source>): ReadonlyArray<string> {
  const kinds = sources.map(primaryKindOf);
  const primary = kinds.filter((kind) => kind !== undefined).length;
  const share = sources.length === 0 ? 0 : Math.round((100 * primary) / sources.length);
  return [
    `${sources.length} sources were read so: ${counted(
      ['full', 'abstract', 'copy', 'to-check'],
      sources.map(({ basis }) => basis),
    )}.`,
    `${primary} of them (${share} in 100) are primary: ${counted(Object.keys(primaryHosts), kinds)}.`,
  ];
}
