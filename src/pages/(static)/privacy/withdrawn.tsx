import { withdrawal } from '#content/withdrawal.ts';
import { BreadcrumbBanner } from '#sections/breadcrumb-banner.tsx';
import { FormPage } from '#sections/forms/form-page.tsx';
import { LinkedText } from '#sections/forms/linked-text.tsx';
import { PageMeta } from '#seo/meta/page-meta.tsx';
import { withdrawnDescription } from '#seo/meta/practice-meta.ts';

const { received, crumb } = withdrawal;

/** Prerendered, so the answer is byte for byte the same whether or not the request exists. */
export default function WithdrawnPage() {
  return (
    <>
      <PageMeta description={withdrawnDescription} noindex path="/privacy/withdrawn" title={received.title} />
      <BreadcrumbBanner
        headText={received.title}
        items={[
          { label: 'Home', href: '/' },
          { label: 'Privacy', href: '/privacy' },
          { label: crumb, href: '/privacy/withdraw' },
          { label: 'Received' },
        ]}
      />
      <FormPage>
        <div className="max-w-reading rounded-md border-2 border-good bg-good-50 p-5 sm:p-6" role="status">
          <p className="text-lg font-semibold text-good">{received.words}</p>
        </div>
        <div className="article-text mt-8">
          <h2>What happens next</h2>
          <ul>
            {received.next.map((step) => (
              <li key={step}>
                <LinkedText text={step} />
              </li>
            ))}
          </ul>
        </div>
      </FormPage>
    </>
  );
}

export const getConfig = () => ({ render: 'static' }) as const;
