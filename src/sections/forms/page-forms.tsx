import type { ComponentProps, ReactNode } from 'react';
import { type FormTexts, formTextsIn } from '#content/languages/form-texts.ts';
import { frameTexts } from '#content/languages/frame-texts.ts';
import type { SignRow } from '#content/languages/views.ts';
import { english } from '#content/languages.ts';
import { CallbackForm } from '#islands/forms/callback-form.tsx';
import { ContactForm } from '#islands/forms/contact-form.tsx';
import { EnglishCallbackForm, EnglishContactForm } from '#islands/forms/english-forms.tsx';
import { visitWayIn } from '#sections/languages/links.ts';
import { VisitLine } from '#sections/visit/visit-line.tsx';
import { FormNotice, NoticeLink } from '#ui/forms/form-notice.tsx';
import { OfflineNote } from '#ui/forms/offline-note.tsx';
import { YourRequests } from '#ui/forms/your-requests.tsx';
import { PhoneLink } from '#ui/phone.tsx';
import { ContactNote, EmergencyNote } from './emergency-note.tsx';
import { FormPage } from './form-page.tsx';

/** The values and errors of a form that was refused. */
type Refused = Pick<ComponentProps<typeof EnglishContactForm>, 'typed' | 'errors' | 'message'>;
type Props = Refused & { texts?: FormTexts };

/** The parts around the fields of both forms. */
const aroundIn = (texts: FormTexts | undefined, line?: ReactNode) => ({
  noticeLink: <NoticeLink texts={texts} />,
  phone: <PhoneLink />,
  children: (
    <>
      <OfflineNote words={(texts ?? formTextsIn(english)).pages.pages.offline} />
      {line}
      <FormNotice texts={texts} />
    </>
  ),
});

// The words of an English form come with its script. Those of another language are the page's own data, so that they weigh on no other.
const ownOf = ({ language: { tag }, forms, errors }: FormTexts) => {
  const { status, receipt, emergency } = forms;
  return { language: { tag, errors }, words: { status, receipt, emergency } };
};

function wayOf({ language }: FormTexts) {
  const frame = frameTexts(language.tag);
  return frame && visitWayIn(frame);
}

/** The callback form on a page of its own, with the emergency signs of a treatment or the general ones. */
export function CallbackPageForm({ texts, signs, ...refused }: Props & { signs?: ReadonlyArray<SignRow<string>> }) {
  const note = <EmergencyNote rows={signs} texts={texts ?? formTextsIn(english)} />;
  const own = texts && ownOf(texts);
  const line = <VisitLine apart className="-my-2 text-soft" way={texts && wayOf(texts)} />;
  const shared = { name: 'callback', note, ...aroundIn(texts, line), ...refused } as const;
  return (
    <FormPage {...(texts && { texts })}>
      <YourRequests place="form" />
      {texts && own ? (
        <CallbackForm {...shared} language={own.language} words={{ ...own.words, callback: texts.forms.callback }} />
      ) : (
        <EnglishCallbackForm {...shared} />
      )}
    </FormPage>
  );
}

/** The contact form on its page, below `children`. */
export function ContactPageForm({ texts, children, ...refused }: Props & { children?: ReactNode }) {
  const own = texts && ownOf(texts);
  const shared = { note: <ContactNote texts={texts ?? formTextsIn(english)} />, ...aroundIn(texts), ...refused };
  return (
    <FormPage {...(texts && { texts })}>
      {children}
      <YourRequests place="form" />
      {texts && own ? (
        <ContactForm {...shared} language={own.language} words={{ ...own.words, contact: texts.forms.contact }} />
      ) : (
        <EnglishContactForm {...shared} />
      )}
    </FormPage>
  );
}
