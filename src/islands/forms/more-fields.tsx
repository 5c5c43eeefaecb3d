'use client';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { moreFields } from '#content/messages.ts';
import type { FieldErrors } from '#schemas/fields.ts';
import { Fold } from '#ui/fold.tsx';

type Props = {
  fields: ReadonlyArray<string>;
  typed: Readonly<Record<string, string>>;
  errors: FieldErrors;
  children: ReactNode;
};

/** What a callback does not need, folded. It opens by itself when something in it was filled in or is wrong. */
export function MoreFields({ fields, typed, errors, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  // Only how it begins: it must not shut itself while one mends what was wrong.
  const [open] = useState(() => fields.some((name) => typed[name] || errors[name]));
  const unfold = () => place.current?.closest('details')?.setAttribute('open', '');
  useEffect(() => {
    const boxes = place.current?.querySelectorAll<HTMLInputElement>('input, select, textarea') ?? [];
    // Before React was here the browser may have put back what was typed.
    if ([...boxes].some(({ name, value }) => value !== '' || errors[name])) place.current?.closest('details')?.setAttribute('open', '');
  }, [errors]);
  return (
    <Fold className="rounded-md border border-line bg-surface" open={open} row="px-4 font-semibold" title={moreFields}>
      {/* A browser fills in a folded box as well, and nobody should send what they have not seen. */}
      <div className="grid gap-6 px-4 pt-1 pb-5" onInput={unfold} ref={place}>
        {children}
      </div>
    </Fold>
  );
}
