import { getContext } from 'hono/context-storage';
import { unstable_redirect as redirect } from 'waku/router/server';
import { callbackIntro } from '#content/callback-intro.ts';
import { treatmentIndex } from '#edge/http/own-files.ts';
import type { SiteEnv } from '#edge/site-env.ts';
import { CallbackForm } from '#islands/forms/callback-form.tsx';
import { BreadcrumbBanner } from '#sections/breadcrumb-banner.tsx';
import { EmergencyNote } from '#sections/forms/emergency-note.tsx';
import { FormPage } from '#sections/forms/form-page.tsx';
import { PageMeta } from '#seo/meta/page-meta.tsx';
import { FormNotice } from '#ui/forms/form-notice.tsx';
import { PhoneLink } from '#ui/phone/phone-link.tsx';

/** The callback form as opened from a treatment page: it repeats that page's emergency signs. */
export default async function CallbackAboutPage({ link }: { link: string }) {
  const c = getContext<SiteEnv>();
  const about = (await treatmentIndex(c.env, c.req.url)).find(({ slug }) => slug === link) ?? redirect('/callback');
  return (
    <>
      <PageMeta
        description={`Ask the practice to call you back about ${about.name}.`}
        noindex
        path="/callback"
        title={`Request a Callback about ${about.name}`}
      />
      <BreadcrumbBanner
        headText="Request a Callback"
        items={[{ label: 'Home', href: '/' }, { label: about.name, href: about.href }, { label: 'Request a Callback' }]}
        text={callbackIntro}
      />
      <FormPage>
        <CallbackForm name="callback" note={<EmergencyNote rows={about.emergency} />} phone={<PhoneLink />}>
          <FormNotice />
        </CallbackForm>
      </FormPage>
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic', slices: ['above-page', 'below-page'] }) as const;
