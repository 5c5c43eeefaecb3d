import { getContext } from 'hono/context-storage';
import { unstable_redirect as redirect } from 'waku/router/server';
import { formTextsIn } from '#content/languages/form-texts.ts';
import { english } from '#content/languages.ts';
import { treatmentIndex } from '#edge/http/own-files.ts';
import type { SiteEnv } from '#edge/site-env.ts';
import { BreadcrumbBanner } from '#sections/breadcrumb-banner.tsx';
import { CallbackPageForm } from '#sections/forms/page-forms.tsx';
import { PageMeta } from '#seo/meta/page-meta.tsx';

/** The callback form opened from a treatment page, with that page's emergency signs. */
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
        text={formTextsIn(english).pages.pages.callback.intro}
        view={about.view}
      />
      <CallbackPageForm signs={about.emergency} />
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic', slices: ['above-page', 'below-page'] }) as const;
