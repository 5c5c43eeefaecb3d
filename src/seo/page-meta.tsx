import { practice } from '#content/practice.ts';

export type PageMetaProps = {
  title: string;
  description: string;
  keywords?: ReadonlyArray<string>;
  /** Canonical path on our own site. */
  path: string;
  noindex?: boolean;
};

/** What a page tells search engines and sharing; React lifts it into the head. */
export function PageMeta({ title, description, keywords, path, noindex }: PageMetaProps) {
  const canonical = new URL(path, practice.siteUrl).href;
  return (
    <>
      <title>{`${title} | ${practice.name}, ${practice.city}`}</title>
      <meta content={description} name="description" />
      {keywords && <meta content={keywords.join(', ')} name="keywords" />}
      {noindex ? <meta content="noindex" name="robots" /> : <link href={canonical} rel="canonical" />}
      <meta content={title} property="og:title" />
      <meta content={description} property="og:description" />
      <meta content={canonical} property="og:url" />
      <meta content="en_IN" property="og:locale" />
    </>
  );
}
