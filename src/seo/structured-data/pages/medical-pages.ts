import { hrefOfTreatment } from '#content/catalogue.ts';
import type { ReviewState } from '#content/review.ts';
import { hrefOfService } from '#content/service-catalogue.ts';
import type { ServicePage } from '#content/service-page.ts';
import type { Treatment } from '#content/treatment.ts';
import { absolute } from '#seo/absolute.ts';
import { doctorId } from '#seo/structured-data/clinic.ts';
import { editorialAuthor } from '#seo/structured-data/doctor.ts';
import { pageGraph } from '#seo/structured-data/graph.ts';
import { citationsOf, conditionNode, operationNode, specialtiesOf } from '#seo/structured-data/medical-nodes.ts';
import type { Node } from '#seo/structured-data/node.ts';
import { breadcrumbs, pageFields } from '#seo/structured-data/web-site.ts';

type Provenance = Pick<Treatment, 'written' | 'evidence'> & { icd10?: string | null };

function medicalFields(page: Provenance, review: ReviewState) {
  return {
    author: editorialAuthor,
    // Only a current signature counts as a review.
    ...(review.state === 'signed' && { reviewedBy: { '@id': doctorId }, lastReviewed: review.on }),
    dateModified: page.written,
    citation: citationsOf(page.evidence),
    specialty: specialtiesOf({ icd10: page.icd10 ?? null }),
    audience: { '@type': 'Patient' },
  } as const satisfies Node;
}

/** What a treatment page in another language is about, beside its name: the same illness or operation as in English. */
export const translatedMedical = (treatment: Treatment, review: ReviewState): Node => ({
  about: { '@id': `${absolute(hrefOfTreatment(treatment))}#${treatment.kind}` },
  ...medicalFields(treatment, review),
});

/** Describes a treatment page, about an illness or an operation. */
export function treatmentGraph(treatment: Treatment, review: ReviewState): string {
  const path = hrefOfTreatment(treatment);
  const id = `${absolute(path)}#${treatment.kind}`;
  const page: Node = {
    '@type': 'MedicalWebPage',
    ...pageFields({ title: treatment.name, path }),
    about: { '@id': id },
    ...medicalFields(treatment, review),
  };
  const subject = treatment.kind === 'operation' ? operationNode(treatment, id) : conditionNode(treatment, id);
  return pageGraph([breadcrumbs({ label: treatment.name, path }), page, subject]);
}

/** Describes a page about a service of the practice. */
export function serviceGraph(service: ServicePage, review: ReviewState): string {
  const path = hrefOfService(service);
  const page: Node = {
    '@type': 'MedicalWebPage',
    ...pageFields({ title: service.name, path }),
    about: { '@type': 'MedicalEntity', name: service.name },
    ...medicalFields(service, review),
  };
  return pageGraph([breadcrumbs({ label: service.name, path }), page]);
}
