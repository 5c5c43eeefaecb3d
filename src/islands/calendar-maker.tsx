'use client';
import { useRef, useState } from 'react';
import { calendarFile } from '#content/calendar-file.ts';
import type { PlannedOperation } from '#content/getting-ready.ts';
import { calendarOf, indianTime } from '#content/operation-calendar.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/forms/field.tsx';

type State = { kind: 'idle' } | { kind: 'error'; words: string } | { kind: 'made'; missed: ReadonlyArray<string> };

function saved(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // The browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** The steps whose time had passed when the calendar was made. */
function Missed({ titles, phone }: { titles: ReadonlyArray<string>; phone: string }) {
  const isOne = titles.length === 1;
  return (
    <div className="mt-4 rounded-md border-2 border-urgent bg-urgent-50 p-4">
      <p className="font-semibold">
        {isOne
          ? 'One step is not in it, because its time has passed:'
          : `${titles.length} steps are not in it, because their time has passed:`}
      </p>
      <ul className="mt-2 list-disc space-y-1 pl-list">
        {titles.map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
      <p className="mt-2">
        If you have not done {isOne ? 'it' : 'one of them'}, ring us before you come:{' '}
        <a
          className="-my-2.5 inline-block whitespace-nowrap py-2.5 font-semibold underline underline-offset-4"
          href={`tel:${phone.replaceAll(' ', '')}`}
        >
          {phone}
        </a>
      </p>
    </div>
  );
}

type CalendarMakerProps = { operation: Pick<PlannedOperation, 'name' | 'ready'>; phone: string };

/** Creates a calendar file of the steps before an operation in the browser; the date is never sent anywhere. */
export function CalendarMaker({ operation, phone }: CalendarMakerProps) {
  const [state, setState] = useState<State>({ kind: 'idle' });

  const box = useRef<HTMLInputElement>(null);

  const refuse = (words: string) => {
    setState({ kind: 'error', words });
    box.current?.focus();
  };

  const make = () => {
    const at = indianTime(box.current?.value ?? '');
    if (at === undefined) return refuse('Enter the day and the time of your operation.');
    const now = Date.now();
    if (at < now) return refuse('This time is past. Enter the day that we gave you.');
    const steps = calendarOf(operation, at, phone);
    const missed = steps.filter((step) => step.at < now);
    saved(calendarFile(steps.slice(missed.length), now), 'getting-ready.ics');
    setState({ kind: 'made', missed: missed.map(({ title }) => title) });
  };

  return (
    <div className="grid max-w-reading grid-cols-[minmax(0,1fr)] gap-4" data-island="">
      <TextField
        error={state.kind === 'error' ? state.words : undefined}
        id="operation-at"
        label="Day and time of the operation, as we told you"
        ref={box}
        short
        type="datetime-local"
      />
      <div role="status">
        {state.kind === 'made' && (
          <>
            <p>Saved as getting-ready.ics. Open it, and your calendar asks whether to take it in.</p>
            {state.missed.length > 0 && <Missed phone={phone} titles={state.missed} />}
          </>
        )}
      </div>
      <div>
        <Button data-more-with-react="" onClick={make}>
          Make calendar entries
        </Button>
      </div>
    </div>
  );
}
