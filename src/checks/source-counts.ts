import type { Source } from '#content/evidence.ts';
import { under } from './citable-sources.ts';

/**
 * Hosts of primary documents by kind; the first kind that matches counts. Koreamed is Korea's index of medical papers; those after
 * PMC are journals with papers whose DOI could not be confirmed. EASL publishes its guidelines at its journal, and cardiosmart.org has
 * the pages for patients of the American College of Cardiology.
 */
const primaryHosts = {
  'trial or disease register': under('clinicaltrials.gov ctri.nic.in isrctn.com seer.cancer.gov ncdirindia.org gco.iarc.fr'),
  label: under('dailymed.nlm.nih.gov accessdata.fda.gov ema.europa.eu cdsco.gov.in medicines.org.uk'),
  paper: under(`
    doi.org pubmed.ncbi.nlm.nih.gov koreamed.org pmc.ncbi.nlm.nih.gov academicradiology.org hpbonline.org
    americanjournalofsurgery.com annalsgastro.gr apjhs.com britishjournalofnursing.com cghjournal.org ijmrr.medresearch.in
    jgo.amegroups.org jnccn.org jpalliativecare.com prolekare.cz scielo.br tidsskriftet.no tropicalgastro.com
  `),
  'guideline body': under(`
    rcp.ac.uk nice.org.uk medicalguidelines.msf.org cardiosmart.org sign.ac.uk who.int esge.com asge.org gi.org gastro.org aasld.org
    easl.eu journal-of-hepatology.eu esmo.org nccn.org bsg.org.uk wses.org.uk escp.eu.com ecco-ibd.eu fascrs.org facs.org sages.org
    asmbs.org ifso.com rcoa.ac.uk rcseng.ac.uk britishherniasociety.org herniasurge.com theossi.com isg.org.in shtg.scot inasl.org.in
  `),
  government: under(`
    gov gov.in nic.in gov.uk gov.au gov.lk hse.ie nhsinform.scot 111.wales.nhs.uk developer.api.nhs.uk health.govt.nz
    sybhealthiertogether.nhs.uk nin.res.in icmr.org.in caa.co.uk europa.eu digital.nhs.uk nmc.org.in
  `),
} as const;
export type PrimaryKind = keyof typeof primaryHosts;

// NHS hospitals have hosts under nhs.uk, but their leaflets are not the health service's.
const nationalHealthService = /^(?:www\.)?nhs\.uk$/;

/** Returns the kind of a primary source; undefined for a retelling, a leaflet, a textbook or an unknown page. */
export function primaryKindOf({ url }: Pick<Source, 'url'>): PrimaryKind | undefined {
  const address = new URL(url);
  // The NCBI is a government's library of other publishers' books and articles.
  if (/^(?:www\.)?ncbi\.nlm\.nih\.gov$/.test(address.hostname)) return /^\/(?:pmc|pubmed)\//.test(address.pathname) ? 'paper' : undefined;
  if (nationalHealthService.test(address.hostname)) return 'government';
  const kinds = Object.keys(primaryHosts) as ReadonlyArray<PrimaryKind>;
  return kinds.find((kind) => primaryHosts[kind](address));
}

/** Writes 'full 12, abstract 30, …' in the given order, including kinds with 0. */
function counted(kinds: ReadonlyArray<string>, found: ReadonlyArray<string | undefined>): string {
  return kinds.map((kind) => `${kind} ${found.filter((each) => each === kind).length}`).join(', ');
}

/** Writes two lines for the end of a report: how the sources were read, and how many are primary. */
export function sourceCounts(sources: ReadonlyArray<Source>): ReadonlyArray<string> {
  const kinds = sources.map(primaryKindOf);
  const primary = kinds.filter((kind) => kind !== undefined).length;
  const share = sources.length === 0 ? 0 : Math.round((100 * primary) / sources.length);
  return [
    `${sources.length} sources were read so: ${counted(
      ['full', 'abstract', 'part', 'copy', 'to-check'],
      sources.map(({ basis }) => basis),
    )}.`,
    `${primary} of them (${share} in 100) are primary: ${counted(Object.keys(primaryHosts), kinds)}.`,
  ];
}
