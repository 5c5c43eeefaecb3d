import { type Doctors, noDoctorWords } from '#desk/door/doctors.ts';
import { KeptForm, PageHead, Urgent } from '#desk/frame/page-parts.tsx';
import { pathOf, unreadable } from '#desk/frame/request-names.ts';
import type { OneRequest } from '#requests/calls/one-request.ts';
import { TextArea } from '#ui/forms/field.tsx';
import { Quotes } from './question-facts.tsx';

/** Of a question, and of an answer. */
export const longestWords = 1_000;

export type AskDoctorProps = {
  request: OneRequest;
  doctors: Doctors;
  /** After a refused form: what was typed, why, and whether somebody else was first. */
  typed?: string;
  error?: string | undefined;
  changed?: boolean;
};

/** The form for a question to the doctor. */
export function AskDoctor({ request, doctors, typed, error, changed }: AskDoctorProps) {
  const { written, version } = request;
  const address = pathOf(request);
  return (
    <>
      <PageHead title={`Ask the doctor about ${written?.name ?? unreadable}`}>
        She sees your question with what they wrote. Her answer comes back to the call list: within an hour in which you are open, or at
        once if she says so.
      </PageHead>
      {doctors !== 'there' && <Urgent>{noDoctorWords[doctors]} Ring the doctor, and tell the owner.</Urgent>}
      {changed && (
        <Urgent>
          Somebody did something about this request since you looked at it. Your question is not sent yet: send it again if it still holds.
        </Urgent>
      )}
      <Quotes requests={[request, ...request.others]} />
      <KeptForm action={`${address}/ask`} back={address} button="Ask the doctor" isUnsaved={typed !== undefined} version={version}>
        <TextArea
          autoFocus
          defaultValue={typed}
          error={error}
          id="question"
          label="Your question"
          maxLength={longestWords}
          name="question"
          required
          rows={4}
        />
      </KeptForm>
    </>
  );
}
