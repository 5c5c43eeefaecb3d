import type { MedicalWebPageLeaf } from 'schema-dts';
import { hrefOfTreatment } from '#content/catalogue.ts';
import type { ReviewState } from '#content/review.ts';
import { hrefOfService } from '#content/service-catalogue.ts';
import type { ServicePage } from '#content/service-page.ts';
import type { Treatment } from '#content/treatment.ts';
import { absolute } from '#seo/absolute.ts';
import { editorialAuthor } from '#seo/structured-data/author.ts';
import { doctorId } from '#seo/structured-data/clinic.ts';
import { conditionNode, specialtiesOf } from '#seo/structured-data/condition.ts';
import { pageGraph } from '#seo/structured-data/graph.ts';
import { citationsOf } from '#seo/structured-data/guidelines.ts';
import { operationNode } from '#seo/structured-data/operation.ts';
import { breadcrumbs, pageFields } from './web-page.ts';

type Provenance = Pick<Treatment, 'written' | 'evidence'> & { icd10?: string | null };

function medicalFields(page: Provenance, review: ReviewState) {
  return {
    author: editorialAuthor,
    // A page that the doctor has not signed as it stands says nothing of a review.
    ...(review.state === 'signed' && { reviewedBy: { '@id': doctorId }, lastReviewed: review.on }),
    dateModified: page.written,
    citation: citationsOf(page.evidence),
    specialty: specialtiesOf({ icd10: page.icd10 ?? null }),
    audience: { '@type': 'Patient' },
  } as const satisfies Partial<MedicalWebPageLeaf>;
}

/** A treatment page: about an illness, or about an operation. */
export function treatmentGraph(treatment: Treatment, review: ReviewState): string {
  const path = hrefOfTreatment(treatment);
  const id = `${absolute(path)}#${treatment.kind}`;
  const page: MedicalWebPageLeaf = {
    '@type': 'MedicalWebPage',
    ...pageFields({ title: treatment.name, path }),
    about: { '@id': id },
    ...medicalFields(treatment, review),
  };
  const subject = treatment.kind === 'operation' ? operationNode(treatment, id) : conditionNode(treatment, id);
  return pageGraph([breadcrumbs({ label: treatment.name, path }), page, subject]);
}

/** A page about a part of the practice's work. */
export function serviceGraph(service: ServicePage, review: ReviewState): string {
  const path = hrefOfService(service);
  const page: MedicalWebPageLeaf = {
    '@type': 'MedicalWebPage',
    ...pageFields({ title: service.name, path }),
    about: { '@type': 'MedicalEntity', name: service.name },
    ...medicalFields(service, review),
  };
  return pageGraph([breadcrumbs({ label: service.name, path }), page]);
}
