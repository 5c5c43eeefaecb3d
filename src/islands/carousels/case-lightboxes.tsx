'use client';
import type { ReactNode } from 'react';
import type { Case } from '#content/cases.ts';
import { lightboxId } from '#ui/lightbox-id.ts';

/** A case with the page that explains it. */
export type LinkedCase = Case & { page: { name: string; href: string } };

type Turn = { name: string; to: string };

/** Leads to another case, by a cursor key as well; `src/dialogs.ts` closes this one first. */
function TurnTo({ name, to, word }: Turn & { word: string }) {
  return (
    <button
      className="min-h-12 grow basis-40 rounded-md border border-edge px-4 py-2 leading-snug hover:bg-brand-50"
      command="show-modal"
      commandfor={to}
      data-turns={word}
      popoverTarget={to}
      type="button"
    >
      <span className="block text-sm text-soft">{word}</span>
      <span className="font-semibold">{name}</span>
    </button>
  );
}

type LightboxProps = { item: LinkedCase; id: string; close: ReactNode; previous: Turn | undefined; next: Turn | undefined };

function CaseLightbox({ item, id, close, previous, next }: LightboxProps) {
  return (
    <dialog
      aria-describedby={`${id}-words`}
      aria-labelledby={`${id}-name`}
      className="m-0 h-dvh max-h-none w-full max-w-none bg-paper p-0 text-ink open:flex open:flex-col"
      closedby="any"
      id={id}
      // Opens it without script where the browser knows no commands.
      popover="auto"
    >
      <div className="flex items-center justify-between gap-4 border-b border-line px-5 py-2 sm:px-8">
        <h2 className="text-xl" id={`${id}-name`}>
          {item.name}
        </h2>
        <button
          aria-label="Close"
          className="flex size-12 shrink-0 items-center justify-center rounded-full border border-edge text-ink hover:bg-brand-50"
          command="close"
          commandfor={id}
          popoverTarget={id}
          popoverTargetAction="hide"
          type="button"
        >
          {close}
        </button>
      </div>
      <div className="flex min-h-0 grow flex-col justify-center-safe gap-5 overflow-y-auto pb-5 sm:p-8">
        {/* Whole, because the words speak of all its parts; two fingers enlarge it further. */}
        <div className="shrink-0 bg-brand-50 sm:min-h-64 sm:shrink sm:bg-transparent">
          <img
            alt={item.imageAlt}
            className="w-full sm:h-full sm:object-contain"
            height="450"
            loading="lazy"
            src={item.image}
            width="600"
          />
        </div>
        <div className="max-w-reading px-5 sm:mx-auto">
          <p className="text-lg" id={`${id}-words`}>
            {item.desc}
          </p>
          <a className="mt-2 inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4" href={item.page.href}>
            Read about it: {item.page.name}
          </a>
          <div className="mt-4 flex flex-wrap gap-3">
            {previous && <TurnTo {...previous} word="Previous" />}
            {next && <TurnTo {...next} word="Next" />}
          </div>
        </div>
      </div>
    </dialog>
  );
}

/**
 * Full-screen dialogs of the cases. A button opens one by `command="show-modal"` and `commandfor={lightboxId(…)}`. `close` is
 * the icon of the close button.
 */
export function CaseLightboxes({ cases, prefix, close }: { cases: ReadonlyArray<LinkedCase>; prefix: string; close: ReactNode }) {
  const turn = (item: LinkedCase | undefined) => item && { name: item.name, to: lightboxId(prefix, item.id) };
  return cases.map((item, at) => (
    <CaseLightbox
      close={close}
      id={lightboxId(prefix, item.id)}
      item={item}
      key={item.id}
      next={turn(cases[at + 1])}
      previous={turn(cases[at - 1])}
    />
  ));
}
