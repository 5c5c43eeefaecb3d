import type { SurgicalProcedureLeaf } from 'schema-dts';
import { organs } from '#content/organs.ts';
import type { Treatment } from '#content/treatment.ts';
import { bookAppointment } from './clinic.ts';
import { specialtiesOf } from './condition.ts';
import { guidelinesOf } from './guidelines.ts';
import { plainWords } from './plain-words.ts';

/** An operation: how it is done, prepared and followed up. No procedureType: the vocabulary's two values do not know open or keyhole surgery. */
export function operationNode(page: Treatment, id: string): SurgicalProcedureLeaf {
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
