import { textLanguages } from '#content/patient-texts/seeds.ts';
import { BroughtBack } from '#desk/frame/page-parts.tsx';
import { type FieldErrors, limits } from '#schemas/fields.ts';
import { FieldError, railOf, TextArea, TextField } from '#ui/forms/field.tsx';
import { ways } from './caller-form.ts';

export const idOf = (field: string): string => `write-${field}`;
export const order = ['name', 'phone', 'wish', 'came', 'language'];

type Props = { typed: Readonly<Record<string, string>>; errors: FieldErrors };

type ChoiceProps = { name: string; legend: string; of: Readonly<Record<string, string>>; chosen: string; error: string | undefined };

/** One of a few, each a tap away. */
function Choice({ name, legend, of, chosen, error }: ChoiceProps) {
  return (
    <fieldset className={railOf(error)} id={idOf(name)} tabIndex={-1}>
      <legend className="mb-1 font-semibold">{legend}</legend>
      <FieldError error={error} id={idOf(name)} />
      <div className="flex flex-wrap gap-x-6">
        {Object.entries(of).map(([value, words]) => (
          <label className="flex min-h-11 items-center gap-2" key={value}>
            <input className="size-5 accent-brand" defaultChecked={chosen === value} name={name} type="radio" value={value} />
            {words}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The boxes of a form about a caller. */
export function CallerFields({ typed, errors }: Props) {
  return (
    <>
      <BroughtBack />
      <TextField
        autoComplete="off"
        defaultValue={typed.name}
        error={errors.name?.[0]}
        id={idOf('name')}
        label="Name"
        maxLength={limits.name}
        name="name"
        required
      />
      <TextField
        autoComplete="off"
        defaultValue={typed.phone}
        error={errors.phone?.[0]}
        hint="A mobile number, or a landline with its code. Empty only for somebody without a phone."
        id={idOf('phone')}
        inputMode="tel"
        label="Phone"
        maxLength={limits.phone}
        name="phone"
        short
      />
      <TextArea
        defaultValue={typed.wish}
        error={errors.wish?.[0]}
        hint="In their words. What may be an emergency is marked on the list."
        id={idOf('wish')}
        label="What they want"
        maxLength={limits.text}
        name="wish"
        rows={3}
      />
      <Choice chosen={typed.came ?? 'phone'} error={errors.came?.[0]} legend="How they came" name="came" of={ways} />
      <Choice
        chosen={typed.language ?? 'en'}
        error={errors.language?.[0]}
        legend="Language of texts to them"
        name="language"
        of={textLanguages}
      />
    </>
  );
}
