import { fill } from '#content/languages/fill.ts';
import type { Texts } from '#content/languages/texts.ts';
import { EmergencyCard } from '#sections/care-card.tsx';
import { Icon } from '#ui/icon.tsx';

type Words = { words: Texts['words']['sheet'] };

/** Leads from the top of a sheet to its emergency signs: who rereads it with a fever has no time to look for them. */
export function EmergencyLink({ words }: Words) {
  return (
    <a
      className="mt-4 inline-flex min-h-11 items-center gap-1.5 rounded-full border-2 border-emergency bg-surface px-3.5 font-semibold text-emergency hover:underline print:hidden"
      href="#emergency"
    >
      <Icon className="size-5" name="warning" /> {words.emergency}
    </a>
  );
}

type SignsProps = Words &
  Omit<Parameters<typeof EmergencyCard>[0], 'title' | 'words'> & { care?: Parameters<typeof EmergencyCard>[0]['words'] };

export function EmergencySigns({ words, rows, care }: SignsProps) {
  return (
    <div className="max-w-reading" id="emergency">
      <EmergencyCard
        rows={rows}
        title={fill(words.doNotWait, { numbers: `112\u00a0${words.or}\u00a0108` })}
        {...(care && { words: care })}
      />
    </div>
  );
}
