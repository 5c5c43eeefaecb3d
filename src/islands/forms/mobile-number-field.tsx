'use client';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { editedBox, emptyBox } from '#schemas/phone-box.ts';
import { mobileNumberFrom, phoneProblem } from '#schemas/phone-number.ts';
import { TextField } from '#ui/forms/field.tsx';

type Props = Pick<ComponentProps<typeof TextField>, 'id' | 'error' | 'live' | 'defaultValue'> & {
  /** Told at each key what is wrong with the number so far, or that nothing is. */
  onProblem: (problem: string | undefined) => void;
};

/** A box that takes the ten digits of an Indian mobile number and nothing else, however they are typed or pasted. */
export function MobileNumberField({ onProblem, ...field }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const box = useRef(emptyBox);
  const [lost, setLost] = useState(false);
  // What was typed before React was here is checked as well; what came back with an error already has its words.
  useEffect(() => {
    const { current } = input;
    if (!current || current.value === current.defaultValue) return;
    const number = mobileNumberFrom(current.value);
    const problem = phoneProblem(number);
    if (!problem) current.value = number;
    onProblem(problem);
  }, [onProblem]);

  const take = (element: HTMLInputElement) => {
    const changed = editedBox(box.current, element.value, element.selectionStart ?? element.value.length);
    box.current = changed;
    if (element.value !== changed.shown) {
      element.value = changed.shown;
      // A browser that fills the form in must not find the caret in a box that its visitor is not in.
      if (element === document.activeElement) element.setSelectionRange(changed.caret, changed.caret);
    }
    setLost(changed.lost);
    onProblem(changed.problem);
  };

  return (
    <div>
      <TextField
        autoComplete="tel"
        hint="Ten digits, without +91. No Indian mobile? Add an email below."
        inputMode="tel"
        label="Phone"
        name="phone"
        onBlur={() => setLost(false)}
        onChange={(event) => {
          // A keyboard that composes a character would lose it.
          if (!(event.nativeEvent as InputEvent).isComposing) take(event.currentTarget);
        }}
        onCompositionEnd={(event) => take(event.currentTarget)}
        ref={input}
        short
        type="tel"
        {...field}
      />
      {/* The key was echoed, so who does not see the box must hear that it holds nothing of it. */}
      <p className="sr-only" role="status">
        {lost && 'Only digits are kept, ten at most.'}
      </p>
    </div>
  );
}
