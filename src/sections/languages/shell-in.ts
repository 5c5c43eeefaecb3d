import { whatsappLinkWith } from '#content/contact-links.ts';
import { costsHref } from '#content/cost-link.ts';
import { formTextsIn } from '#content/languages/form-texts.ts';
import type { FrameTexts } from '#content/languages/frame-texts.ts';
import { pathIn } from '#content/languages.ts';
import { treatmentGroups } from '#content/navigation.ts';
import { hoursIn } from '#content/opening-hours.ts';
import { visitIsKnown } from '#content/visit-facts.ts';
import type { Shell } from '#sections/shell/shell-texts.ts';
import { linksIn, visitWayIn } from './links.ts';

/** The shell of a language other than English. Cases and articles are in English alone; a group leads to its part of the list. */
export function shellIn(texts: FrameTexts): Shell {
  const { language, words, practice, times } = texts;
  const { home, symptoms, treatments, gettingReady, emergency, visit, about, contact, callback, privacy, search } = linksIn(texts);
  const costs = visitIsKnown ? [{ name: words.visit.operationCosts, href: pathIn(language, costsHref) }] : [];
  const all = { name: words.nav.allTreatments, href: treatments.href };
  return {
    language,
    nav: words.nav,
    names: practice.names,
    hours: hoursIn(times).map(({ days, times: hours }) => [days, hours]),
    landmark: visitIsKnown ? practice.visit.landmark : undefined,
    home: home.href,
    search: search.href,
    callback: callback.href,
    whatsapp: whatsappLinkWith(practice.whatsappText),
    header: { before: [symptoms, about], after: [contact] },
    treatments: {
      menu: treatments.name,
      unfolds: false,
      groups: treatmentGroups.map(({ group }) => ({ name: words.groups[group], href: `${treatments.href}#${group}`, links: [] })),
      all,
    },
    panel: [visit, gettingReady, emergency, all],
    visit,
    visitLine: visitWayIn(texts).line,
    pages: [symptoms, treatments, visit, ...costs, home, about, gettingReady, emergency, contact],
    quickLinks: [about, symptoms, gettingReady, emergency, visit, contact, privacy],
    keptWords: JSON.stringify({ kept: formTextsIn(language).forms.kept, times }),
  };
}
