import type { MedicalConditionLeaf } from 'schema-dts';
import { organs } from '#content/organs.ts';
import type { Treatment } from '#content/treatment.ts';
import { bookAppointment } from './clinic.ts';
import { guidelinesOf } from './guidelines.ts';
import { plainWords, shortNames } from './plain-words.ts';

/** Specialties of a page: oncology for what the ICD-10 counts among the cancers. */
export function specialtiesOf({ icd10 }: Pick<Treatment, 'icd10'>) {
  const always = ['https://schema.org/Gastroenterologic', 'https://schema.org/Surgical'] as const;
  return icd10?.startsWith('C') ? ([...always, 'https://schema.org/Oncologic'] as const) : always;
}

/** A list of named things under a property; nothing for an empty list. */
function named<P extends string, T extends string>(property: P, type: T, names: ReadonlyArray<string>) {
  return names.length === 0
    ? {}
    : ({ [property]: names.map((name) => ({ '@type': type, name })) } as Record<P, Array<{ '@type': T; name: string }>>);
}

/** An illness: what it is called, where it sits, how it shows, and the ways to treat it, by name. */
export function conditionNode(page: Treatment, id: string): MedicalConditionLeaf {
  const plain = (titled: ReadonlyArray<{ title: string }>) => titled.map(({ title }) => plainWords(title, page.evidence));
  const ways = page.treatment.details.filter(({ withoutTreatment }) => !withoutTreatment);
  return {
    '@type': 'MedicalCondition',
    '@id': id,
    name: page.name,
    ...(page.otherNames.length > 0 && { alternateName: page.otherNames }),
    ...(page.icd10 && { code: { '@type': 'MedicalCode', codeValue: page.icd10, codingSystem: 'ICD-10' } }),
    associatedAnatomy: page.organs.map((organ) => ({ '@type': 'AnatomicalStructure', name: organs[organ] })),
    ...named('signOrSymptom', 'MedicalSymptom', shortNames(page.symptoms, page.evidence)),
    ...named('cause', 'MedicalCause', shortNames(page.causes, page.evidence)),
    ...named('typicalTest', 'MedicalTest', plain(page.tests)),
    ...named('possibleTreatment', 'MedicalTherapy', plain(ways)),
    relevantSpecialty: specialtiesOf(page),
    ...guidelinesOf(page.evidence),
    potentialAction: bookAppointment(`/callback/about/${page.link}`),
  };
}
