import type { PageProps } from 'waku/router';
import { unstable_notFound as notFound } from 'waku/router/server';
import { findTreatment, hrefOfTreatment } from '#content/catalogue.ts';
import { viewOfPage } from '#content/organ-view.ts';
import { whatMatters, whatMattersHref } from '#content/what-matters.ts';
import { readWhatMatters } from '#content/what-matters-text.ts';
import { StructuredData } from '#islands/structured-data.tsx';
import { BreadcrumbBanner } from '#sections/breadcrumb-banner.tsx';
import { WhatMattersSheet } from '#sections/what-matters/what-matters-sheet.tsx';
import { PageMeta } from '#seo/meta/page-meta.tsx';
import { generalCard } from '#seo/meta/share-picture.ts';
import { plainGraph } from '#seo/structured-data/pages/practice-pages.ts';

export default function WhatMattersPage({ treatment: wanted }: PageProps<'/what-matters/[treatment]'>) {
  const sheet = whatMatters.find(({ treatment }) => treatment === wanted) ?? notFound();
  const treatment = findTreatment(sheet.treatment) ?? notFound();
  const page = { title: `What matters to me: ${treatment.name}`, path: whatMattersHref(sheet.treatment) };
  return (
    <>
      <PageMeta
        {...page}
        description={`${sheet.choice} Five things to weigh before you decide, and a question to ask about each. To print and bring along.`}
        picture={generalCard}
      />
      <StructuredData json={plainGraph(page)} />
      <BreadcrumbBanner
        headText="What matters to me"
        items={[{ label: 'Home', href: '/' }, { label: treatment.name, href: hrefOfTreatment(treatment) }, { label: 'What matters to me' }]}
        text={treatment.name}
        view={viewOfPage(hrefOfTreatment(treatment), treatment.organs[0])}
      />
      <WhatMattersSheet
        choice={sheet.choice}
        forWhom={sheet.forWhom}
        page={{ name: treatment.name, href: hrefOfTreatment(treatment) }}
        statements={readWhatMatters(sheet, treatment)}
      />
    </>
  );
}

export const getConfig = () => ({ render: 'static', staticPaths: whatMatters.map(({ treatment }) => treatment) }) as const;
