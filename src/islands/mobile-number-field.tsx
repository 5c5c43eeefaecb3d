'use client';
import { type ComponentProps, useEffect, useRef } from 'react';
import { phoneProblem, toNationalDigits } from '#schemas/phone-number.ts';
import { TextField } from '#ui/field.tsx';

type Props = Pick<ComponentProps<typeof TextField>, 'id' | 'error' | 'live' | 'defaultValue'> & {
  /** Told at each key what is wrong with the number so far, or that nothing is. */
  onProblem: (problem: string | undefined) => void;
};

const problemOf = (typed: string) => phoneProblem(toNationalDigits(typed));

export function MobileNumberField({ onProblem, ...field }: Props) {
  const input = useRef<HTMLInputElement>(null);
  // What was typed before React was here is checked as well; what came back with an error already has its words.
  useEffect(() => {
    if (input.current && input.current.value !== input.current.defaultValue) onProblem(problemOf(input.current.value));
  }, [onProblem]);

  return (
    <TextField
      autoComplete="tel"
      hint="An Indian mobile number. An email address will do instead."
      inputMode="tel"
      label="Phone"
      name="phone"
      onBlur={(event) => {
        const digits = toNationalDigits(event.currentTarget.value);
        // What is shown is what will be rung.
        if (digits.length === 10) event.currentTarget.value = digits;
      }}
      onChange={(event) => onProblem(problemOf(event.currentTarget.value))}
      ref={input}
      short
      type="tel"
      {...field}
    />
  );
}
