'use client';
import { useRef, useState } from 'react';
import { calendarFile } from '#content/calendar-file.ts';
import type { PlannedOperation } from '#content/getting-ready.ts';
import { calendarOf, indianTime } from '#content/operation-calendar.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/forms/field.tsx';

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

  const refuse = (words: string) => {
    setState({ kind: 'error', words });
    box.current?.focus();
  };

  const make = () => {
    const at = indianTime(box.current?.value ?? '');
    if (at === undefined) return refuse('Enter the day and the time of your operation.');
    if (at < Date.now()) return refuse('This time is past. Enter the day that we gave you.');
    saved(calendarFile(calendarOf(operation, at, phone), Date.now()), 'getting-ready.ics');
    setState({ kind: 'made' });
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
      <p role="status">{state.kind === 'made' && 'Saved as getting-ready.ics. Open it, and your calendar asks whether to take it in.'}</p>
      <div>
        <Button data-more-with-react="" onClick={make}>
          Make calendar entries
        </Button>
      </div>
    </div>
  );
}
