'use client';
import type { ReactNode } from 'react';
import type { Case } from '#content/cases.ts';
import { lightboxId } from '#ui/lightbox-id.ts';

function CaseLightbox({ item, id, close }: { item: Case; id: string; close: ReactNode }) {
  return (
    <dialog
      aria-labelledby={`${id}-name`}
      className="m-0 h-dvh max-h-none w-full max-w-none bg-paper p-0 text-ink open:flex open:flex-col"
      closedby="any"
      id={id}
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
          type="button"
        >
          {close}
        </button>
      </div>
      <div className="flex min-h-0 grow flex-col justify-center-safe gap-5 overflow-y-auto p-5 sm:p-8">
        <img
          alt={item.imageAlt}
          className="mx-auto min-h-64 w-full min-w-0 object-contain"
          height="450"
          loading="lazy"
          src={item.image}
          width="600"
        />
        <p className="mx-auto max-w-reading text-lg">{item.desc}</p>
      </div>
    </dialog>
  );
}

/**
 * Cases over the whole screen. A button elsewhere opens one by `command="show-modal"` and `commandfor={lightboxId(…)}`; focus
 * goes back to that button. `close` is the sign on the button that closes it.
 */
export function CaseLightboxes({ cases, prefix, close }: { cases: ReadonlyArray<Case>; prefix: string; close: ReactNode }) {
  return cases.map((item) => <CaseLightbox close={close} id={lightboxId(prefix, item.id)} item={item} key={item.id} />);
}
