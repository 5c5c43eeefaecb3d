import { practice } from '#content/practice.ts';
import { BroughtBack, PageHead, Urgent } from '#desk/frame/page-parts.tsx';
import { type FieldErrors, limits } from '#schemas/fields.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { FieldError, railOf, TextArea, TextField } from '#ui/forms/field.tsx';

export const ways = { phone: 'They rang', visit: 'They came to the desk', 'no-phone': 'They came, and have no phone' } as const;

type Props = {
  /** Makes a form that is sent twice one request. */
  formKey: string;
  /** By when a call is promised to who is written down now; undefined when the practice does not open within a year. */
  promise: string | undefined;
  typed?: Readonly<Record<string, string>>;
  errors?: FieldErrors;
  problem?: string | undefined;
};

const order = ['name', 'phone', 'wish', 'came'];

/** The form for somebody who rings or walks in. */
export function WriteDown({ formKey, promise, typed: sent, errors = {}, problem }: Props) {
  const typed = sent ?? {};
  return (
    <>
      <PageHead title="Write it down">
        For whoever rings or walks in. They stand on the call list like everybody who uses the form
        {promise && `, with a call promised ${promise}`}.
      </PageHead>
      {problem && <Urgent>{problem}</Urgent>}
      <ErrorSummary errors={errors} idOf={(field) => `write-${field}`} order={order} />
      <form
        action="/write-down"
        className="mt-4 grid max-w-reading gap-4"
        data-asks=""
        data-keeps="/write-down"
        data-unsaved={sent && ''}
        method="post"
      >
        <input name="key" type="hidden" value={formKey} />
        <BroughtBack />
        <TextField
          autoComplete="off"
          defaultValue={typed.name}
          error={errors.name?.[0]}
          id="write-name"
          label="Name"
          maxLength={limits.name}
          name="name"
          required
        />
        <TextField
          autoComplete="off"
          defaultValue={typed.phone}
          error={errors.phone?.[0]}
          hint="A mobile number, or a landline with its code. Empty only for who has no phone."
          id="write-phone"
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
          id="write-wish"
          label="What they want"
          maxLength={limits.text}
          name="wish"
          rows={3}
        />
        <fieldset className={railOf(errors.came?.[0])} id="write-came" tabIndex={-1}>
          <legend className="mb-1 font-semibold">How they came</legend>
          <FieldError error={errors.came?.[0]} id="write-came" />
          <div className="flex flex-wrap gap-x-6">
            {(Object.keys(ways) as (keyof typeof ways)[]).map((way) => (
              <label className="flex min-h-11 items-center gap-2" key={way}>
                <input
                  className="size-5 accent-brand"
                  defaultChecked={(typed.came ?? 'phone') === way}
                  name="came"
                  type="radio"
                  value={way}
                />
                {ways[way]}
              </label>
            ))}
          </div>
        </fieldset>
        <p className="rounded-md bg-sunk px-4 py-3">
          Tell them: ‘I write down your name, your number and what you need, so that we can ring you. How we keep it is at{' '}
          {new URL('/privacy', practice.siteUrl).href.replace('https://', '')}.’ If they do not want that, do not save it.
        </p>
        <Button className="justify-self-start" type="submit">
          I told them: write it down
        </Button>
      </form>
    </>
  );
}
