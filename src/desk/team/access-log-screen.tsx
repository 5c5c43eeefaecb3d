import type { D1Database } from '@cloudflare/workers-types';
import { markOf, namesOf } from '#desk/door/staff.ts';
import { link, PageHead, Pager } from '#desk/frame/page-parts.tsx';
import { isRequestName } from '#desk/frame/request-names.ts';
import { whenAsRead } from '#desk/frame/times.ts';
import type { KeyRing } from '#encryption/keys.ts';
import { type AccessEntry, type AccessPage, listLogged } from '#requests/access-log.ts';
import { Submit } from '#ui/button.tsx';
import { ChoiceField, TextField } from '#ui/forms/field.tsx';

/** A person to filter the log by; `name` is null for somebody who has left. URLs hold the mark instead of the e-mail address. */
export type Reader = { email: string; name: string | null; mark: string };

/** `before`: only entries older than this id. */
export type AccessFilter = { mark: string; reference: string; before: number | undefined };

export function accessFilterFrom({ by = '', reference = '', before }: Readonly<Record<string, string>>): AccessFilter {
  const id = Number(before);
  return { mark: by, reference: reference.trim().slice(0, 100), before: Number.isSafeInteger(id) && id > 0 ? id : undefined };
}

/** Lists the people in the log: the staff by name, then those who have left. */
export async function listReaders(db: D1Database, ring: KeyRing): Promise<ReadonlyArray<Reader>> {
  const [names, logged] = await Promise.all([namesOf(db), listLogged(db)]);
  const left = logged.filter((email) => !names.has(email)).sort();
  return Promise.all(
    [...names.keys(), ...left].map(async (email) => ({ email, name: names.get(email) ?? null, mark: await markOf(ring, email) })),
  );
}

type Props = { page: AccessPage; readers: ReadonlyArray<Reader>; filter: AccessFilter; now: number };

function addressOf({ mark, reference, before }: AccessFilter): string {
  const query = new URLSearchParams();
  if (mark) query.set('by', mark);
  if (reference) query.set('reference', reference);
  if (before) query.set('before', String(before));
  const text = query.toString();
  return text ? `/access?${text}` : '/access';
}

function RequestLink({ reference }: Pick<AccessEntry, 'reference'>) {
  return (
    <a className={link} href={`/requests/${reference}`}>
      {reference}
    </a>
  );
}

type EntryProps = { entry: AccessEntry; name: string | null; now: number };

function Entry({ entry: { at, by, reference, what }, name, now }: EntryProps) {
  const isRequest = isRequestName(reference);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-2 sm:grid-cols-[minmax(0,2fr)_minmax(0,2fr)_minmax(0,2fr)_minmax(0,3fr)]">
      <span className="truncate font-semibold" title={by}>
        {name ?? by}
      </span>
      <span className="text-right text-soft sm:order-last">{whenAsRead(at, now)}</span>
      <span>{what}</span>
      <span className="break-all text-right sm:text-left">{isRequest ? <RequestLink reference={reference} /> : reference}</span>
    </li>
  );
}

export function AccessLog({ page: { entries, more }, readers, filter, now }: Props) {
  const last = entries.at(-1);
  const answers = Object.fromEntries(readers.map(({ mark, name, email }) => [mark, name ?? email]));
  return (
    <>
      <PageHead title="Who looked">
        Every request that somebody saw on a list, opened, exported or erased, for 400 days. What they typed into a search is not kept.
      </PageHead>
      <form action="/access" className="mt-4 flex max-w-3xl flex-wrap items-end gap-4" method="get">
        <ChoiceField answers={answers} defaultValue={filter.mark} id="by" label="Who" name="by" />
        <TextField
          autoComplete="off"
          defaultValue={filter.reference}
          id="reference"
          label="Reference, or a part of it"
          name="reference"
          short
          spellCheck={false}
        />
        <Submit look="quiet">Show</Submit>
      </form>
      {entries.length === 0 ? (
        <p className="mt-3 max-w-reading rounded-md bg-sunk px-4 py-3">
          {filter.reference
            ? `No line with ‘${filter.reference}’. The log holds references, and no names: find the person under `
            : 'No line yet. To see who looked at one person, find them under '}
          <a className={link} href="/requests">
            All requests
          </a>
          , and open ‘Who looked at this’ there.
        </p>
      ) : (
        <ul className="mt-4 divide-y divide-line border-line border-y">
          {entries.map((entry) => (
            <Entry entry={entry} key={entry.id} name={readers.find(({ email }) => email === entry.by)?.name ?? null} now={now} />
          ))}
        </ul>
      )}
      <Pager
        newer={filter.before ? addressOf({ ...filter, before: undefined }) : undefined}
        older={more && last ? addressOf({ ...filter, before: last.id }) : undefined}
      />
    </>
  );
}
