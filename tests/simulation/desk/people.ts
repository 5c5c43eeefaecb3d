import { type PersonSettings, saveSettings } from '#bell/people.ts';
import { addDevice, type Device, forgetDevices, gone, type PushResult } from '#bell/push/devices.ts';
import { addStaff, removeStaff } from '#desk/door/staff.ts';
import type { SeededRandom } from '#tests/chaos/seeded-random.ts';
import type { Books } from './request-rows.ts';

type Role = 'desk' | 'doctor' | 'owner';
/** `devices`: by the address at the push service, what it answers. */
export type Person = PersonSettings & { role: Role; devices: Map<string, PushResult> };
/** The practice's webhook and mailbox, or one of the staff. */
export type Listener = Pick<Person, 'email' | 'kinds' | 'quietFrom' | 'quietTo'>;
export type Staff = Awaited<ReturnType<typeof staffOf>>;

const kinds = ['new', 'unseen', 'due-soon', 'overdue', 'emergency', 'question', 'reply', 'watch', 'week'] as const;
const usual: Readonly<Record<Role, PersonSettings['kinds']>> = {
  desk: ['new', 'unseen', 'due-soon', 'overdue', 'emergency', 'reply', 'watch'],
  doctor: ['emergency', 'question'],
  owner: ['overdue', 'emergency', 'watch', 'week'],
};
const practiceItself: Listener = { email: '', kinds, quietFrom: null, quietTo: null };

/** Who works at a practice, what each wants to be told, and on which devices. */
export async function staffOf({ db, ring }: Books, random: SeededRandom) {
  const percent = () => random.between(0, 100);
  const people: Person[] = [];
  const ended = new Set<string>();
  let devices = 0;

  function wishes(role: Role): Omit<PersonSettings, 'email'> {
    const isQuiet = percent() < 60;
    return {
      kinds: percent() < 80 ? usual[role] : kinds.filter(() => percent() < 70),
      push: percent() < 90,
      mail: percent() < 30,
      quietFrom: isQuiet ? (['21:00', '20:30', '13:00'][random.between(0, 3)] ?? '21:00') : null,
      quietTo: isQuiet ? (['07:00', '09:30', '14:00'][random.between(0, 3)] ?? '07:00') : null,
    };
  }

  async function change(person: Person, settings: Omit<PersonSettings, 'email'>): Promise<void> {
    Object.assign(person, settings);
    await saveSettings(db, person, 0);
  }

  async function switchOn(person: Person): Promise<void> {
    devices += 1;
    const endpoint = `https://push.services.example/${devices}`;
    person.devices.set(endpoint, 'sent');
    await addDevice({ db, ring }, person.email, { endpoint, p256dh: 'key', auth: 'secret', device: 'Chrome on Android' }, devices);
  }

  async function join(role: Role, number: number, now: number): Promise<Person> {
    const settings = wishes(role);
    const person: Person = { email: `${role}${number}@practice.test`, role, devices: new Map(), ...settings };
    await addStaff(db, { email: person.email, name: 'A', role }, { by: '', now });
    await change(person, settings);
    for (let count = [0, 1, 1, 1, 2][random.between(0, 5)] ?? 1; count > 0; count -= 1) await switchOn(person);
    people.push(person);
    return person;
  }

  async function leave(person: Person, now: number): Promise<void> {
    await removeStaff(db, person.email, { by: '', now });
    await forgetDevices(db, person.email);
    people.splice(people.indexOf(person), 1);
  }

  await join('desk', 1, 0);
  if (percent() < 75) await join('doctor', 1, 0);
  if (percent() < 60) await join('owner', 1, 0);

  return {
    ...{ people, join, leave, switchOn },
    /** The devices that a push service has given up, as far as the bell knows. */
    ended,
    /** The practice itself, and who works there now. */
    listeners: (): ReadonlyArray<Listener> => [practiceItself, ...people],
    changeHerMind: (person: Person) => change(person, wishes(person.role)),
    hasDevice: ({ devices: all }: Person) => [...all.values()].includes('sent'),
    /** A browser is no more, or of another key, and its push service knows that: nobody else does. */
    loseDevice: (person: Person) => {
      const [endpoint] = [...person.devices].find(([, answer]) => answer === 'sent') ?? [];
      if (endpoint) person.devices.set(endpoint, { failure: percent() < 70 ? gone : '403' });
    },
    /** What a push service answers that works. */
    answerOf: ({ opened }: Device): PushResult =>
      people.flatMap((person) => person.devices.get(opened?.endpoint ?? '') ?? [])[0] ?? { failure: gone },
  };
}
