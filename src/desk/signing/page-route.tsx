import { doctorName } from '#content/contact-links.ts';
import type { DeskPage, DeskPageText } from '#content/reviews/desk-page.ts';
import type { DeskContext } from '#desk/desk-env.ts';
import { may } from '#desk/door/permissions.ts';
import { deskPage } from '#desk/frame/page.tsx';
import { todayOf } from '#desk/frame/times.ts';
import { changesOf } from './differences.ts';
import { deskPages } from './page-files.ts';
import { type OpenPart, PageScreen, type Refused } from './page-screen.tsx';
import { fitsOneScreen, wholePage } from './parts-list.tsx';
import { listRemarks } from './remarks.ts';
import type { JustSigned } from './signature-form.tsx';
import { newestSignatures, signedElsewhere, signedText } from './signatures.ts';
import { whyNotSigned } from './signing-rules.ts';
import { numbersOf, shownWords } from './sources-in-words.ts';
import { isSigned, type PartState, partStates } from './states.ts';

type Part = DeskPageText['parts'][number];
const hasBlock = ({ blocks }: Part, id: string) => blocks.some((block) => block.id === id);

export type Shown = Refused & { part?: string; at?: string };

/** Reads from an address what was signed a moment ago: 'treatments/fisures:help'. */
export const signedValue = (page: string, parts: ReadonlyArray<{ key: string }>): string =>
  `${page}:${parts.map(({ key }) => key).join(' ')}`;

function justSigned(c: DeskContext, pages: ReadonlyArray<DeskPage>): JustSigned | undefined {
  const [id, keys = ''] = (c.req.query('signed') ?? '').split(':');
  const page = pages.find((each) => each.id === id);
  const parts = page?.parts.filter(({ key }) => keys.split(' ').includes(key)) ?? [];
  return page && parts.length > 0 && may(c.var.person, 'sign') ? { page, parts } : undefined;
}

/** The parts to open: the one that is asked for, that of a remark's paragraph, or the first that is not signed. */
function partsToOpen(page: DeskPageText, states: ReadonlyArray<PartState>, part: string | undefined, at: string): ReadonlyArray<Part> {
  const { parts } = page;
  const unsigned = parts.filter((_, place) => !isSigned(states[place] ?? { kind: 'never' }));
  if (part === wholePage && unsigned.length > 0 && fitsOneScreen(page)) return unsigned;
  const asked = parts.find(({ key }) => key === part) ?? parts.find((each) => at !== '' && hasBlock(each, at));
  return [asked ?? unsigned[0] ?? parts[0] ?? []].flat();
}

export async function pageScreen(c: DeskContext, page: DeskPageText, refused?: Shown, status = 200): Promise<Response> {
  const db = c.env.DB;
  const today = todayOf(c.var.now);
  const [pages, newest, remarks] = await Promise.all([deskPages(c.env), newestSignatures(db, page.id), listRemarks(db, page.id)]);
  const states = partStates(page, newest, today);
  const wanted = (refused ? refused.at : c.req.query('at')) ?? '';
  const parts = partsToOpen(page, states, refused?.part ?? c.req.query('part'), wanted);
  const numbers = numbersOf(page);
  const opened = parts.map(async (part): Promise<OpenPart> => {
    const state = states[page.parts.indexOf(part)] ?? { kind: 'never' };
    const before = state.kind === 'changed' ? await signedText(db, page.id, part.key) : [];
    const changes = before.length > 0 ? changesOf(before, part.blocks, (words) => shownWords(words, numbers)) : undefined;
    return { part, state, changes };
  });
  const blocks = parts.flatMap((part) => part.blocks);
  const [open, signed] = await Promise.all([Promise.all(opened), signedElsewhere(db, { page: page.id, by: doctorName, today, blocks })]);
  const body = (
    <PageScreen
      at={blocks.some(({ id }) => id === wanted) ? wanted : ''}
      doctor={doctorName}
      before={refused ? undefined : justSigned(c, pages)}
      hindrance={whyNotSigned(page, c.var.person.name)}
      nameOf={(id) => pages.find((each) => each.id === id)?.name ?? id}
      now={c.var.now}
      open={open}
      page={page}
      refused={refused}
      remarks={remarks}
      signed={signed}
      signs={may(c.var.person, 'sign')}
      states={states}
      today={today}
    />
  );
  return deskPage(c, { title: page.name, current: 'pages', body }, status);
}
