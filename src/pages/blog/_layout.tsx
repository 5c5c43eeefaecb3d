import { type ReactNode, Suspense } from 'react';
import { BlogLoading } from '#islands/blog-loading.tsx';

/** What a visitor sees while a post or the list is on its way after a click. */
export default function BlogLayout({ children }: { children: ReactNode }) {
  return <Suspense fallback={<BlogLoading />}>{children}</Suspense>;
}

export const getConfig = () => ({ render: 'static' }) as const;
