import { Header } from './header.tsx';
import { TopStrip } from './top-strip.tsx';

export function AbovePage() {
  return (
    <>
      <a className="sr-only focus:not-sr-only focus:absolute focus:z-40 focus:bg-surface focus:p-3" href="#main">
        Skip to the page’s text
      </a>
      <TopStrip />
      <Header />
    </>
  );
}
