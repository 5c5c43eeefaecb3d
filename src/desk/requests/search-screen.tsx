import { link, PageHead } from '#desk/frame/page-parts.tsx';
import type { Found } from '#requests/lists/listing.ts';
import { Submit } from '#ui/button.tsx';
import { TextField } from '#ui/forms/field.tsx';
import { Lines } from './request-lines.tsx';

export const maxSearchLength = 200;

/** Sent by POST, and answered with an address that holds it encrypted: no name or number appears in a URL. */
export function SearchForm({ typed = '', error }: { typed?: string; error?: string | undefined }) {
  return (
    <search>
      <form action="/requests" className="mt-4 flex max-w-reading flex-wrap items-end gap-3" method="post">
        <div className="min-w-0 flex-[1_1_12rem]">
          <TextField
            autoComplete="off"
            defaultValue={typed}
            error={error}
            hint="A name or its beginning, a phone number or its first or last digits, an email or its part before the @, a reference or a part of it"
            id="find"
            label="Find a request"
            maxLength={maxSearchLength}
            name="find"
            spellCheck={false}
            type="search"
          />
        </div>
        <Submit>Find</Submit>
      </form>
    </search>
  );
}

function PageButton({ typed, page, words }: { typed: string; page: number; words: string }) {
  return (
    <form action="/requests" method="post">
      <input name="find" type="hidden" value={typed} />
      <input name="page" type="hidden" value={page} />
      <Submit look="quiet">{words}</Submit>
    </form>
  );
}

type Props = { typed: string; page: number; found: Found | undefined; error?: string | undefined; now: number };

/** The results of a search; `found` is undefined after a refused form. */
export function SearchResults({ typed, page, found, error, now }: Props) {
  const { requests = [], more = false, gone } = found ?? {};
  return (
    <>
      <PageHead title="All requests">
        <a className={link} href="/requests">
          Show all of them
        </a>
      </PageHead>
      <SearchForm error={error} typed={typed} />
      {gone && (
        <p className="mt-4 max-w-reading rounded-md bg-sunk px-4 py-3">
          {gone} was erased or locked.{' '}
          <a className={link} href={`/requests/${gone}`}>
            What is left of it
          </a>
        </p>
      )}
      {found && requests.length === 0 && !gone && (
        <p className="mt-4 max-w-reading rounded-md bg-sunk px-4 py-3" role="status">
          Nothing fits that. Try at least three letters of one name, or four digits from either end of the phone number.
        </p>
      )}
      {requests.length > 0 && <Lines now={now} requests={requests} withWords />}
      <div className="mt-4 flex flex-wrap gap-3">
        {page > 1 && <PageButton page={page - 1} typed={typed} words="Newer" />}
        {more && <PageButton page={page + 1} typed={typed} words="Older" />}
      </div>
    </>
  );
}
