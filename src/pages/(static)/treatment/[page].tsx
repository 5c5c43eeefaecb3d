import type { PageProps } from 'waku/router';
import { unstable_notFound as notFound } from 'waku/router/server';
import { reviewOf } from '#content/reviews/review-of.ts';
import { findService, hrefOfService, servicePages } from '#content/service-catalogue.ts';
import { StructuredData } from '#islands/structured-data.tsx';
import { ServiceArticle } from '#sections/treatment/service-article.tsx';
import { PageMeta } from '#seo/meta/page-meta.tsx';
import { serviceGraph } from '#seo/structured-data/pages/medical-pages.ts';

export default function ServicePage({ page }: PageProps<'/treatment/[page]'>) {
  const service = findService(page) ?? notFound();
  const review = reviewOf(service);
  return (
    <>
      <PageMeta
        description={service.summary}
        keywords={service.keywords}
        modified={service.written}
        path={hrefOfService(service)}
        title={service.name}
        type="article"
      />
      <StructuredData json={serviceGraph(service, review)} />
      <ServiceArticle review={review} service={service} />
    </>
  );
}

export const getConfig = () => ({ render: 'static', staticPaths: servicePages.map(({ link }) => link) }) as const;
