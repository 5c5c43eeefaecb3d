import { hrefOfTreatment } from '#content/catalogue.ts';
import { costRowHref, costsHref, feesHref } from '#content/cost-link.ts';
import { doctorPath } from '#content/doctor-path.ts';
import { gettingReadyHref, shownOperations } from '#content/getting-ready.ts';
import { hrefOfRegion } from '#content/symptoms/regions.ts';
import { fill } from './fill.ts';
import { formTextsIn } from './form-texts.ts';
import { operationNameIn, sheetsIn, treatmentsIn } from './pages.ts';
import type { Texts } from './texts.ts';
import { regionsIn } from './whole-texts.ts';

/** Names of a language's pages by the English pages' addresses, complaints of the finder included. */
export function namesOfPages(texts: Texts): Readonly<Record<string, string>> {
  const { nav, sheet, about, visit } = texts.words;
  return Object.fromEntries([
    ['/symptoms', nav.symptoms],
    ['/treatment', nav.treatments],
    ['/getting-ready', nav.gettingReady],
    ['/emergency', nav.emergency],
    ['/visit', nav.visit],
    [feesHref, visit.fees],
    [costsHref, visit.operationCosts],
    ['/visit#insurance', visit.insurance],
    ['/visit#way', visit.way],
    ['/visit#bring', visit.bring],
    ['/visit#here', visit.here],
    ['/about', fill(about.title, texts.practice.names)],
    [doctorPath.href, fill(about.title, texts.practice.names)],
    ['/contact', nav.contact],
    ['/callback', nav.callback],
    ['/privacy', nav.privacy],
    ['/privacy/withdraw', formTextsIn(texts.language).withdrawal.title],
    ...treatmentsIn(texts).map(({ treatment, text }) => [hrefOfTreatment(treatment), text.name] as const),
    ...regionsIn(texts).flatMap(({ region, text }) => [
      [hrefOfRegion(region), text.name] as const,
      ...Object.entries(text.symptoms).map(([id, { words }]) => [`${hrefOfRegion(region)}#${id}`, words] as const),
    ]),
    ...shownOperations.flatMap(([key]) => {
      const name = operationNameIn(texts, key);
      return name ? [[costRowHref(key), `${visit.operationCosts}: ${name}`] as const] : [];
    }),
    ...sheetsIn(texts).map(({ key, text }) => [gettingReadyHref(key), fill(sheet.of, { name: text.name })] as const),
  ]);
}
