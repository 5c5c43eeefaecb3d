import type { PageProps } from 'waku/router';
import { unstable_notFound as notFound } from 'waku/router/server';
import { findService, hrefOfService, servicePages } from '#content/service-catalogue.ts';
import { ServiceArticle } from '#sections/treatment/service-article.tsx';
import { PageMeta } from '#seo/page-meta.tsx';

export default function ServicePage({ page }: PageProps<'/treatment/[page]'>) {
  const service = findService(page) ?? notFound();
  return (
    <>
      <PageMeta description={service.summary} keywords={service.keywords} path={hrefOfService(service)} title={service.name} />
      <ServiceArticle service={service} />
    </>
  );
}

export const getConfig = () => ({ render: 'static', staticPaths: servicePages.map(({ link }) => link) }) as const;
