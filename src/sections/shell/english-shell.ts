import { whatsappLink } from '#content/contact-links.ts';
import { costsHref } from '#content/cost-link.ts';
import { text as own } from '#content/languages/en/practice.ts';
import { text as words } from '#content/languages/en/words.ts';
import { english } from '#content/languages.ts';
import { treatmentsMenu } from '#content/menu.ts';
import { mainLinks, symptomsLink, visitLink } from '#content/navigation.ts';
import { hoursAsRead } from '#content/opening-hours.ts';
import { searchPageWords } from '#content/search/page-words.ts';
import { shownTestimonials } from '#content/testimonials.ts';
import { visit, visitInShort, visitIsKnown } from '#content/visit-facts.ts';
import type { Shell } from './shell-texts.ts';

const { nav } = words;
const [home, about, ...rest] = mainLinks;
const costs = { name: words.visit.operationCosts, href: costsHref };
const gettingReady = { name: nav.gettingReady, href: '/getting-ready' };
const all = { name: nav.allTreatments, href: '/treatment' };
const aToZ = { name: searchPageWords.azTitle, href: '/a-z' };

/** For the build alone: it knows every treatment page, which the Worker does not carry. */
export const englishShell: Shell = {
  language: english,
  nav,
  names: own.names,
  hours: hoursAsRead().map(({ days, times }) => [times, days]),
  landmark: visitIsKnown ? visit.landmark : undefined,
  home: home.href,
  search: '/search',
  callback: '/callback',
  whatsapp: whatsappLink,
  header: { before: [home, about], after: rest },
  treatments: { menu: 'Our Treatments', unfolds: true, groups: treatmentsMenu, all },
  panel: [symptomsLink, visitLink, gettingReady, all],
  visit: visitLink,
  visitLine: visitInShort,
  pages: [symptomsLink, visitLink, costs, gettingReady, ...mainLinks],
  quickLinks: [
    about,
    ...rest.slice(0, -1),
    aToZ,
    visitLink,
    ...rest.slice(-1),
    // The published address is spelled this way; correcting it would break links to it.
    ...(shownTestimonials.length > 0 ? [{ name: 'Testimonials', href: '/testonomial' }] : []),
    { name: nav.privacy, href: '/privacy' },
  ],
};
