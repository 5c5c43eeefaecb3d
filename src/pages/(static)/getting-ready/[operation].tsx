import type { PageProps } from 'waku/router';
import { unstable_notFound as notFound } from 'waku/router/server';
import { gettingReadyHref, plannedOperations } from '#content/getting-ready.ts';
import { languagesWith } from '#content/languages/all-texts.ts';
import { viewOfOperation } from '#content/operation-page.ts';
import { StructuredData } from '#islands/structured-data.tsx';
import { BreadcrumbBanner } from '#sections/breadcrumb-banner.tsx';
import { GettingReadySheet } from '#sections/getting-ready/getting-ready-sheet.tsx';
import { PageMeta } from '#seo/meta/page-meta.tsx';
import { generalCard } from '#seo/meta/share-picture.ts';
import { plainGraph } from '#seo/structured-data/pages/practice-pages.ts';

export default function GettingReadyPage({ operation: wanted }: PageProps<'/getting-ready/[operation]'>) {
  const [key, operation] = plannedOperations.find(([each]) => each === wanted) ?? notFound();
  const page = { title: `Getting ready: ${operation.name}`, path: gettingReadyHref(key) };
  return (
    <>
      <PageMeta
        {...page}
        alsoIn={languagesWith(page.path)}
        description={`${operation.name}: when to stop eating and drinking, which medicines to ask about, what to bring, and a calendar for your phone.`}
        picture={generalCard}
      />
      <StructuredData json={plainGraph(page)} />
      <BreadcrumbBanner
        headText={page.title}
        items={[{ label: 'Home', href: '/' }, { label: 'Getting ready', href: '/getting-ready' }, { label: operation.name }]}
        view={viewOfOperation(key)}
      />
      <GettingReadySheet operation={operation} />
    </>
  );
}

export const getConfig = () => ({ render: 'static', staticPaths: plannedOperations.map(([key]) => key) }) as const;
