import { type FormTexts, formTextsIn } from '#content/languages/form-texts.ts';
import { frameTexts } from '#content/languages/frame-texts.ts';
import type { SignRow } from '#content/languages/views.ts';
import { english } from '#content/languages.ts';
import { groupTitles, inGroups } from '#content/triage/groups.ts';
import { EmergencyNumbers, EmergencyRows } from '#ui/emergency.tsx';
import { Fold } from '#ui/fold.tsx';
import { Icon } from '#ui/icon.tsx';

/** Emergency signs and the title above the contact form; both disappear with the form. */
export function ContactNote({ texts }: { texts: FormTexts }) {
  return (
    <>
      <EmergencyNote texts={texts} />
      <h2 className="text-2xl sm:mt-4">{texts.pages.pages.contact.form}</h2>
    </>
  );
}

/** A condition's signs, folded as in its care card, so that the form is not far below them. */
function PageSigns({ rows, texts: { language, times, forms } }: { rows: ReadonlyArray<SignRow<string>>; texts: FormTexts }) {
  const { first, open, folds } = inGroups(rows, (row) => row.english);
  const titles = frameTexts(language.tag)?.words.care.groups ?? groupTitles;
  const shown = [...first, ...open.flatMap((group) => group.rows)];
  return (
    <div>
      <EmergencyRows rows={shown.map((row) => row.shown)} words={times && forms.emergency} />
      {folds.map(({ id, rows: folded }) => (
        <Fold className="border-t border-emergency first-of-type:mt-3" key={id} row="py-1.5 font-semibold" title={titles[id]}>
          <ul className="mb-3 list-disc ml-list space-y-1">
            {folded.map((row) => (
              <li key={row.english}>{row.shown}</li>
            ))}
          </ul>
        </Fold>
      ))}
    </div>
  );
}

type Props = { texts?: FormTexts; rows?: ReadonlyArray<SignRow<string>> | undefined };

/**
 * Emergency signs above a form: `rows` of the condition that it was opened from, or the general ones. One line while the form has an
 * error of its own, because two red boxes hide each other.
 */
export function EmergencyNote({ texts = formTextsIn(english), rows }: Props) {
  const { emergency } = texts.forms;
  return (
    <>
      <div className="flex gap-4 rounded-md border-l-8 border-emergency bg-emergency-50 p-3 group-data-failed:hidden sm:p-6">
        <Icon className="hidden size-7 text-emergency sm:block" name="warning" />
        {rows ? <PageSigns rows={rows} texts={texts} /> : <EmergencyRows rows={texts.pages.signs} words={texts.times && emergency} />}
      </div>
      <p className="hidden font-semibold group-data-failed:block">
        {emergency.question} <EmergencyNumbers or={emergency.or} />
        {emergency.end}
      </p>
    </>
  );
}
