import { getContext } from 'hono/context-storage';
import { unstable_redirect as redirect } from 'waku/router/server';
import { fill } from '#content/languages/fill.ts';
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
  const page = (await treatmentIndex(c.env, c.req.url)).find(({ slug }) => slug === link) ?? redirect('/callback');
  const { title, intro, about } = formTextsIn(english).pages.pages.callback;
  return (
    <>
      <PageMeta
        alsoIn={page.languages}
        description={fill(about.description, { name: page.name })}
        noindex
        path={`/callback/about/${page.slug}`}
        title={fill(about.title, { name: page.name })}
      />
      <BreadcrumbBanner
        headText={title}
        items={[{ label: 'Home', href: '/' }, { label: page.name, href: page.href }, { label: title }]}
        text={intro}
        view={page.view}
      />
      <CallbackPageForm signs={page.emergency.map((row) => ({ shown: row, english: row }))} />
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic', slices: ['above-page', 'below-page'] }) as const;
