import type { ComponentProps } from 'react';
import { fillWords } from '#content/fill-words.ts';
import { type FormTexts, formTextsIn } from '#content/languages/form-texts.ts';
import { english, type Language, pathIn } from '#content/languages.ts';
import { BreadcrumbBanner } from '#sections/breadcrumb-banner.tsx';
import { PageMeta } from '#seo/meta/page-meta.tsx';
import { CallbackPageForm, ContactPageForm } from './page-forms.tsx';
import { WithdrawScreen } from './withdraw-screen.tsx';

type Refused = Required<Pick<ComponentProps<typeof ContactPageForm>, 'typed' | 'message'>> &
  Pick<ComponentProps<typeof ContactPageForm>, 'errors'>;
type Props = { language: Language; refused: Refused };

function AgainMeta({ path, title, texts }: { path: string; title: string; texts: FormTexts }) {
  const { again } = texts.pages.pages;
  return <PageMeta description={again.description} noindex path={pathIn(texts.language, path)} title={fillWords(again.title, { title })} />;
}

/** A form of a page filled in, with its errors. Rendered only for a post that was refused. */
export function FormAgainScreen({ kind, language, refused }: Props & { kind: 'callback' | 'contact' }) {
  const texts = formTextsIn(language);
  const { pages } = texts.pages;
  const { title } = pages[kind];
  const Form = kind === 'callback' ? CallbackPageForm : ContactPageForm;
  return (
    <>
      <AgainMeta path={`/${kind}/again`} texts={texts} title={title} />
      <BreadcrumbBanner headText={title} items={[{ label: pages.home, href: pathIn(language, '/') }, { label: title }]} />
      <Form {...(language.tag !== english.tag && { texts })} {...refused} />
    </>
  );
}

/** The same of the form for taking consent back. */
export function WithdrawAgainScreen({ language, refused }: Props) {
  const texts = formTextsIn(language);
  return (
    <>
      <AgainMeta path="/privacy/withdraw/again" texts={texts} title={texts.withdrawal.title} />
      <WithdrawScreen texts={texts} {...refused} />
    </>
  );
}
