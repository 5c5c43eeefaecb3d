import { practice } from '#content/practice.ts';

/** The practice's mark and name, as the link home. */
export function Wordmark() {
  return (
    <a className="flex min-h-11 min-w-0 items-center gap-2.5 text-ink no-underline" href="/">
      <img alt="" className="size-9 min-w-0" height="36" src="/icons/logo.svg" width="36" />
      <span className="text-[min(1.1875rem,9.5vw)] font-bold leading-tight tracking-tight">{practice.name}</span>
    </a>
  );
}
