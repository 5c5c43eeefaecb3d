import type { FormTexts } from '#content/languages/form-texts.ts';
import { english, pathIn } from '#content/languages.ts';
import type { FieldErrors } from '#schemas/fields.ts';
import { BreadcrumbBanner } from '#sections/breadcrumb-banner.tsx';
import { Submit } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { Honeypot, TextField } from '#ui/forms/field.tsx';
import { OfflineNote } from '#ui/forms/offline-note.tsx';
import { Outcome } from '#ui/outcome.tsx';
import { FormPage } from './form-page.tsx';
import { LinkedText } from './linked-text.tsx';

type WithdrawScreenProps = {
  texts: FormTexts;
  typed?: Readonly<Record<string, string>>;
  errors?: FieldErrors | undefined;
  message?: string;
};

const idOf = (field: string) => `withdraw-${field}`;

/** The form for taking consent back, which the browser posts itself even with JavaScript. */
export function WithdrawScreen({ texts, typed = {}, errors = {}, message }: WithdrawScreenProps) {
  const { title, crumb, summary, fields, button, what } = texts.withdrawal;
  const { language, pages, forms } = texts;
  const action = language.tag === english.tag ? '/api/withdraw' : `/api/withdraw?language=${language.tag}`;
  const field = (name: keyof typeof fields) => ({
    ...fields[name],
    name,
    id: idOf(name),
    defaultValue: typed[name] ?? '',
    error: errors[name]?.[0],
    errorWord: forms.status.error,
    // A browser cannot know the reference of one request.
    autoComplete: 'off',
    required: true,
    short: name === 'reference',
    spellCheck: false,
  });
  return (
    <>
      <BreadcrumbBanner
        headText={title}
        items={[
          { label: pages.pages.home, href: pathIn(language, '/') },
          { label: pages.pages.withdraw.privacy, href: pathIn(language, '/privacy') },
          { label: crumb },
        ]}
        label={texts.breadcrumb}
        text={summary}
        view={null}
      />
      <FormPage texts={texts}>
        <form action={action} className="relative grid gap-6" method="post" noValidate>
          <ErrorSummary errors={errors} idOf={idOf} order={Object.keys(fields)} title={forms.status.problem} words={message} />
          {message && Object.keys(errors).length === 0 && (
            <p autoFocus className="rounded-sm bg-emergency-50 p-3 font-semibold text-emergency" role="alert" tabIndex={-1}>
              <Outcome words={message} />
            </p>
          )}
          <Honeypot label={forms.status.trap} />
          <TextField {...field('reference')} autoCapitalize="characters" />
          <TextField {...field('contact')} />
          <OfflineNote words={pages.pages.offline} />
          <Submit className="sm:justify-self-start" look="accent">
            {button}
          </Submit>
        </form>
        <div className="article-text mt-10">
          <h2>{what.title}</h2>
          <ul>
            {what.steps.map((step) => (
              <li key={step}>
                <LinkedText texts={texts} text={step} />
              </li>
            ))}
          </ul>
          <p>
            <LinkedText texts={texts} text={what.otherwise} />
          </p>
        </div>
      </FormPage>
    </>
  );
}
