'use client';
import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * The page's structured data, in the document that a crawler loads and in no other: where React draws a page anew it makes
 * none, because a Trusted Types policy forbids making a script element.
 * `json` comes from `#seo/structured-data/graph.ts`, which leaves nothing in it that could end the element.
 */
export function StructuredData({ json }: { json: string }) {
  const loadedWithDocument = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  return loadedWithDocument && <script type="application/ld+json">{json}</script>;
}
