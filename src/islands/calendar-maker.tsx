'use client';
import { useRef, useState } from 'react';
import { calendarFile } from '#content/calendar-file.ts';
import type { PlannedOperation } from '#content/getting-ready.ts';
import { calendarOf, indianTime } from '#content/operation-calendar.ts';
import { Button } from '#ui/button.tsx';
import { railOf } from '#ui/forms/field.tsx';

type State = { kind: 'idle' } | { kind: 'error'; words: string } | { kind: 'made' };

function saved(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // The browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

type CalendarMakerProps = { operation: Pick<PlannedOperation, 'name' | 'ready'>; phone: string };

/** Creates a calendar file of the steps before an operation in the browser; the date is never sent anywhere. */
export function CalendarMaker({ operation, phone }: CalendarMakerProps) {
  const [state, setState] = useState<State>({ kind: 'idle' });

  const box = useRef<HTMLInputElement>(null);

  const make = () => {
    const at = indianTime(box.current?.value ?? '');
    if (at === undefined) return setState({ kind: 'error', words: 'Enter the day and the time of your operation.' });
    if (at < Date.now()) return setState({ kind: 'error', words: 'This time is past. Enter the day that we gave you.' });
    saved(calendarFile(calendarOf(operation, at, phone), Date.now()), 'getting-ready.ics');
    setState({ kind: 'made' });
  };

  return (
    <div className={`grid max-w-reading gap-4 ${railOf(state.kind === 'error' ? state.words : undefined) ?? ''}`} data-island="">
      <label className="grid gap-2 font-semibold" htmlFor="operation-at">
        Day and time of the operation, as we told you
        <input
          aria-describedby="calendar-state"
          aria-invalid={state.kind === 'error'}
          className="min-h-12 w-full max-w-72 rounded-md border border-edge bg-surface px-3 font-normal"
          id="operation-at"
          ref={box}
          type="datetime-local"
        />
      </label>
      <p className={state.kind === 'error' ? 'font-semibold text-emergency' : ''} id="calendar-state" role="status">
        {state.kind === 'error' && state.words}
        {state.kind === 'made' && 'Saved as getting-ready.ics. Open it, and your calendar asks whether to take it in.'}
      </p>
      <div>
        <Button data-more-with-react="" onClick={make}>
          Make calendar entries
        </Button>
      </div>
    </div>
  );
}
