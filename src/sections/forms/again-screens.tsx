import type { ComponentProps, ReactNode } from 'react';
import { fillWords } from '#content/fill-words.ts';
import { type FormTexts, formTextsIn } from '#content/languages/form-texts.ts';
import { english, type Language, pathIn } from '#content/languages.ts';
import type { ReviewState } from '#content/review.ts';
import { BreadcrumbBanner } from '#sections/breadcrumb-banner.tsx';
import { FormFrame } from './form-frame.tsx';
import { CallbackPageForm, ContactPageForm } from './page-forms.tsx';
import { WithdrawScreen } from './withdraw-screen.tsx';

type Refused = Required<Pick<ComponentProps<typeof ContactPageForm>, 'typed' | 'message'>> &
  Pick<ComponentProps<typeof ContactPageForm>, 'errors'>;
type Props = { language: Language; refused: Refused; review?: ReviewState };

type FrameProps = { path: string; title: string; texts: FormTexts; review: ReviewState | undefined; children: ReactNode };

function AgainFrame({ title, texts, ...page }: FrameProps) {
  const { again } = texts.pages.pages;
  return <FormFrame description={again.description} noindex texts={texts} title={fillWords(again.title, { title })} {...page} />;
}

/** A form of a page filled in, with its errors. Rendered only for a post that was refused. */
export function FormAgainScreen({ kind, language, refused, review }: Props & { kind: 'callback' | 'contact' }) {
  const texts = formTextsIn(language);
  const { pages } = texts.pages;
  const { title } = pages[kind];
  const Form = kind === 'callback' ? CallbackPageForm : ContactPageForm;
  return (
    <AgainFrame path={`/${kind}/again`} review={review} texts={texts} title={title}>
      <BreadcrumbBanner
        headText={title}
        items={[{ label: pages.home, href: pathIn(language, '/') }, { label: title }]}
        label={texts.breadcrumb}
      />
      <Form {...(language.tag !== english.tag && { texts })} {...refused} />
    </AgainFrame>
  );
}

/** The same of the form for taking consent back. */
export function WithdrawAgainScreen({ language, refused, review }: Props) {
  const texts = formTextsIn(language);
  return (
    <AgainFrame path="/privacy/withdraw/again" review={review} texts={texts} title={texts.withdrawal.title}>
      <WithdrawScreen texts={texts} {...refused} />
    </AgainFrame>
  );
}
