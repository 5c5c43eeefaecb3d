import type { Evidence, Source } from '#content/evidence.ts';
import { plainText } from '#content/marked-text.ts';
import { organs } from '#content/organs.ts';
import type { Treatment } from '#content/treatment.ts';
import { withRulebook } from '#content/triage.ts';
import { bookAppointment } from './clinic.ts';
import type { Node } from './node.ts';

/** Returns a page's specialties, with oncology for the ICD-10's cancers. */
export function specialtiesOf({ icd10 }: Pick<Treatment, 'icd10'>) {
  const always = ['https://schema.org/Gastroenterologic', 'https://schema.org/Surgical'] as const;
  return icd10?.startsWith('C') ? ([...always, 'https://schema.org/Oncologic'] as const) : always;
}

/** Lists named things under a property; returns no property for an empty list. */
function named<P extends string, T extends string>(property: P, type: T, names: ReadonlyArray<string>) {
  return names.length === 0
    ? {}
    : ({ [property]: names.map((name) => ({ '@type': type, name })) } as Record<P, Array<{ '@type': T; name: string }>>);
}

/** Describes an illness: names, organs, symptoms, causes, tests and treatments. */
export function conditionNode(page: Treatment, id: string): Node {
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

/** Describes an operation. Without procedureType, whose two values know neither open nor keyhole surgery. */
export function operationNode(page: Treatment, id: string): Node {
  const plain = (sentence = '') => plainWords(sentence, page.evidence);
  const done = page.treatment.details.find(({ withoutTreatment }) => !withoutTreatment);
  return {
    '@type': 'SurgicalProcedure',
    '@id': id,
    name: page.name,
    ...(page.otherNames.length > 0 && { alternateName: page.otherNames }),
    howPerformed: plain(done?.description),
    preparation: plain(page.preparing[0]),
    followup: plain(page.recovery.at(-1)?.what),
    bodyLocation: page.organs.map((organ) => organs[organ]),
    relevantSpecialty: specialtiesOf(page),
    ...guidelinesOf(page.evidence),
    potentialAction: bookAppointment(`/callback/about/${page.link}`),
  };
}

/** Returns a marked sentence as one line of plain text. */
function plainWords(sentence: string, evidence: Evidence): string {
  return plainText(sentence, withRulebook(evidence)).replace(/\s+/g, ' ');
}

const longestName = 80;
const maxNames = 4;

/** Returns the first sentences that are short enough to be names. Longer text is on the page, and need not be sent twice. */
function shortNames(sentences: ReadonlyArray<string>, evidence: Evidence): ReadonlyArray<string> {
  return sentences
    .map((sentence) => (plainWords(sentence, evidence).split(/(?<=[.!?:])\s/u)[0] ?? '').replace(/[.:]$/, ''))
    .filter((name) => name !== '' && name.length <= longestName)
    .slice(0, maxNames);
}

function isGuideline({ title }: Source): boolean {
  return /\bguid(?:elines?|ance)\b/i.test(title);
}

/** Returns the guidelines among a page's sources; no property if there are none. */
function guidelinesOf({ sources }: Evidence): { guideline?: ReadonlyArray<Node> } {
  const guideline = Object.values(sources)
    .filter(isGuideline)
    .map(
      ({ title, publisher, year, url }): Node => ({
        '@type': 'MedicalGuideline',
        name: title,
        url,
        evidenceOrigin: publisher,
        ...(year && { guidelineDate: String(year) }),
      }),
    );
  return guideline.length > 0 ? { guideline } : {};
}

// The page itself lists all of them.
const maxCited = 5;

/** Returns the addresses of the first sources that are not guidelines. */
export function citationsOf({ sources }: Evidence): ReadonlyArray<string> {
  return Object.values(sources)
    .filter((source) => !isGuideline(source))
    .slice(0, maxCited)
    .map(({ url }) => url);
}
