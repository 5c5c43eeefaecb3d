import { practice } from '#content/practice.ts';
import { absolute } from '#seo/absolute.ts';
import { cardOfPage, generalCard, type SharePicture } from './share-picture.ts';

export type PageMetaProps = {
  title: string;
  /** 120 to 160 characters. */
  description: string;
  keywords?: ReadonlyArray<string>;
  /** Canonical path on our own site. */
  path: string;
  noindex?: boolean;
  type?: 'website' | 'article' | 'profile';
  /** Defaults to the card of the page's path. */
  picture?: SharePicture;
  /** ISO 8601. */
  published?: string | undefined;
  modified?: string | undefined;
  /** Category of an article. */
  section?: string | undefined;
};

type SharingProps = Pick<PageMetaProps, 'title' | 'description' | 'type' | 'published' | 'modified' | 'section'> & {
  url: string;
  picture: SharePicture;
};

/** Open Graph, and the card of X. */
function Sharing({
  title,
  description,
  url,
  type = 'website',
  picture: { src, width, height },
  published,
  modified,
  section,
}: SharingProps) {
  return (
    <>
      <meta content={type} property="og:type" />
      <meta content={title} property="og:title" />
      <meta content={description} property="og:description" />
      <meta content={url} property="og:url" />
      <meta content={practice.name} property="og:site_name" />
      <meta content="en_IN" property="og:locale" />
      <meta content={absolute(src)} property="og:image" />
      {width && <meta content={String(width)} property="og:image:width" />}
      {height && <meta content={String(height)} property="og:image:height" />}
      <meta content={title} property="og:image:alt" />
      {published && <meta content={published} property="article:published_time" />}
      {modified && <meta content={modified} property="article:modified_time" />}
      {section && <meta content={section} property="article:section" />}
      <meta content="summary_large_image" name="twitter:card" />
      <meta content={title} name="twitter:title" />
      <meta content={description} name="twitter:description" />
      <meta content={absolute(src)} name="twitter:image" />
    </>
  );
}

/** A page's metadata for search engines and sharing; React moves it into the head. */
export function PageMeta({ keywords, path, noindex, picture, ...shown }: PageMetaProps) {
  const { title, description } = shown;
  const url = absolute(path);
  return (
    <>
      <title>{`${title} | ${practice.name}, ${practice.city}`}</title>
      <meta content={description} name="description" />
      {keywords && <meta content={keywords.join(', ')} name="keywords" />}
      {noindex ? <meta content="noindex" name="robots" /> : <link href={url} rel="canonical" />}
      <Sharing {...shown} picture={picture ?? (noindex ? generalCard : cardOfPage(path))} url={url} />
    </>
  );
}
