import { practice } from '#content/practice.ts';
import { ContactForm } from '#islands/contact-form.tsx';
import { StructuredData } from '#islands/structured-data.tsx';
import { BreadcrumbBanner } from '#sections/breadcrumb-banner.tsx';
import { EmergencyNote } from '#sections/emergency-note.tsx';
import { FormPage } from '#sections/form-page.tsx';
import { PageMeta } from '#seo/page-meta.tsx';
import { contactGraph } from '#seo/structured-data/practice-pages.ts';
import { FormNotice } from '#ui/form-notice.tsx';

const page = { title: 'Contact Us', path: '/contact' } as const;

export default function ContactPage() {
  return (
    <>
      <PageMeta
        {...page}
        description={`Phone, email, address and opening hours of ${practice.name} in ${practice.city}, and a form to send a message. Not for emergencies: call 112 or 108.`}
      />
      <StructuredData json={contactGraph(page)} />
      <BreadcrumbBanner
        headText="Contact Us"
        items={[{ label: 'Home', href: '/' }, { label: 'Contact Us' }]}
        text={`We are here ${practice.openingHours.text}, Monday to Saturday.`}
      />
      <FormPage>
        <EmergencyNote />
        <h2 className="mb-4 text-2xl">Send us a message</h2>
        <ContactForm>
          <FormNotice />
        </ContactForm>
      </FormPage>
    </>
  );
}

export const getConfig = () => ({ render: 'static' }) as const;
