import type { MedicalWebPageLeaf, PersonLeaf } from 'schema-dts';
import { hrefOfTreatment } from '#content/catalogue.ts';
import { practice } from '#content/practice.ts';
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

type Reviewed = Pick<Treatment, 'reviewed'>;

function reviewer(by: string): { '@id': string } | PersonLeaf {
  return by.includes(practice.doctor.name) ? { '@id': doctorId } : { '@type': 'Person', name: by };
}

// A page that no clinician has signed says nothing of a review.
function review({ reviewed }: Reviewed) {
  return reviewed ? { reviewedBy: reviewer(reviewed.by), lastReviewed: reviewed.on } : {};
}

type Provenance = Pick<Treatment, 'written' | 'reviewed' | 'evidence'> & { icd10?: string | null };

function medicalFields(page: Provenance) {
  return {
    author: editorialAuthor,
    ...review(page),
    dateModified: page.written,
    citation: citationsOf(page.evidence),
    specialty: specialtiesOf({ icd10: page.icd10 ?? null }),
    audience: { '@type': 'Patient' },
  } as const satisfies Partial<MedicalWebPageLeaf>;
}

/** A treatment page: about an illness, or about an operation. */
export function treatmentGraph(treatment: Treatment): string {
  const path = hrefOfTreatment(treatment);
  const id = `${absolute(path)}#${treatment.kind}`;
  const page: MedicalWebPageLeaf = {
    '@type': 'MedicalWebPage',
    ...pageFields({ title: treatment.name, path }),
    about: { '@id': id },
    ...medicalFields(treatment),
  };
  const subject = treatment.kind === 'operation' ? operationNode(treatment, id) : conditionNode(treatment, id);
  return pageGraph([breadcrumbs({ label: treatment.name, path }), page, subject]);
}

/** A page about a part of the practice's work. */
export function serviceGraph(service: ServicePage): string {
  const path = hrefOfService(service);
  const page: MedicalWebPageLeaf = {
    '@type': 'MedicalWebPage',
    ...pageFields({ title: service.name, path }),
    about: { '@type': 'MedicalEntity', name: service.name },
    ...medicalFields(service),
  };
  return pageGraph([breadcrumbs({ label: service.name, path }), page]);
}
