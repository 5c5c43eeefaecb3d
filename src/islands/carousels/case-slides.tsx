'use client';
import type { ReactNode } from 'react';
import type { Case } from '#content/cases.ts';
import { lightboxId } from '#ui/lightbox-id.ts';

/** Carousel slides of the cases; a picture opens the case's lightbox. `enlarge` is the icon for that. */
export function CaseSlides({ cases, prefix, enlarge }: { cases: ReadonlyArray<Case>; prefix: string; enlarge: ReactNode }) {
  return cases.map(({ id, name, image, imageAlt }) => (
    <li className="w-[88%] shrink-0 snap-start pl-4 sm:pl-6 md:w-1/2 lg:w-1/3" key={id}>
      <figure className="flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface">
        <button
          aria-label={`Enlarge: ${name}`}
          className="group/enlarge relative block overflow-hidden bg-brand-50 focus-visible:-outline-offset-4"
          command="show-modal"
          commandfor={lightboxId(prefix, id)}
          popoverTarget={lightboxId(prefix, id)}
          type="button"
        >
          <img
            alt={imageAlt}
            className="aspect-4/3 w-full object-cover transition-transform duration-300 ease-out group-hover/enlarge:scale-103"
            draggable={false}
            height="450"
            loading="lazy"
            src={image}
            width="600"
          />
          {enlarge}
        </button>
        <figcaption className="p-5 text-lg leading-snug font-semibold">{name}</figcaption>
      </figure>
    </li>
  ));
}
