'use client';
import { useState } from 'react';

const link = 'inline-flex min-h-11 items-center py-2 leading-snug underline';

/** A static map. The third party's interactive one is loaded only on request. */
export function MapPicture({ address, directions, embed }: { address: string; directions: string; embed: string }) {
  const [live, setLive] = useState(false);
  return (
    <div className="max-md:pb-4" data-island="">
      <div className="aspect-video overflow-hidden rounded-md bg-brand-50 md:mt-3">
        {live ? (
          <iframe className="size-full border-0" loading="lazy" referrerPolicy="no-referrer" src={embed} title={`Map of ${address}`} />
        ) : (
          <img
            alt={`Street map with a pin at ${address}`}
            className="size-full object-cover"
            height="360"
            loading="lazy"
            src="/images/map.svg"
            width="640"
          />
        )}
      </div>
      <p className="mt-2 flex flex-wrap gap-x-6">
        <a className={link} href={directions} rel="noopener" target="_blank">
          Directions
        </a>
        {!live && (
          <a
            className={link}
            data-more-with-react
            href={embed}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
              event.preventDefault();
              setLive(true);
            }}
          >
            Load the interactive map
          </a>
        )}
      </p>
    </div>
  );
}
