'use client';
import type { ReactNode } from 'react';
import type { ServiceCard } from '#content/services.ts';

/** `window` is a class for the visible part of the picture. */
type Slide = ServiceCard & { window: string };

/** Carousel slides of the services; `arrow` follows the title. */
export function ServiceSlides({ services, arrow }: { services: ReadonlyArray<Slide>; arrow: ReactNode }) {
  return services.map(({ title, img, description, link, window }) => (
    <li className="w-[88%] shrink-0 snap-start pl-4 sm:w-1/2 sm:pl-6 xl:w-1/3" key={title}>
      <a
        className="group/card flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface focus-visible:-outline-offset-4"
        href={link}
      >
        <span className="block overflow-hidden bg-brand-50">
          <img
            alt=""
            className={`aspect-4/3 w-full object-cover transition-transform duration-300 ease-out group-hover/card:scale-103 ${window}`}
            draggable={false}
            height="640"
            loading="lazy"
            src={img}
            width="480"
          />
        </span>
        <span className="flex grow flex-col p-5">
          <strong className="flex items-center justify-between gap-3 text-lg font-semibold group-hover/card:text-brand">
            {title}
            {arrow}
          </strong>
          <span className="mt-1 text-soft">{description}</span>
        </span>
      </a>
    </li>
  ));
}
