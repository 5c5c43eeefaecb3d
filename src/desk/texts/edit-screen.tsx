import { type TextLanguage, textLanguages } from '#content/patient-texts/seeds.ts';
import { BroughtBack, Facts, PageHead, Urgent } from '#desk/frame/page-parts.tsx';
import type { FieldErrors } from '#schemas/fields.ts';
import { longestText, textFields } from '#texts/fill.ts';
import { type LeftOut, leftOutKey } from '#texts/left-out.ts';
import type { PracticeText } from '#texts/store.ts';
import { ButtonLink, Submit } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { TextArea } from '#ui/forms/field.tsx';
import { Titled } from '#ui/titled.tsx';
import { changedWords } from './texts-screen.tsx';

export type EditTextProps = {
  text: PracticeText;
  names: ReadonlyMap<string, string>;
  now: number;
  /** After a refused form: the typed texts, the errors, and whether somebody else was first. */
  typed?: Readonly<Record<string, string>>;
  errors?: FieldErrors;
  changed?: boolean;
  /** The question to staff before it is saved. */
  asked?: LeftOut;
};

const languages = Object.keys(textLanguages) as TextLanguage[];

const allOf = new Intl.ListFormat('en-IN');

/** Names the languages where it is not all of them, since the boxes are below each other. */
function Question({ asked, about }: { asked: LeftOut; about: 'visit' | 'call' }) {
  const fields = (['day', 'time'] as const).filter((field) => asked.some((each) => each.fields.includes(field)));
  const where = asked.length < languages.length ? ` in ${allOf.format(asked.map(({ language }) => textLanguages[language]))}` : '';
  return (
    <div className="space-y-2 rounded-md border-2 border-urgent bg-urgent-50 px-4 py-3" role="alert">
      <p className="font-semibold text-urgent">
        The text no longer says the {fields.join(' and ')} of the {about}
        {where}. Save it all the same?
      </p>
      <p className="text-sm">
        Nothing is saved yet. To put {fields.length > 1 ? 'them' : 'it'} back, write {fields.map((field) => `{${field}}`).join(' and ')}.
      </p>
      <Submit look="quiet" name="sure" value={leftOutKey(asked)}>
        Yes: save it
      </Submit>
    </div>
  );
}

/** One text in its three languages, and the fields that it may have. */
export function EditText({ text, names, now, typed, errors = {}, changed, asked }: EditTextProps) {
  const { key, title, bodies, version } = text;
  const address = `/texts/${key}`;
  return (
    <>
      <PageHead title={title}>{changedWords(text, names, now) || 'This is the text that the site came with.'}</PageHead>
      {changed && (
        <Urgent>
          {typed
            ? 'Somebody else saved this text meanwhile. What you typed is still in the boxes, and is not saved: below each is what holds now. Save again to replace it.'
            : 'Somebody else saved this text meanwhile. Nothing was changed. Look at it again.'}
        </Urgent>
      )}
      <ErrorSummary errors={errors} idOf={(field) => `text-${field}`} order={languages} />
      <div className="mt-4 grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <form
          action={address}
          className="grid max-w-reading gap-5"
          data-asks=""
          data-keeps={address}
          data-unsaved={typed && ''}
          method="post"
        >
          <BroughtBack />
          <input name="version" type="hidden" value={asked ? typed?.version : version} />
          {asked && <Question about={key === 'moved' ? 'call' : 'visit'} asked={asked} />}
          {languages.map((language) => (
            <div key={language} lang={language}>
              <TextArea
                defaultValue={typed?.[language] ?? bodies[language]}
                error={errors[language]?.[0]}
                id={`text-${language}`}
                label={textLanguages[language]}
                // Twice what is allowed: what is too long is refused with a sentence, never cut.
                maxLength={2 * longestText}
                name={language}
                rows={6}
              />
              {changed && typed && <p className="mt-1 whitespace-pre-line break-words text-soft text-sm">Now: {bodies[language]}</p>}
            </div>
          ))}
          <div className="flex flex-wrap gap-3">
            <Submit>Save</Submit>
            <ButtonLink href="/texts" look="quiet">
              Leave it
            </ButtonLink>
          </div>
        </form>
        <Titled id="fields" look="text-lg" title="Fields">
          <p className="mt-1 mb-2 text-sm text-soft">
            Each is filled in when the text is sent. What is in round brackets is left out where its field is empty.
          </p>
          <Facts of={Object.entries(textFields).map(([name, words]) => [`{${name}}`, words] as const)} />
        </Titled>
      </div>
      {version > 0 && (
        <form action={`${address}/reset`} className="mt-8 border-line border-t pt-4" method="post">
          <input name="version" type="hidden" value={version} />
          <p className="mb-2 max-w-reading text-sm text-soft">Puts the first text back, in all three languages.</p>
          <Submit look="quiet">Back to the first text</Submit>
        </form>
      )}
    </>
  );
}
