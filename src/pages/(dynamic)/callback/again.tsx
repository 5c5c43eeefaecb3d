import { unstable_redirect as redirect } from 'waku/router/server';
import { formAgain } from '#edge/forms/again.ts';
import { BreadcrumbBanner } from '#sections/breadcrumb-banner.tsx';
import { CallbackPageForm } from '#sections/forms/page-forms.tsx';
import { PageMeta } from '#seo/meta/page-meta.tsx';
import { againDescription } from '#seo/meta/practice-meta.ts';

/** The form filled in, with its errors. Rendered only for a post that was refused. */
export default function CallbackAgainPage() {
  const again = formAgain();
  if (again?.kind !== 'callback') redirect('/callback');
  const { typed, answer } = again;
  return (
    <>
      <PageMeta description={againDescription} noindex path="/callback/again" title="Error: Request a Callback" />
      <BreadcrumbBanner headText="Request a Callback" items={[{ label: 'Home', href: '/' }, { label: 'Request a Callback' }]} />
      <CallbackPageForm errors={answer.errors ?? {}} message={answer.message} typed={typed} />
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic', slices: ['above-page', 'below-page'] }) as const;
