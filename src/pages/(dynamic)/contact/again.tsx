import { unstable_redirect as redirect } from 'waku/router/server';
import { formAgain } from '#edge/forms/again.ts';
import { ContactForm } from '#islands/forms/contact-form.tsx';
import { BreadcrumbBanner } from '#sections/breadcrumb-banner.tsx';
import { ContactNote } from '#sections/forms/contact-note.tsx';
import { FormPage } from '#sections/forms/form-page.tsx';
import { PageMeta } from '#seo/meta/page-meta.tsx';
import { againDescription } from '#seo/meta/practice-meta.ts';
import { FormNotice } from '#ui/forms/form-notice.tsx';
import { PhoneLink } from '#ui/phone/phone-link.tsx';

/** The form as it was filled, with what is wrong; only a post that could not be taken leads here. */
export default function ContactAgainPage() {
  const again = formAgain();
  if (again?.kind !== 'contact') redirect('/contact');
  const { typed, answer } = again;
  return (
    <>
      <PageMeta description={againDescription} noindex path="/contact/again" title="Error: Contact Us" />
      <BreadcrumbBanner headText="Contact Us" items={[{ label: 'Home', href: '/' }, { label: 'Contact Us' }]} />
      <FormPage>
        <ContactForm errors={answer.errors ?? {}} message={answer.message} note={<ContactNote />} phone={<PhoneLink />} typed={typed}>
          <FormNotice />
        </ContactForm>
      </FormPage>
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic', slices: ['above-page', 'below-page'] }) as const;
