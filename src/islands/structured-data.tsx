'use client';
import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * The structured data of a document as served. Omitted on client-side navigation, where the Trusted Types policy forbids
 * creating a script element. `json` comes from `#seo/structured-data/graph.ts`, which escapes it for a script element.
 */
export function StructuredData({ json }: { json: string }) {
  const loadedWithDocument = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  return loadedWithDocument && <script type="application/ld+json">{json}</script>;
}
