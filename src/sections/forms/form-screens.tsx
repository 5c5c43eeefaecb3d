import type { ComponentProps, ReactNode } from 'react';
import { phoneAsRead, phoneLink } from '#content/contact-links.ts';
import { formTextsIn } from '#content/languages/form-texts.ts';
import { english, type Language, pathIn } from '#content/languages.ts';
import { practice } from '#content/practice.ts';
import { BreadcrumbBanner } from '#sections/breadcrumb-banner.tsx';
import { PrivacyNotice } from '#sections/privacy-notice.tsx';
import { PageMeta } from '#seo/meta/page-meta.tsx';
import { generalCard } from '#seo/meta/share-picture.ts';
import { Icon } from '#ui/icon.tsx';
import { CallbackPageForm, ContactPageForm } from './page-forms.tsx';
import { WithdrawScreen } from './withdraw-screen.tsx';

/** `children`: structured data, which is in English pages alone. */
type Props = { language: Language; children?: ReactNode };

// The font of the cards that are drawn for each page has Latin letters alone.
const cardOf = ({ tag }: Language) => tag !== english.tag && { picture: generalCard };

function FormPageHead({ kind, language, children }: Props & { kind: 'callback' | 'contact' }) {
  const { pages } = formTextsIn(language).pages;
  const { title, description, intro } = pages[kind];
  return (
    <>
      <PageMeta description={description} path={pathIn(language, `/${kind}`)} title={title} {...cardOf(language)} />
      {children}
      <BreadcrumbBanner headText={title} items={[{ label: pages.home, href: pathIn(language, '/') }, { label: title }]} text={intro} />
    </>
  );
}

const textsOf = (language: Language) => language.tag !== english.tag && { texts: formTextsIn(language) };

export function CallbackPage(props: Props) {
  return (
    <>
      <FormPageHead kind="callback" {...props} />
      <CallbackPageForm {...textsOf(props.language)} />
    </>
  );
}

// Phone number and directions above the form on a phone; a wide screen shows them beside it.
const way = 'inline-flex min-h-11 items-center gap-2 font-semibold text-brand underline underline-offset-4';

export function ContactPage(props: Props) {
  const { pages } = formTextsIn(props.language).pages;
  return (
    <>
      <FormPageHead kind="contact" {...props} />
      <ContactPageForm {...textsOf(props.language)}>
        <p className="-mt-4 mb-2 flex flex-wrap gap-x-6 lg:hidden">
          <a className={way} href={phoneLink}>
            <Icon className="size-5" name="phone" /> {phoneAsRead}
          </a>
          <a className={way} href={practice.map.directions} rel="noopener" target="_blank">
            <Icon className="size-5" name="pin" />
            {` ${pages.contact.directions}`}
          </a>
        </p>
      </ContactPageForm>
    </>
  );
}

export function PrivacyPage({ language, children }: Props) {
  const texts = formTextsIn(language);
  const { label, description } = texts.notice.notice;
  return (
    <>
      <PageMeta description={description} path={pathIn(language, '/privacy')} title={label} {...cardOf(language)} />
      {children}
      <PrivacyNotice texts={texts} />
    </>
  );
}

export function WithdrawPage({ language, typed, children }: Props & Pick<ComponentProps<typeof WithdrawScreen>, 'typed'>) {
  const texts = formTextsIn(language);
  const { title, description } = texts.withdrawal;
  return (
    <>
      <PageMeta
        description={description}
        noindex={typed !== undefined}
        path={pathIn(language, '/privacy/withdraw')}
        title={title}
        {...cardOf(language)}
      />
      {children}
      <WithdrawScreen texts={texts} {...(typed && { typed })} />
    </>
  );
}
