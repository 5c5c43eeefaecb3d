import { formNotice } from '#content/form-notice.ts';

/** What becomes of the answers, and the way to the whole notice. */
export function FormNotice() {
  return (
    <p className="text-sm text-soft">
      {formNotice.sentences.join(' ')}{' '}
      <a className="underline" href={formNotice.link.href}>
        {formNotice.link.text}
      </a>
      .
    </p>
  );
}
