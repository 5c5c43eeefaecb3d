import type { ComponentProps } from 'react';
import { TextField } from '#ui/forms/field.tsx';
import { typedDayInWords } from './times.ts';

const format = 'Some browsers put the month first: 12/03 is then 3 December.';

type Props = ComponentProps<typeof TextField> & { id: string; type: 'date' | 'datetime-local' };

/** A browser's own box for a day, with the day in words: as it came back from the server, and with script as it is typed. */
export function DateField({ hint, ...props }: Props) {
  const { id, defaultValue } = props;
  return (
    <div>
      <TextField hint={hint ? `${hint} ${format}` : format} short {...props} />
      <output className="mt-1 block font-semibold" data-day-of={id} htmlFor={id}>
        {typedDayInWords(String(defaultValue ?? ''))}
      </output>
    </div>
  );
}
