import { visitInShort } from '#content/visit-facts.ts';

/** Hours, fee and place in one line that leads to the visit's page; nothing while they are not known. */
export function VisitLine({ className = '' }: { className?: string }) {
  if (!visitInShort) return null;
  return (
    <a className={`inline-flex min-h-11 items-center leading-snug underline underline-offset-4 ${className}`} href="/visit">
      {visitInShort}
    </a>
  );
}
