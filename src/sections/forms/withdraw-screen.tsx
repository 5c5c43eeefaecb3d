import { withdrawal } from '#content/withdrawal.ts';
import type { FieldErrors } from '#schemas/fields.ts';
import { BreadcrumbBanner } from '#sections/breadcrumb-banner.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { Honeypot, TextField } from '#ui/forms/field.tsx';
import { FormPage } from './form-page.tsx';
import { LinkedText } from './linked-text.tsx';

type WithdrawScreenProps = {
  typed?: Readonly<Record<string, string>>;
  errors?: FieldErrors | undefined;
  message?: string;
};

const idOf = (field: string) => `withdraw-${field}`;

/** The form for taking consent back, which the browser posts itself even with JavaScript. */
export function WithdrawScreen({ typed = {}, errors = {}, message }: WithdrawScreenProps) {
  const { title, crumb, summary, fields, button, what } = withdrawal;
  const field = (name: keyof typeof fields) => ({
    ...fields[name],
    name,
    id: idOf(name),
    defaultValue: typed[name] ?? '',
    error: errors[name]?.[0],
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
        items={[{ label: 'Home', href: '/' }, { label: 'Privacy', href: '/privacy' }, { label: crumb }]}
        text={summary}
      />
      <FormPage>
        <form action="/api/withdraw" className="relative grid gap-6" method="post" noValidate>
          <ErrorSummary errors={errors} idOf={idOf} order={Object.keys(fields)} words={message} />
          <Honeypot />
          <TextField {...field('reference')} autoCapitalize="characters" />
          <TextField {...field('contact')} />
          <Button className="sm:justify-self-start" look="accent" type="submit">
            {button}
          </Button>
          {message && Object.keys(errors).length === 0 && (
            <p className="rounded-sm bg-emergency-50 p-3 font-semibold text-emergency" role="status">
              {message}
            </p>
          )}
        </form>
        <div className="article-text mt-10">
          <h2>{what.title}</h2>
          <ul>
            {what.steps.map((step) => (
              <li key={step}>
                <LinkedText text={step} />
              </li>
            ))}
          </ul>
          <p>
            <LinkedText text={what.otherwise} />
          </p>
        </div>
      </FormPage>
    </>
  );
}
