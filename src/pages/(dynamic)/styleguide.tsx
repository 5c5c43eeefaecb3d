import { unstable_notFound as notFound } from 'waku/router/server';
import { Styleguide } from '#sections/styleguide/styleguide.tsx';

/** In development only: the build answers 404 and drops the guide from its bundle. */
export default function StyleguidePage() {
  return import.meta.env.DEV ? <Styleguide /> : notFound();
}

export const getConfig = () => ({ render: 'dynamic', slices: ['above-page', 'below-page'] }) as const;
