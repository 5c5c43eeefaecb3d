import { english, type Language, languages } from '#content/languages.ts';
import type { DeskPage } from '#content/reviews/desk-page.ts';
import { Choices } from '#desk/frame/page-parts.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { inGroups, nextPage, type PagesGroup } from './groups.ts';
import { listHref } from './parts-list.tsx';
import { counted, isSigned, type PartState, readingTime, type SigningState, stateInWords } from './states.ts';

export type ListedPage = { page: DeskPage; parts: ReadonlyArray<PartState>; state: SigningState; openRemarks: number };

/** Counts the words of the parts that are not signed yet. */
const wordsLeft = ({ page, parts }: Pick<ListedPage, 'page' | 'parts'>): number =>
  page.parts.reduce((sum, { words }, at) => sum + (parts[at]?.kind === 'signed' ? 0 : words), 0);

function Line({ page, parts, state, openRemarks, signs }: ListedPage & { signs: boolean }) {
  const facts = [
    ...(isSigned(state) ? [] : [readingTime(wordsLeft({ page, parts }))]),
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
            <span className={`block text-sm ${isSigned(state) || state.kind === 'begun' ? 'text-good' : 'text-urgent'}`}>
              {stateInWords(state, signs)}
            </span>
          )}
          {facts.length > 0 && <span className="block text-sm text-soft">{facts.join(' · ')}</span>}
        </span>
        <Icon className="size-5 shrink-0 text-soft" name="right" />
      </a>
    </li>
  );
}

function Progress({ signed, all, partsLeft }: { signed: number; all: number; partsLeft: number }) {
  return (
    <div className="mt-4 max-w-reading">
      <p className="font-semibold">
        {signed} of {all} signed as they stand
        {partsLeft > 0 && <span className="font-normal text-soft">, {counted(partsLeft, 'part')} to go</span>}
      </p>
      <svg aria-hidden="true" className="mt-2 block h-2.5 w-full rounded-full bg-line" preserveAspectRatio="none" viewBox={`0 0 ${all} 1`}>
        <rect className="fill-brand" height="1" width={signed} />
      </svg>
    </div>
  );
}

/** Says how the newest signatures get onto the site, if some are not there yet. */
function NotOnTheSite({ pages }: { pages: ReadonlyArray<ListedPage> }) {
  const waiting = pages.filter(({ state }) => state.kind === 'signed' && !state.live).length;
  if (waiting === 0) return null;
  return (
    <p className="mt-4 max-w-reading rounded-md bg-sunk p-4 text-sm">
      {counted(waiting, 'signed page does', 'signed pages do')} not say so on the site yet: that comes with the site’s next build.
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

const idOf = ({ key }: PagesGroup<ListedPage>) => `pages-${key}`;

function countsOf({ pressing, signed, waiting, above }: PagesGroup<ListedPage>): string {
  if (pressing) return `${waiting} waiting`;
  const waits = waiting === 0 ? 'all signed' : `${signed} signed, ${waiting} waiting`;
  return above > 0 ? `${waits} (${above} above)` : waits;
}

/** The groups with their progress, as links. */
function Overview({ groups }: { groups: ReadonlyArray<PagesGroup<ListedPage>> }) {
  return (
    <nav aria-labelledby="groups" className="mt-8 max-w-[44rem]">
      <h2 className="text-lg" id="groups">
        As in the site’s menu
      </h2>
      <ul className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-4 border-line border-b">
        {groups.map((group) => (
          <li key={group.key}>
            <a className="flex h-full min-h-11 flex-col border-line border-t py-1.5 leading-snug no-underline" href={`#${idOf(group)}`}>
              <span className="text-brand underline underline-offset-2">{group.title}</span>
              <span className={`text-sm ${group.waiting === 0 ? 'text-good' : 'text-soft'}`}>
                {group.waiting === 0 ? 'all signed' : `${group.signed} of ${group.signed + group.waiting} signed`}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Group({ group, signs }: { group: PagesGroup<ListedPage>; signs: boolean }) {
  const id = idOf(group);
  return (
    <section aria-labelledby={id} className="mt-8 max-w-[44rem]">
      <h2 className="flex flex-wrap items-baseline justify-between gap-x-4 text-lg" id={id}>
        {group.title} <span className="font-normal text-base text-soft">{countsOf(group)}</span>
      </h2>
      {group.pages.length > 0 && (
        <ul className="mt-2 divide-y divide-line border-line border-y">
          {group.pages.map((listed) => (
            <Line key={listed.page.id} {...listed} signs={signs} />
          ))}
        </ul>
      )}
    </section>
  );
}

type ListProps = { pages: ReadonlyArray<ListedPage>; signs: boolean; doctor: string; language: Language };

/** The pages of one language in their groups, in reading order, with what each awaits. */
export function PagesList({ pages, signs, doctor, language }: ListProps) {
  const groups = inGroups(pages);
  const signed = pages.filter(({ state }) => isSigned(state)).length;
  const remarks = pages.reduce((sum, { openRemarks }) => sum + openRemarks, 0);
  const partsLeft = pages.reduce((sum, { parts }) => sum + parts.filter((part) => !isSigned(part)).length, 0);
  return (
    <>
      <h1 className="mb-3 text-2xl">Pages to sign</h1>
      <Choices
        label="Language"
        of={languages.map(({ tag, name }) => ({
          href: listHref(tag === english.tag ? undefined : tag),
          words: name,
          isCurrent: tag === language.tag,
        }))}
      />
      <p className="mt-2 max-w-reading text-soft">
        {signs
          ? 'You sign a page part by part, and what you read on one page is folded on the next. Your name is on a page only while its words are those that you signed.'
          : `Everybody reads and remarks; ${doctor} signs. The name is on a page only while its words are those that were signed.`}
      </p>
      <Progress all={pages.length} partsLeft={partsLeft} signed={signed} />
      <Next next={nextPage(pages)} signs={signs} />
      <p className="mt-2">
        <a className="inline-flex min-h-11 items-center text-brand underline underline-offset-2" href="/pages/remarks">
          {remarks > 0 ? `${counted(remarks, 'remark waits', 'remarks wait')} for an answer` : 'Remarks'}
        </a>
      </p>
      <NotOnTheSite pages={pages} />
      {groups.map((group) => group.pressing && <Group group={group} key={group.key} signs={signs} />)}
      <Overview groups={groups.filter(({ pressing }) => !pressing)} />
      {groups.map((group) => !group.pressing && <Group group={group} key={group.key} signs={signs} />)}
    </>
  );
}
