import { lastEnded } from '#bell/push/devices.ts';
import { type NeededKind, unheard } from '#bell/reachable.ts';
import type { Violate } from './front-desk.ts';
import type { Person, Staff } from './people.ts';
import type { Books } from './request-rows.ts';

const needed: ReadonlyArray<NeededKind> = ['new', 'unseen', 'due-soon', 'overdue', 'emergency', 'question', 'reply', 'watch'];
// As if the practice had no chat and no mail: these are told of everything.
const pushAlone = { webhook: false, mail: false, push: true };

/**
 * What the bell cannot tell, because nobody would hear it, the desk has to say: to a person that her last device gets nothing any more, and to
 * everybody of what nobody is told. Somebody counts as told while no push service has given up all her devices.
 */
export function sayingAtDesk({ db, ring }: Books, staff: Staff, violate: Violate) {
  const hasEnded = ({ devices }: Person) => devices.size > 0 && [...devices].every(([endpoint]) => staff.ended.has(endpoint));
  const isTold = (person: Person) => person.push && person.devices.size > 0 && !hasEnded(person);
  return async function check(): Promise<void> {
    for (const person of staff.people)
      if (hasEnded(person) && !(await lastEnded({ db, ring }, person.email))) violate('device-ended-unsaid', person.email);
    const told = new Set(staff.people.filter(isTold).flatMap(({ kinds }) => kinds));
    const said = new Set((await unheard(db, pushAlone)).map(({ kind }) => kind));
    for (const kind of needed) if (!told.has(kind) && !said.has(kind)) violate('told-to-nobody-unsaid', kind);
  };
}
