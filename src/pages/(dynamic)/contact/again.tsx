import { unstable_redirect as redirect } from 'waku/router/server';
import { formAgain } from '#edge/forms/again.ts';
import { BreadcrumbBanner } from '#sections/breadcrumb-banner.tsx';
import { ContactPageForm } from '#sections/forms/page-forms.tsx';
import { PageMeta } from '#seo/meta/page-meta.tsx';
import { againDescription } from '#seo/meta/practice-meta.ts';

/** The form filled in, with its errors. Rendered only for a post that was refused. */
export default function ContactAgainPage() {
  const again = formAgain();
  if (again?.kind !== 'contact') redirect('/contact');
  const { typed, answer } = again;
  return (
    <>
      <PageMeta description={againDescription} noindex path="/contact/again" title="Error: Contact Us" />
      <BreadcrumbBanner headText="Contact Us" items={[{ label: 'Home', href: '/' }, { label: 'Contact Us' }]} />
      <ContactPageForm errors={answer.errors ?? {}} message={answer.message} typed={typed} />
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic', slices: ['above-page', 'below-page'] }) as const;
