import { gettingReadyHref, plannedOperations } from '#content/getting-ready.ts';
import { StructuredData } from '#islands/structured-data.tsx';
import { BreadcrumbBanner } from '#sections/breadcrumb-banner.tsx';
import { PageMeta } from '#seo/meta/page-meta.tsx';
import { plainGraph } from '#seo/structured-data/pages/practice-pages.ts';
import { Container } from '#ui/container.tsx';
import { Icon } from '#ui/icon.tsx';

const page = { title: 'Getting ready for an operation', path: '/getting-ready' } as const;

export default function GettingReadyIndexPage() {
  return (
    <>
      <PageMeta
        {...page}
        description="One sheet for each operation: when to stop eating and drinking, which medicines to ask about, what to bring, and a calendar for your phone."
      />
      <StructuredData json={plainGraph(page)} />
      <BreadcrumbBanner
        headText="Getting ready"
        items={[{ label: 'Home', href: '/' }, { label: 'Getting ready' }]}
        text="One sheet for each operation, to print or to keep on your phone."
      />
      <Container className="py-8 lg:py-12">
        {plannedOperations.length === 0 && <p>Your sheet is being written. We give it to you on paper with your date.</p>}
        <ul className="grid gap-x-10 sm:grid-cols-2">
          {plannedOperations.map(([key, { name }]) => (
            <li className="border-b border-line" key={key}>
              <a className="flex min-h-14 items-center justify-between gap-4 font-semibold text-brand" href={gettingReadyHref(key)}>
                {name} <Icon className="size-5 shrink-0" name="right" />
              </a>
            </li>
          ))}
        </ul>
      </Container>
    </>
  );
}

export const getConfig = () => ({ render: 'static' }) as const;
