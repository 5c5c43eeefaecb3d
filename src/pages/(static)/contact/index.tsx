import { phoneAsRead, phoneLink } from '#content/contact-links.ts';
import { openAsRead } from '#content/opening-hours.ts';
import { practice } from '#content/practice.ts';
import { StructuredData } from '#islands/structured-data.tsx';
import { BreadcrumbBanner } from '#sections/breadcrumb-banner.tsx';
import { ContactPageForm } from '#sections/forms/page-forms.tsx';
import { VisitStrip } from '#sections/visit/visit-strip.tsx';
import { PageMeta } from '#seo/meta/page-meta.tsx';
import { contactGraph } from '#seo/structured-data/pages/practice-pages.ts';
import { Icon } from '#ui/icon.tsx';

// Phone number and directions above the form on a phone; a wide screen shows them beside it.
const way = 'inline-flex min-h-11 items-center gap-2 font-semibold text-brand underline underline-offset-4';

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
        text={`Open ${openAsRead}.`}
      />
      <ContactPageForm>
        <p className="-mt-4 mb-2 flex flex-wrap gap-x-6 lg:hidden">
          <a className={way} href={phoneLink}>
            <Icon className="size-5" name="phone" /> {phoneAsRead}
          </a>
          <a className={way} href={practice.map.directions} rel="noopener" target="_blank">
            <Icon className="size-5" name="pin" /> Directions
          </a>
        </p>
      </ContactPageForm>
      <VisitStrip />
    </>
  );
}

export const getConfig = () => ({ render: 'static' }) as const;
