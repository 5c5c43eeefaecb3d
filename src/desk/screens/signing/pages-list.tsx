import type { DeskPage } from '#content/reviews/desk-page.ts';
import { inReadingOrder, isSigned, type SigningState } from '#desk/signing/states.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { counted, readingTime, stateInWords } from './words.ts';

export type ListedPage = { page: DeskPage; state: SigningState; openRemarks: number };

const groups: ReadonlyArray<{ title: string; holds: (listed: ListedPage) => boolean }> = [
  { title: 'First', holds: ({ page, state }) => page.id === 'triage' && !isSigned(state) },
  { title: 'Not signed yet', holds: ({ state }) => state.kind === 'never' || state.kind === 'taken back' },
  { title: 'Changed since they were signed', holds: ({ state }) => state.kind === 'changed' || state.kind === 'another doctor' },
  { title: 'Due to be read again', holds: ({ state }) => state.kind === 'due again' },
  { title: 'Signed', holds: ({ state }) => isSigned(state) },
];

function Line({ page, state, openRemarks, signs }: ListedPage & { signs: boolean }) {
  const facts = [
    readingTime(page.words),
    ...(openRemarks > 0 ? [counted(openRemarks, 'open remark')] : []),
    ...(page.problems.length > 0 ? ['has to be mended first'] : []),
  ];
  const telling = state.kind !== 'never';
  return (
    <li>
      <a className="flex min-h-14 items-center gap-3 px-1 py-2 text-ink no-underline hover:bg-brand-50" href={`/pages/${page.id}`}>
        <span className="min-w-0 grow">
          <span className="block font-semibold">{page.name}</span>
          {telling && (
            <span className={`block text-sm ${isSigned(state) ? 'text-good' : 'text-urgent'}`}>{stateInWords(state, signs)}</span>
          )}
          <span className="block text-sm text-soft">{facts.join(' · ')}</span>
        </span>
        <Icon className="size-5 shrink-0 text-soft" name="right" />
      </a>
    </li>
  );
}

function Progress({ signed, all }: { signed: number; all: number }) {
  return (
    <div className="mt-4 max-w-reading">
      <p className="font-semibold">
        {signed} of {all} signed as they stand
      </p>
      <svg aria-hidden="true" className="mt-2 block h-2.5 w-full rounded-full bg-line" preserveAspectRatio="none" viewBox={`0 0 ${all} 1`}>
        <rect className="fill-brand" height="1" width={signed} />
      </svg>
    </div>
  );
}

/** What has to be done so that visitors see the newest signatures; nothing when they do. */
function NotOnTheSite({ pages }: { pages: ReadonlyArray<ListedPage> }) {
  const waiting = pages.filter(({ state }) => state.kind === 'signed' && !state.live).length;
  if (waiting === 0) return null;
  return (
    <p className="mt-4 max-w-reading rounded-md bg-sunk p-4 text-sm">
      {counted(waiting, 'signature is', 'signatures are')} not on the site yet. Whoever looks after the site runs{' '}
      <code className="whitespace-nowrap">npm run reviews</code>, then builds and deploys.
    </p>
  );
}

function Next({ next, signs }: { next: ListedPage | undefined; signs: boolean }) {
  if (!next)
    return (
      <p className="mt-4 max-w-reading rounded-md border-2 border-good bg-good-50 p-4 font-semibold text-good">
        Every page is signed as it stands.
      </p>
    );
  return (
    <p className="mt-5">
      <ButtonLink href={`/pages/${next.page.id}`} look={signs ? 'accent' : 'quiet'}>
        Read next: {next.page.name}
      </ButtonLink>
    </p>
  );
}

/** What awaits the doctor, page by page, in the order in which she reads them. */
export function PagesList({ pages, signs, doctor }: { pages: ReadonlyArray<ListedPage>; signs: boolean; doctor: string }) {
  const ordered = inReadingOrder(pages);
  const signed = pages.filter(({ state }) => isSigned(state)).length;
  const next = ordered.find(({ page, state }) => !isSigned(state) && page.problems.length === 0);
  const placed = ordered.map((listed) => ({ ...listed, group: groups.find(({ holds }) => holds(listed)) }));
  return (
    <>
      <h1 className="text-2xl">Pages to sign</h1>
      <p className="mt-2 max-w-reading text-soft">
        {signs
          ? 'Your name stands on a page only while its words are those that you signed.'
          : `Everybody reads and remarks; ${doctor} signs. The name stands on a page only while its words are those that were signed.`}
      </p>
      <Progress all={pages.length} signed={signed} />
      <Next next={next} signs={signs} />
      <NotOnTheSite pages={pages} />
      {groups.map((group) => {
        const held = placed.filter((listed) => listed.group === group);
        return (
          held.length > 0 && (
            <section className="mt-8 max-w-[44rem]" key={group.title}>
              <h2 className="text-lg">
                {group.title} <span className="font-normal text-soft">({held.length})</span>
              </h2>
              <ul className="mt-2 divide-y divide-line border-line border-y">
                {held.map(({ group: _, ...listed }) => (
                  <Line key={listed.page.id} {...listed} signs={signs} />
                ))}
              </ul>
            </section>
          )
        );
      })}
    </>
  );
}
