'use client';
import { useEffect, useRef, useState } from 'react';

type Props = {
  address: string;
  landmark: string | undefined;
  directions: string;
  embed: string;
  words: { directions: string; loadMap: string; map: string };
};

const link = 'inline-flex min-h-11 items-center py-2 leading-snug underline';

/** The address with directions. A third party's map is loaded only on request. */
export function FindUs({ address, landmark, directions, embed, words }: Props) {
  const [live, setLive] = useState(false);
  const map = useRef<HTMLIFrameElement>(null);
  // The link that had the focus is gone.
  useEffect(() => {
    if (live) map.current?.focus();
  }, [live]);
  return (
    <div className="max-md:pb-4" data-island="">
      <div className="rounded-md border border-brand-300/30 px-5 py-4 leading-snug md:mt-3">
        <p>{address}</p>
        {landmark && <p className="mt-1 text-on-deep-soft">{landmark}</p>}
      </div>
      {live && (
        <iframe
          className="mt-3 aspect-video w-full rounded-md border-0 bg-brand-50"
          loading="lazy"
          ref={map}
          referrerPolicy="no-referrer"
          src={embed}
          title={words.map}
        />
      )}
      <p className="mt-2 flex flex-wrap gap-x-6">
        <a className={link} href={directions} rel="noopener" target="_blank">
          {words.directions}
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
            {words.loadMap}
          </a>
        )}
      </p>
    </div>
  );
}
