import { aboutMeta, homeMeta } from '#seo/meta/practice-meta.ts';
import { bookAppointment, clinic, clinicId, clinicInFull, doctorId } from '#seo/structured-data/clinic.ts';
import { doctor, doctorInFull } from '#seo/structured-data/doctor.ts';
import { pageGraph } from '#seo/structured-data/graph.ts';
import type { Node } from '#seo/structured-data/node.ts';
import { breadcrumbs, pageFields, searchableWebSite } from '#seo/structured-data/web-site.ts';

type Page = { title: string; path: string };

const home: Node = { '@type': 'WebPage', ...pageFields({ ...homeMeta, path: '/' }), about: { '@id': clinicId } };

/** The graph of the home page: the practice in full. */
export const homeGraph = pageGraph([home], [clinicInFull, doctor], searchableWebSite);

const profile: Node = { '@type': 'ProfilePage', ...pageFields(aboutMeta), mainEntity: { '@id': doctorId } };

export const aboutGraph = pageGraph([breadcrumbs({ label: 'About', path: aboutMeta.path }), profile], [clinic, doctorInFull]);

export function contactGraph(page: Page): string {
  const contact: Node = { '@type': 'ContactPage', ...pageFields(page), mainEntity: { '@id': clinicId } };
  return pageGraph([breadcrumbs({ label: 'Contact Us', path: page.path }), contact], [clinicInFull, doctor]);
}

/** Describes the callback form, where visitors ask for an appointment. */
export function callbackGraph(page: Page): string {
  const callback: Node = { '@type': 'WebPage', ...pageFields(page), potentialAction: bookAppointment(page.path) };
  return pageGraph([breadcrumbs({ label: page.title, path: page.path }), callback]);
}

/** Describes the page for withdrawing consent, below the privacy notice. */
export function withdrawGraph(page: Page): string {
  const crumbs = breadcrumbs({ label: 'Privacy', path: '/privacy' }, { label: page.title, path: page.path });
  return pageGraph([crumbs, { '@type': 'WebPage', ...pageFields(page) }]);
}

/** Describes a page without a subject of its own: the privacy notice, the testimonials. Patients' stories get no review markup. */
export function plainGraph(page: Page): string {
  return pageGraph([breadcrumbs({ label: page.title, path: page.path }), { '@type': 'WebPage', ...pageFields(page) }]);
}
