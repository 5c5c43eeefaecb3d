import type { ComponentProps, ReactNode } from 'react';
import { phoneAsRead, phoneLink } from '#content/contact-links.ts';
import { fill } from '#content/languages/fill.ts';
import { formTextsIn } from '#content/languages/form-texts.ts';
import type { SignRow } from '#content/languages/views.ts';
import { english, type Language, pathIn } from '#content/languages.ts';
import type { View } from '#content/organ-view.ts';
import { practice } from '#content/practice.ts';
import type { ReviewState } from '#content/review.ts';
import { BreadcrumbBanner } from '#sections/breadcrumb-banner.tsx';
import { PrivacyNotice } from '#sections/privacy-notice.tsx';
import { Icon } from '#ui/icon.tsx';
import { FormFrame } from './form-frame.tsx';
import { CallbackPageForm, ContactPageForm } from './page-forms.tsx';
import { WithdrawScreen } from './withdraw-screen.tsx';

/** `data`: an English page's own structured data. */
type Props = { language: Language; data?: ReactNode; review?: ReviewState };

const isEnglish = ({ tag }: Language) => tag === english.tag;

/** The page that a form was opened from, in its language; `link` is the last part of its address. */
type FormSubject = {
  link: string;
  name: string;
  href: string;
  view: Pick<View, 'src' | 'alt'>;
  signs: ReadonlyArray<SignRow<string>>;
};
type FrameProps = Props & { kind: 'callback' | 'contact'; about?: FormSubject; children: ReactNode };

function FormPageFrame({ kind, language, data, review, about, children }: FrameProps) {
  const texts = formTextsIn(language);
  const { pages } = texts.pages;
  const { title, description, intro } = pages[kind];
  const page = about
    ? {
        title: fill(pages.callback.about.title, { name: about.name }),
        description: fill(pages.callback.about.description, { name: about.name }),
        path: `/callback/about/${about.link}`,
        noindex: true,
        inEveryLanguage: true,
      }
    : { title, description, path: `/${kind}` };
  return (
    <FormFrame {...page} review={review} texts={texts}>
      {data}
      <BreadcrumbBanner
        headText={title}
        items={[
          { label: pages.home, href: pathIn(language, '/') },
          ...(about ? [{ label: about.name, href: about.href }] : []),
          { label: title },
        ]}
        label={texts.breadcrumb}
        text={intro}
        {...(about && { view: about.view })}
      />
      {children}
    </FormFrame>
  );
}

const textsOf = (language: Language) => !isEnglish(language) && { texts: formTextsIn(language) };

/** `about` in another language than English, whose page `pages/(dynamic)/callback/about` draws. */
export function CallbackPage(props: Props & { about?: FormSubject }) {
  const { language, about } = props;
  return (
    <FormPageFrame kind="callback" {...props}>
      <CallbackPageForm {...textsOf(language)} {...(about && { signs: about.signs })} />
    </FormPageFrame>
  );
}

// Phone number and directions above the form on a phone; a wide screen shows them beside it.
const way = 'inline-flex min-h-11 items-center gap-2 font-semibold text-brand underline underline-offset-4';

export function ContactPage(props: Props) {
  const { pages } = formTextsIn(props.language).pages;
  return (
    <FormPageFrame kind="contact" {...props}>
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
    </FormPageFrame>
  );
}

export function PrivacyPage({ language, data, review }: Props) {
  const texts = formTextsIn(language);
  const { label, description } = texts.notice.notice;
  return (
    <FormFrame description={description} path="/privacy" review={review} texts={texts} title={label}>
      {data}
      <PrivacyNotice texts={texts} />
    </FormFrame>
  );
}

export function WithdrawPage({ language, typed, data, review }: Props & Pick<ComponentProps<typeof WithdrawScreen>, 'typed'>) {
  const texts = formTextsIn(language);
  const { title, description } = texts.withdrawal;
  return (
    <FormFrame description={description} noindex={typed !== undefined} path="/privacy/withdraw" review={review} texts={texts} title={title}>
      {data}
      <WithdrawScreen texts={texts} {...(typed && { typed })} />
    </FormFrame>
  );
}
