import type { Source } from '#content/evidence.ts';

type Refusal = { kind: string; why: string; meets: (url: URL) => boolean };

/** Tests whether an address is at one of some hosts, parted by spaces, or under one: 'www.nhs.uk' is under 'nhs.uk'. */
export function under(hosts: string): (url: URL) => boolean {
  const names = hosts.trim().split(/\s+/);
  return ({ hostname }) => names.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}

/** Addresses that may not be cited, by kind, with the reason. A host includes its subdomains. */
export const refusals: ReadonlyArray<Refusal> = [
  {
    kind: 'a search page',
    why: 'it shows something else tomorrow',
    meets: ({ pathname, searchParams }) =>
      /\/search(?:results?)?(?:[/.]|$)/i.test(pathname) ||
      ['term', 'q', 'query', 'search', 's', 'keyword', 'keywords'].some((name) => searchParams.has(name)),
  },
  { kind: 'a root address', why: 'it names no document', meets: ({ pathname, search }) => pathname === '/' && search === '' },
  {
    kind: 'an account by others',
    why: 'it retells or lists what others published: cite the paper, guideline or notice itself',
    meets: under(`
      guidelinecentral.com medscape.com mdcalc.com drlex.ai droracle.ai univadis.com univadis.co.uk gpnotebook.com wikidoc.org
      wikipedia.org themednet.org researcher.life metajournal.com conexiant.com ausdoc.com.au docwirenews.com healio.com
      medpagetoday.com news-medical.net medicalxpress.com rtmagazine.com thepharmaletter.com qrius.com lawlens.in webmd.com
      healthline.com verywellhealth.com drugs.com rxlist.com
    `),
  },
  {
    kind: 'a list of papers',
    why: 'it is neither the paper nor its publisher: cite the DOI',
    meets: under(`
      scilit.com scilit.net researchgate.net academia.edu semanticscholar.org sciety.org scispace.com typeset.io x-mol.com
      linkedlifedata.com meddatax.com scholar.google.com
    `),
  },
  {
    kind: 'a copy',
    why: 'nobody answers for its being whole, or for its staying there',
    meets: under(`
      abdominalkey.com pdfslide.net docslib.org kipdf.com studylib.net scribd.com slideshare.net vdoc.pub notion.so notion.site
      blogspot.com wordpress.com medium.com zana.com ruralindiaonline.org stormontvail.org archive.org webcitation.org
    `),
  },
  {
    kind: 'a maker of drugs or devices',
    why: 'it sells what it writes about',
    meets: under(`
      rectiv.com intuitive.com davincisurgery.com medtronic.com covidien.com jnj.com jnjmedtech.com ethicon.com
      bostonscientific.com olympus-global.com olympusamerica.com karlstorz.com storzmedical.com dornier.com bd.com
      goremedical.com stryker.com conmed.com cookmedical.com teleflex.com baxter.com ozempic.com wegovy.com novonordisk.com
      mounjaro.com zepbound.com lilly.com pfizer.com novartis.com roche.com gsk.com astrazeneca.com abbvie.com takeda.com
      ferring.com norgine.com merck.com msd.com bayer.com sanofi.com zyduslife.com sunpharma.com cipla.com drreddys.com
    `),
  },
];

/** Returns the reasons against citing a source, ignoring the exceptions; empty if it may be cited. */
export function refusalsOf({ url, year }: Source, thisYear: number = new Date().getFullYear()): ReadonlyArray<string> {
  const address = new URL(url);
  return [
    ...refusals.filter(({ meets }) => meets(address)).map(({ kind, why }) => `${kind}: ${why}`),
    ...(year !== null && year > thisYear ? [`of ${year}: that year has not begun`] : []),
  ];
}

/** Returns one line for each of a page's sources that may not be cited and is no exception. */
export function problemsOfSources(sources: Readonly<Record<string, Source>>, thisYear?: number): ReadonlyArray<string> {
  return Object.entries(sources).flatMap(([key, source]) =>
    Object.hasOwn(exceptions, source.url) ? [] : refusalsOf(source, thisYear).map((why) => `source '${key}' (${source.url}) is ${why}`),
  );
}

/** Sources that the rules would refuse and that stay for now, by address, with the reason. A test reports unused lines. */
export const exceptions: Readonly<Record<string, string>> = {
  'https://abdominalkey.com/seton-loose-cutting-chemical':
    'A textbook chapter with the figures of the Indian trial of kshar sutra of 1991; the journal of that year could not be opened.',
  'https://telemanas.mohfw.gov.in/':
    'The helpline’s own address, so that a reader finds the helpline itself. A page below it that gives the number is still to be named.',
};
