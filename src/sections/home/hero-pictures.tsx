import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';

const pictures = [
  { src: '/images/hero-1.svg', alt: 'Drawing: a doctor talks with an older man and his daughter at a table.' },
  { src: '/images/hero-2.svg', alt: 'Drawing: a team in an operating theatre watches a screen during a keyhole operation.' },
] as const;

function Choice({
  id,
  label,
  className,
  children,
  checked = false,
}: {
  id: string;
  label: string;
  className: string;
  children: ReactNode;
  checked?: boolean;
}) {
  return (
    <label
      className={`relative flex size-11 cursor-pointer items-center justify-center rounded-full has-focus-visible:outline-3 has-focus-visible:outline-accent ${className}`}
    >
      <input
        aria-label={label}
        className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
        defaultChecked={checked}
        id={id}
        name="hero-picture"
        type="radio"
      />
      {children}
    </label>
  );
}

/** With two pictures 'previous' and 'next' both lead to the other one, whose label hero.css shows. */
function Arrow({ icon, side }: { icon: 'left' | 'right'; side: string }) {
  return (
    <div aria-hidden="true" className={`absolute bottom-0 hidden size-11 lg:grid ${side}`}>
      {pictures.map(({ src }, index) => (
        <label
          className={`hero-arrow-${index + 1} col-start-1 row-start-1 flex cursor-pointer items-center justify-center rounded-full border border-edge bg-surface text-brand hover:bg-brand-50`}
          htmlFor={`hero-${index + 1}`}
          key={src}
        >
          <Icon className="size-5" name={icon} />
        </label>
      ))}
    </div>
  );
}

/**
 * Two pictures that take turns in CSS alone (hero.css). One group of radios is the whole state: 'play' rotates, 'pause' holds,
 * a picture's own radio stops at it.
 */
export function HeroPictures() {
  return (
    <div aria-label="Drawings" aria-roledescription="carousel" className="relative self-start" role="group">
      <div className="hero-scroll rounded-lg bg-sunk" tabIndex={-1}>
        <div className="hero-stack">
          {pictures.map(({ src, alt }, index) => (
            <img
              alt={alt}
              className={`hero-picture-${index + 1} aspect-3/2 w-full rounded-lg object-cover`}
              height="800"
              key={src}
              loading="lazy"
              src={src}
              width="1200"
            />
          ))}
        </div>
        <span className="hero-page" />
        <span className="hero-page" />
      </div>
      <Arrow icon="left" side="left-0" />
      <Arrow icon="right" side="right-0" />
      <fieldset className="mt-3 flex min-h-11 items-center justify-center gap-1 max-xs:motion-reduce:hidden">
        <legend className="sr-only">Drawings</legend>
        <div className="hero-toggle grid">
          <Choice
            checked
            className="hero-to-play col-start-1 row-start-1 border border-edge text-brand hover:bg-brand-50"
            id="hero-play"
            label="Play: change pictures by themselves"
          >
            <Icon className="size-5" name="play" />
          </Choice>
          <Choice
            className="hero-to-pause col-start-1 row-start-1 border border-edge text-brand hover:bg-brand-50"
            id="hero-pause"
            label="Pause"
          >
            <Icon className="size-5" name="pause" />
          </Choice>
        </div>
        {pictures.map(({ src }, index) => (
          <Choice className="max-xs:hidden" id={`hero-${index + 1}`} key={src} label={`Picture ${index + 1} of ${pictures.length}`}>
            <span className="relative size-3.5 rounded-full border-2 border-brand">
              <span className={`hero-dot-${index + 1} forced-mark absolute inset-0 rounded-full bg-brand`} />
            </span>
          </Choice>
        ))}
      </fieldset>
    </div>
  );
}
