import type { DeskPage } from '#content/reviews/desk-page.ts';
import { Fold } from '#ui/fold.tsx';
import { counted, isSigned, type PartState } from './states.ts';

/** In the place of a part in an address: all parts that are not signed. */
export const wholePage = 'all';

// The rulebook is too long for one screen.
const mostAtOnce = 4;

/** Whether all parts of a page can be read and signed on one screen. */
export const fitsOneScreen = ({ parts }: DeskPage): boolean => parts.length <= mostAtOnce;

/** The list of what is signed in a language; English is the default. */
export const listHref = (language: string | undefined): string => (language ? `/pages?language=${language}` : '/pages');

export const partHref = (page: string, part: string): string => `/pages/${page}?part=${part}`;

const row = 'flex min-h-11 items-center justify-between gap-3 border-line border-t px-2 py-1 leading-tight no-underline';
const rowLook = (isOpen: boolean) => `${row} ${isOpen ? 'bg-brand-100 font-semibold text-ink' : 'text-brand hover:bg-brand-50'}`;

type Props = {
  page: DeskPage;
  states: ReadonlyArray<PartState>;
  /** The keys of the parts that are open. */
  open: ReadonlyArray<string>;
};

/** The parts of the page, with what each awaits, and all that wait together. */
export function Parts({ page, states, open }: Props) {
  const waiting = states.filter((state) => !isSigned(state)).length;
  const place = page.parts.findIndex(({ key }) => key === open[0]) + 1;
  const of = counted(page.parts.length, 'part');
  const signed = page.parts.length - waiting;
  const title = `${open.length === 1 ? `Part ${place} of ${page.parts.length}` : `${open.length} of ${of}`}${signed > 0 ? `, ${signed} signed` : ''}`;
  const isOpen = (key: string) => open.length === 1 && open[0] === key;
  return (
    <nav aria-label="Parts of this page" className="mt-2 max-w-reading">
      <Fold className="border-line border-y" row="min-h-11! py-1" title={<span>{title}</span>}>
        <ol>
          {page.parts.map(({ key, title }, at) => {
            const state = states[at] ?? { kind: 'never' as const };
            return (
              <li key={key}>
                <a aria-current={isOpen(key) ? 'true' : undefined} className={rowLook(isOpen(key))} href={partHref(page.id, key)}>
                  {title}
                  <span className={`shrink-0 text-sm font-normal ${isSigned(state) ? 'text-good' : 'text-soft'}`}>
                    {isSigned(state) ? 'signed' : state.kind === 'changed' ? 'changed' : 'to sign'}
                  </span>
                </a>
              </li>
            );
          })}
          {waiting > 1 && fitsOneScreen(page) && (
            <li>
              <a
                aria-current={open.length > 1 ? 'true' : undefined}
                className={rowLook(open.length > 1)}
                href={partHref(page.id, wholePage)}
              >
                All {waiting} parts at once
              </a>
            </li>
          )}
        </ol>
      </Fold>
    </nav>
  );
}
