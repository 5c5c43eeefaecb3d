'use client';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { fillWords } from '#content/fill-words.ts';
import type { FormWords } from '#content/languages/form-words.ts';
import { limits } from '#schemas/fields.ts';
import { TextArea } from '#ui/forms/field.tsx';

const shownFrom = 3_500;
// Announced when typing pauses, not at each key.
const pause = 1_000;

function countOf(length: number, { left, tooMany }: FormWords['status']): string {
  const rest = limits.text - length;
  if (length < shownFrom) return '';
  const words = (rest < 0 ? tooMany : left)[Math.abs(rest) === 1 ? 'one' : 'other'];
  return fillWords(words, { count: Math.abs(rest).toLocaleString('en-IN') });
}

/** A text area that shows the characters left near the limit. Text over the limit is reported, never cut. */
export function CountedTextArea({ words, ...props }: ComponentProps<typeof TextArea> & { words: FormWords['status'] }) {
  const [length, setLength] = useState(String(props.defaultValue ?? '').length);
  const [announced, setAnnounced] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const count = countOf(length, words);

  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(count), pause);
    return () => clearTimeout(timer);
  }, [count]);
  useEffect(() => {
    const form = box.current?.closest('form');
    const cleared = () => setLength(0);
    // Counts text typed before React loaded.
    setLength(box.current?.querySelector('textarea')?.value.trim().length ?? 0);
    form?.addEventListener('reset', cleared);
    return () => form?.removeEventListener('reset', cleared);
  }, []);

  return (
    <div ref={box}>
      <TextArea {...props} onChange={(event) => setLength(event.currentTarget.value.trim().length)} />
      {count && (
        <p aria-hidden="true" className={`mt-1 text-sm ${length > limits.text ? 'font-semibold text-emergency' : 'text-soft'}`}>
          {count}
        </p>
      )}
      <p className="sr-only" role="status">
        {announced}
      </p>
    </div>
  );
}
