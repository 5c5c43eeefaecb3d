import type { ReactNode } from 'react';
import { dateAsRead } from '#content/review.ts';
import type { DeskBlock } from '#content/reviews/desk-page.ts';
import { atHeadings } from '#content/reviews/headings.ts';
import { Marked } from '#desk/frame/text-differences.tsx';
import { Fold } from '#ui/fold.tsx';
import { inOrder } from '#ui/in-order.ts';
import type { Change } from './differences.ts';
import { RemarkLink, type RemarkPlaces } from './remark-link.tsx';
import type { SignedPlace } from './signatures.ts';
import { type Numbers, stretchesOf } from './sources-in-words.ts';
import { counted } from './states.ts';

/** The surroundings of a part's blocks. */
export type Around = RemarkPlaces & {
  numbers: Numbers;
  /** Of the language that is signed, for `lang`; undefined for an English page. */
  lang: string | undefined;
  /** The block with the remark form, and the form. */
  at: string;
  form: ReactNode;
};

function Words({ words, numbers }: { words: string; numbers: Numbers }) {
  return inOrder(stretchesOf(words, numbers)).map(({ key, item: { text, url } }) =>
    url ? (
      <a className="text-sm text-soft" href={url} key={key} rel="noopener" target="_blank">
        {text}
      </a>
    ) : (
      <span key={key}>{text}</span>
    ),
  );
}

/** A block's words, with the headings within them marked; of a table's row each cell on a line of its own. */
function Pieces({ block, numbers }: { block: DeskBlock; numbers: Numbers }) {
  const isRow = (block.headings?.length ?? 0) > 1;
  return inOrder(atHeadings(block)).map(({ key, item: { heading, words } }) => (
    <span className={isRow ? 'block' : undefined} key={key}>
      <span className="font-semibold text-soft">
        <Words numbers={numbers} words={heading} />
      </span>
      <Words numbers={numbers} words={words} />
    </span>
  ));
}

/** English on the left and the other language on the right; on a phone one under the other. */
function Both({ lang, english, children }: { lang: string | undefined; english: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
      <p className="min-w-0 break-words text-soft" lang="en-IN">
        {english}
      </p>
      <p className="min-w-0 break-words leading-relaxed" lang={lang}>
        {children}
      </p>
    </div>
  );
}

function Label({ block: { label, translated }, lang }: { block: DeskBlock; lang: string | undefined }) {
  return (
    <h3 className="mt-6 mb-1 text-base font-semibold text-soft">
      {label}
      {translated?.label && ' · '}
      <span lang={lang}>{translated?.label}</span>
    </h3>
  );
}

/** A block with its heading, unless the block before it has the same. */
function Paragraph({ block, labelled, around }: { block: DeskBlock; labelled: boolean; around: Around }) {
  return (
    <>
      {labelled && <Label block={block} lang={around.lang} />}
      <div className="scroll-mt-4 py-1.5" id={block.id}>
        {block.translated ? (
          <>
            <Both english={<Words numbers={around.numbers} words={block.words} />} lang={around.lang}>
              <Words numbers={around.numbers} words={block.translated.words} />
            </Both>
            <RemarkLink around={around} block={block} />
          </>
        ) : (
          <p>
            <Pieces block={block} numbers={around.numbers} />
            <RemarkLink around={around} block={block} />
          </p>
        )}
        {block.note && <p className="text-sm text-soft">{block.note}.</p>}
      </div>
      {around.at === block.id && around.form}
    </>
  );
}

function Paragraphs({ blocks, before, around }: { blocks: ReadonlyArray<DeskBlock>; before?: DeskBlock | undefined; around: Around }) {
  return inOrder(blocks).map(({ key, item: block }) => {
    const previous = blocks[Number(key) - 1] ?? before;
    return <Paragraph around={around} block={block} key={key} labelled={previous?.label !== block.label} />;
  });
}

const row = 'px-4 py-2 text-good font-semibold';

/** Blocks that need not be read, or not again; open when the remark form is at one of them. */
function Folded({ title, blocks, around }: { title: string; blocks: ReadonlyArray<DeskBlock>; around: Around }) {
  return (
    <Fold
      className="mt-4 rounded-md border border-line bg-surface"
      open={blocks.some(({ id }) => id === around.at)}
      row={row}
      title={<span>{title}</span>}
    >
      <div className="px-4 pb-3">
        <Paragraphs around={around} blocks={blocks} />
      </div>
    </Fold>
  );
}

/** Where blocks were signed: 'signed on 3 November 2026 on Gallstones', or 'signed on 3 other pages'. */
function whereSigned(places: ReadonlyArray<SignedPlace>, nameOf: (page: string) => string): string {
  const pages = new Set(places.map(({ page }) => page));
  const days = [...new Set(places.map(({ on }) => on))].toSorted();
  if (pages.size > 1) return `signed on ${pages.size} other pages, last on ${dateAsRead(days.at(-1) ?? '')}`;
  return places[0] ? `signed on ${dateAsRead(days.at(-1) ?? '')} on “${nameOf(places[0].page)}”` : 'signed';
}

type TextProps = {
  blocks: ReadonlyArray<DeskBlock>;
  /** Where each block was signed already, by its id. */
  signed: ReadonlyMap<string, SignedPlace>;
  nameOf: (page: string) => string;
  around: Around;
};

/** The text of a part. Blocks that were signed elsewhere are folded, and so are those that are not statements of the page. */
export function PartText({ blocks, signed, nameOf, around }: TextProps) {
  const runs: DeskBlock[][] = [];
  for (const [at, block] of blocks.entries()) {
    const previous = blocks[at - 1];
    if (previous && signed.has(previous.id) === signed.has(block.id) && previous.fold === block.fold) runs.at(-1)?.push(block);
    else runs.push([block]);
  }
  return inOrder(runs).map(({ key, item: run }) => {
    const places = run.flatMap(({ id }) => signed.get(id) ?? []);
    const fold = run[0]?.fold;
    if (places.length === 0 && !fold) return <Paragraphs around={around} blocks={run} key={key} />;
    const many = fold && { source: 'sources', 'picture description': 'picture descriptions', address: 'addresses' }[fold];
    const title = `${counted(run.length, fold ?? 'paragraph', many)} ${places.length > 0 ? whereSigned(places, nameOf) : ''}`;
    return <Folded around={around} blocks={run} key={key} title={title.trim()} />;
  });
}

/** Shows what changed in a part since it was signed; the rest is folded. */
export function PartChanges({ changes, around }: { changes: ReadonlyArray<Change>; around: Around }) {
  return inOrder(changes).map(({ key, item: change }) =>
    change.kind === 'same' ? (
      <Folded around={around} blocks={change.blocks} key={key} title={counted(change.blocks.length, 'unchanged paragraph')} />
    ) : (
      <div className="mt-4 border-brand border-l-4 pl-3" id={change.block?.id} key={key}>
        <h3 className="text-base font-semibold text-soft">
          <Marked words={change.label} />
        </h3>
        {change.translated && (
          <Both english={<Marked words={change.words} />} lang={around.lang}>
            <Marked words={change.translated} />
          </Both>
        )}
        <p className="mt-1 break-words">
          {!change.translated && <Marked words={change.words} />}
          {change.block && <RemarkLink around={around} block={change.block} />}
        </p>
        {change.block && around.at === change.block.id && around.form}
      </div>
    ),
  );
}
