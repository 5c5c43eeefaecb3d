import { phoneAsRead } from '#content/contact-links.ts';
import { openAsRead } from '#content/opening-hours.ts';
import { practice } from '#content/practice.ts';

const inEnglish = `${practice.name}, ${practice.city}. Phone ${phoneAsRead}, ${openAsRead}. In an emergency call 112\u00a0or\u00a0108.`;

/** A line to write on for each of these, on paper alone. */
export function WrittenByHand({ labels }: { labels: ReadonlyArray<string> }) {
  return (
    <p className="hidden gap-4 pt-3 print:flex">
      {labels.map((label) => (
        <span className="grow border-b border-ink" key={label}>
          {label}:
        </span>
      ))}
    </p>
  );
}

/** Replaces the header in print. */
export function PrintedHead({ words = inEnglish }: { words?: string }) {
  return <p className="printed-head hidden print:block">{words}</p>;
}
