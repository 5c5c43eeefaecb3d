import type { ComponentProps, ReactNode } from 'react';
import { CallbackForm } from '#islands/forms/callback-form.tsx';
import { ContactForm } from '#islands/forms/contact-form.tsx';
import { FormNotice, NoticeLink } from '#ui/forms/form-notice.tsx';
import { YourRequests } from '#ui/forms/your-requests.tsx';
import { PhoneLink } from '#ui/phone.tsx';
import { ContactNote, EmergencyNote } from './emergency-note.tsx';
import { FormPage } from './form-page.tsx';

/** The values and errors of a form that was refused. */
type Refused = Pick<ComponentProps<typeof ContactForm>, 'typed' | 'errors' | 'message'>;

/** The callback form on a page of its own, with the emergency signs of a treatment or the general ones. */
export function CallbackPageForm({ signs, ...refused }: Refused & { signs?: ReadonlyArray<string> }) {
  return (
    <FormPage>
      <YourRequests place="form" />
      <CallbackForm
        name="callback"
        note={<EmergencyNote {...(signs && { rows: signs })} />}
        noticeLink={<NoticeLink />}
        phone={<PhoneLink />}
        {...refused}
      >
        <FormNotice />
      </CallbackForm>
    </FormPage>
  );
}

/** The contact form on its page, below `children`. */
export function ContactPageForm({ children, ...refused }: Refused & { children?: ReactNode }) {
  return (
    <FormPage>
      {children}
      <YourRequests place="form" />
      <ContactForm note={<ContactNote />} noticeLink={<NoticeLink />} phone={<PhoneLink />} {...refused}>
        <FormNotice />
      </ContactForm>
    </FormPage>
  );
}
