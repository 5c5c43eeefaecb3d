import { callbackIntro } from '#content/callback-intro.ts';
import { CallbackForm } from '#islands/forms/callback-form.tsx';
import { StructuredData } from '#islands/structured-data.tsx';
import { BreadcrumbBanner } from '#sections/breadcrumb-banner.tsx';
import { EmergencyNote } from '#sections/forms/emergency-note.tsx';
import { FormPage } from '#sections/forms/form-page.tsx';
import { PageMeta } from '#seo/meta/page-meta.tsx';
import { callbackGraph } from '#seo/structured-data/pages/practice-pages.ts';
import { FormNotice } from '#ui/forms/form-notice.tsx';
import { PhoneLink } from '#ui/phone.tsx';

const page = { title: 'Request a Callback', path: '/callback' } as const;

export default function CallbackPage() {
  return (
    <>
      <PageMeta
        {...page}
        description="Leave your name and a phone number or email address, and the practice calls you back in its opening hours. For an emergency call 112 or 108."
      />
      <StructuredData json={callbackGraph(page)} />
      <BreadcrumbBanner
        headText="Request a Callback"
        items={[{ label: 'Home', href: '/' }, { label: 'Request a Callback' }]}
        text={callbackIntro}
      />
      <FormPage>
        <CallbackForm name="callback" note={<EmergencyNote />} phone={<PhoneLink />}>
          <FormNotice />
        </CallbackForm>
      </FormPage>
    </>
  );
}

export const getConfig = () => ({ render: 'static' }) as const;
