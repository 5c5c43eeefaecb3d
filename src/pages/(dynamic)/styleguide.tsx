import { unstable_notFound as notFound } from 'waku/router/server';
import { Styleguide } from '#sections/styleguide/styleguide.tsx';

/** In development only: in the built site this address leads nowhere, and the bundler drops the guide. */
export default function StyleguidePage() {
  return import.meta.env.DEV ? <Styleguide /> : notFound();
}

export const getConfig = () => ({ render: 'dynamic', slices: ['above-page', 'below-page'] }) as const;
