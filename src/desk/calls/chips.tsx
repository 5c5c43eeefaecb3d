import type { ReactNode } from 'react';
import { areSeveral, reasonWords, unreadable } from '#desk/frame/request-names.ts';
import type { RequestWithoutContact } from '#requests/request.ts';
import { othersValue } from './call-form.ts';

const patients = { new: 'New patient', existing: 'Known patient', '': '' } as const;
const came = { phone: 'Rang us', visit: 'Walked in' } as const;
const languageNames = new Intl.DisplayNames(['en'], { type: 'language' });
// Asked for each line of a list.
const namesByTag = new Map<string, string>();
const languageName = (tag: string): string => {
  const name = namesByTag.get(tag) ?? languageNames.of(tag) ?? tag;
  namesByTag.set(tag, name);
  return name;
};

/** The languages of forms beside English, in words, because the caller has to speak them: 'Hindi'. */
export function languagesIn(requests: ReadonlyArray<RequestWithoutContact>): ReadonlyArray<string> {
  const tags = new Set(requests.filter(({ written }) => written).map(({ language }) => language));
  tags.delete('en');
  return [...tags].map(languageName);
}

/** Labels for what a request is about and who wrote it; none for a request that cannot be decrypted. */
export function factsOf({ kind, written, cameBy, askedDoctorAt }: RequestWithoutContact): ReadonlyArray<string> {
  if (!written) return [];
  return [
    kind === 'contact' ? 'Message' : reasonWords[written.reason],
    cameBy === null ? '' : came[cameBy],
    patients[written.patientType],
    askedDoctorAt === null ? '' : 'With the doctor',
  ].filter(Boolean);
}

/** Names the senders of these requests. One phone may serve a family: 'Ganesh Pawar and Meena Pawar'. */
export function peopleIn(requests: ReadonlyArray<{ written: { name: string } | undefined }>): string {
  const names = Map.groupBy(
    requests.flatMap(({ written }) => written?.name ?? []),
    (name) => name.toLowerCase(),
  );
  const [last, ...before] = [...names.values()].map(([name]) => name).toReversed();
  if (last === undefined) return unreadable;
  return before.length > 0 ? `${before.toReversed().join(', ')} and ${last}` : last;
}

type WhoseProps = { request: RequestWithoutContact; others: ReadonlyArray<RequestWithoutContact>; before: string };

/** Names whom of several people an outcome is about, as the box in the form has it; nothing for one person. */
export function Whose({ request, others, before }: WhoseProps) {
  if (!areSeveral([request, ...others])) return null;
  return (
    <p className="text-sm">
      {before} <span className="font-semibold group-has-[[name=alone]:checked]/request:hidden">{peopleIn([request, ...others])}</span>
      <span className="hidden font-semibold group-has-[[name=alone]:checked]/request:inline">{peopleIn([request])} alone</span>
    </p>
  );
}

const numbers = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

type OthersProps = {
  request: RequestWithoutContact & { others: ReadonlyArray<RequestWithoutContact>; more: number };
  typed: Readonly<Record<string, string>> | undefined;
};

/** Says which requests one outcome settles, with the box that leaves the others as they are. */
export function Others({ request, typed }: OthersProps) {
  const { others, more } = request;
  const all = others.length + 1;
  const which = all === 2 ? 'both' : `all ${numbers[all] ?? all}`;
  const several = areSeveral([request, ...others]);
  // A box that is ticked leaves other people's requests open, or all but this one of one person.
  const own = several ? others.filter((other) => !areSeveral([request, other])) : [];
  // The box is as it was sent; before that, one person's visit is not another's.
  const alone = typed?.note === undefined ? several : Boolean(typed.alone);
  return (
    <div>
      <input name="others" type="hidden" value={othersValue(others)} />
      <input name="own" type="hidden" value={othersValue(own)} />
      <p>
        {several
          ? `Several people wrote from this phone or email. No answer and Line busy count for ${which} requests.`
          : more > 0
            ? `This settles the first ${all} of their ${all + more} requests. The others come next.`
            : `This settles ${which} requests.`}
      </p>
      <label className="flex min-h-12 items-center gap-3">
        <input className="size-6 accent-brand" defaultChecked={alone} name="alone" type="checkbox" value="yes" />
        Leave the others open
      </label>
    </div>
  );
}

export const triesWords = (tries: number): string => (tries === 1 ? 'rung once' : tries === 2 ? 'rung twice' : `rung ${tries} times`);

const looks = {
  plain: 'bg-sunk text-soft',
  urgent: 'bg-urgent-50 font-semibold text-urgent',
  // Red means emergency and nothing else. The word that decides is often the last, so nothing is cut.
  emergency: 'bg-emergency-50 font-semibold text-emergency',
  good: 'bg-good-50 font-semibold text-good',
} as const;

/** A short label beside a name. */
export function Chip({ look = 'plain', children }: { look?: keyof typeof looks; children: ReactNode }) {
  return <span className={`inline-block rounded-sm px-2 text-sm ${looks[look]}`}>{children}</span>;
}
