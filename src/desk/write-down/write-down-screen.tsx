import { practice } from '#content/practice.ts';
import { PageHead, Urgent } from '#desk/frame/page-parts.tsx';
import type { FieldErrors } from '#schemas/fields.ts';
import { Submit } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { CallerFields, idOf, order } from './caller-fields.tsx';

type Props = {
  /** Makes a form that is sent twice one request. */
  formKey: string;
  /** By when a call is promised to who is written down now; undefined when the practice does not open within a year. */
  promise: string | undefined;
  /** The language that is ticked at first. */
  language: string;
  typed?: Readonly<Record<string, string>>;
  errors?: FieldErrors;
  problem?: string | undefined;
};

/** The form for somebody who rings or walks in. */
export function WriteDown({ formKey, promise, language, typed, errors = {}, problem }: Props) {
  return (
    <>
      <PageHead title="Write it down">
        For people who ring or walk in. They are on the call list like everybody who uses the form
        {promise && `, with a call promised ${promise}`}.
      </PageHead>
      {problem && <Urgent>{problem}</Urgent>}
      <ErrorSummary errors={errors} idOf={idOf} order={order} />
      <form
        action="/write-down"
        className="mt-4 grid max-w-reading gap-4"
        data-asks=""
        data-keeps="/write-down"
        data-unsaved={typed && ''}
        method="post"
      >
        <input name="key" type="hidden" value={formKey} />
        <CallerFields errors={errors} typed={{ language, ...typed }} />
        <p className="rounded-md bg-sunk px-4 py-3">
          Tell them: ‘I write down your name, your number and what you need, so that we can ring you. How we keep it is at{' '}
          {new URL('/privacy', practice.siteUrl).href.replace('https://', '')}.’ If they do not want that, do not save it.
        </p>
        <Submit className="justify-self-start">I told them: write it down</Submit>
      </form>
    </>
  );
}
