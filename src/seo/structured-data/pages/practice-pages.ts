import type { ContactPageLeaf, ProfilePageLeaf, WebPageLeaf } from 'schema-dts';
import { aboutMeta } from '#seo/meta/about-meta.ts';
import { homeMeta } from '#seo/meta/practice-meta.ts';
import { bookAppointment, clinic, clinicId, clinicInFull, doctorId } from '#seo/structured-data/clinic.ts';
import { doctor, doctorInFull } from '#seo/structured-data/doctor.ts';
import { pageGraph } from '#seo/structured-data/graph.ts';
import { searchableWebSite } from '#seo/structured-data/web-site.ts';
import { breadcrumbs, pageFields } from './web-page.ts';

type Page = { title: string; path: string };

const home: WebPageLeaf = { '@type': 'WebPage', ...pageFields({ ...homeMeta, path: '/' }), about: { '@id': clinicId } };

/** The home page: the practice in full. */
export const homeGraph = pageGraph([home], [clinicInFull, doctor], searchableWebSite);

const profile: ProfilePageLeaf = { '@type': 'ProfilePage', ...pageFields(aboutMeta), mainEntity: { '@id': doctorId } };

export const aboutGraph = pageGraph([breadcrumbs({ label: 'About', path: aboutMeta.path }), profile], [clinic, doctorInFull]);

export function contactGraph(page: Page): string {
  const contact: ContactPageLeaf = { '@type': 'ContactPage', ...pageFields(page), mainEntity: { '@id': clinicId } };
  return pageGraph([breadcrumbs({ label: 'Contact Us', path: page.path }), contact], [clinicInFull, doctor]);
}

/** The callback form: a page on which an appointment is asked for. */
export function callbackGraph(page: Page): string {
  const callback: WebPageLeaf = { '@type': 'WebPage', ...pageFields(page), potentialAction: bookAppointment(page.path) };
  return pageGraph([breadcrumbs({ label: page.title, path: page.path }), callback]);
}

/** The page on which consent is taken back, below the privacy notice. */
export function withdrawGraph(page: Page): string {
  const crumbs = breadcrumbs({ label: 'Privacy', path: '/privacy' }, { label: page.title, path: page.path });
  return pageGraph([crumbs, { '@type': 'WebPage', ...pageFields(page) }]);
}

/** A page about nothing but itself: the privacy notice, the testimonials. Patients' stories get no review markup. */
export function plainGraph(page: Page): string {
  return pageGraph([breadcrumbs({ label: page.title, path: page.path }), { '@type': 'WebPage', ...pageFields(page) }]);
}
