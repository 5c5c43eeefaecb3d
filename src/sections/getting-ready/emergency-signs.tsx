import { fill } from '#content/languages/fill.ts';
import type { Texts } from '#content/languages/texts.ts';
import { EmergencyCard } from '#sections/care-card.tsx';
import { Icon } from '#ui/icon.tsx';
import { PrintLink } from './print-link.tsx';

type Words = { words: Texts['words']['sheet'] };

/** The ways on from the top of a sheet. The first leads to its emergency signs: who rereads it with a fever has no time to look for them. */
export function SheetLinks({ words: { sheet, calendar } }: { words: Pick<Texts['words'], 'sheet' | 'calendar'> }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <a
        className="mt-4 inline-flex min-h-11 items-center gap-1.5 rounded-full border-2 border-emergency bg-surface px-3.5 font-semibold text-emergency hover:underline print:hidden"
        href="#emergency"
      >
        <Icon className="size-5" name="warning" /> {sheet.emergency}
      </a>
      <PrintLink words={sheet.print} />
      <a
        className="mt-4 inline-flex min-h-11 items-center text-brand underline underline-offset-4 [@media(scripting:none)]:hidden print:hidden"
        href="#calendar"
      >
        {calendar.title}
      </a>
    </div>
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
