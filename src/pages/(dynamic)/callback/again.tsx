import { unstable_redirect as redirect } from 'waku/router/server';
import { formAgain } from '#edge/forms/again.ts';
import { CallbackForm } from '#islands/forms/callback-form.tsx';
import { BreadcrumbBanner } from '#sections/breadcrumb-banner.tsx';
import { EmergencyNote } from '#sections/forms/emergency-note.tsx';
import { FormPage } from '#sections/forms/form-page.tsx';
import { PageMeta } from '#seo/meta/page-meta.tsx';
import { againDescription } from '#seo/meta/practice-meta.ts';
import { FormNotice } from '#ui/forms/form-notice.tsx';
import { PhoneLink } from '#ui/phone/phone-link.tsx';

/** The form as it was filled, with what is wrong; only a post that could not be taken leads here. */
export default function CallbackAgainPage() {
  const again = formAgain();
  if (again?.kind !== 'callback') redirect('/callback');
  const { typed, answer } = again;
  return (
    <>
      <PageMeta description={againDescription} noindex path="/callback/again" title="Error: Request a Callback" />
      <BreadcrumbBanner headText="Request a Callback" items={[{ label: 'Home', href: '/' }, { label: 'Request a Callback' }]} />
      <FormPage>
        <CallbackForm
          errors={answer.errors ?? {}}
          message={answer.message}
          name="callback"
          note={<EmergencyNote />}
          phone={<PhoneLink />}
          typed={typed}
        >
          <FormNotice />
        </CallbackForm>
      </FormPage>
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic', slices: ['above-page', 'below-page'] }) as const;
