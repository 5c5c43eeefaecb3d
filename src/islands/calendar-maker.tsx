'use client';
import { useRef, useState } from 'react';
import { calendarFile } from '#content/calendar-file.ts';
import type { calendarWords } from '#content/calendar-words.ts';
import { fillWords } from '#content/fill-words.ts';
import type { Translated } from '#content/languages/translated.ts';
import { calendarAt, indianTime, type PlannedEntry, timeInEnglish } from '#content/operation-calendar.ts';
import { clockIn, type TimeWords } from '#content/promise-as-read.ts';
import { Button } from '#ui/button.tsx';
import { Filled } from '#ui/filled.tsx';
import { TextField } from '#ui/forms/field.tsx';

type Words = Translated<typeof calendarWords>['maker'];
type State = { kind: 'idle' } | { kind: 'error'; words: string } | { kind: 'made'; missed: ReadonlyArray<string> };

function saved(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // The browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** The steps whose time had passed when the calendar was made. */
function Missed({ titles, phone, words }: { titles: ReadonlyArray<string>; phone: string; words: Words }) {
  const form = titles.length === 1 ? 'one' : 'other';
  const ring = (
    <a
      className="-my-2.5 inline-block whitespace-nowrap py-2.5 font-semibold underline underline-offset-4"
      href={`tel:${phone.replace(/\s/g, '')}`}
    >
      {phone}
    </a>
  );
  return (
    <div className="mt-4 rounded-md border-2 border-urgent bg-urgent-50 p-4">
      <p className="font-semibold">{fillWords(words.missed[form], { count: String(titles.length) })}</p>
      <ul className="mt-2 list-disc space-y-1 pl-list">
        {titles.map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
      <p className="mt-2">
        <Filled text={words.ring[form]} values={{ phone: ring }} />
      </p>
    </div>
  );
}

type CalendarMakerProps = {
  plan: ReadonlyArray<PlannedEntry>;
  phone: string;
  words: Words;
  /** How another language than English tells a time, and names an error to a screen reader. */
  times?: Pick<TimeWords, 'parts' | 'oClock'>;
  errorWord?: string;
};

/** Creates a calendar file of the steps before an operation in the browser; the date is never sent anywhere. */
export function CalendarMaker({ plan, phone, words, times, errorWord }: CalendarMakerProps) {
  const [state, setState] = useState<State>({ kind: 'idle' });

  const box = useRef<HTMLInputElement>(null);

  const refuse = (why: string) => {
    setState({ kind: 'error', words: why });
    box.current?.focus();
  };

  const make = () => {
    const at = indianTime(box.current?.value ?? '');
    if (at === undefined) return refuse(words.missing);
    const now = Date.now();
    if (at < now) return refuse(words.past);
    const timeOf = (time: number) => (times ? fillWords(times.oClock, { time: clockIn(times, time) }) : timeInEnglish(time));
    const steps = calendarAt(plan, at, { tonight: words.tonight, timeOf });
    const missed = steps.filter((step) => step.at < now);
    saved(calendarFile(steps.slice(missed.length), now), 'getting-ready.ics');
    setState({ kind: 'made', missed: missed.map(({ title }) => title) });
  };

  return (
    <div className="grid max-w-reading grid-cols-[minmax(0,1fr)] gap-4" data-island="">
      <TextField
        error={state.kind === 'error' ? state.words : undefined}
        errorWord={errorWord}
        id="operation-at"
        label={words.label}
        ref={box}
        short
        type="datetime-local"
      />
      <div role="status">
        {state.kind === 'made' && (
          <>
            <p>{words.saved}</p>
            {state.missed.length > 0 && <Missed phone={phone} titles={state.missed} words={words} />}
          </>
        )}
      </div>
      <div>
        <Button data-more-with-react="" onClick={make}>
          {words.button}
        </Button>
      </div>
    </div>
  );
}
