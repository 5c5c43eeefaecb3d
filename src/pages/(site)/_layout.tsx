import type { ReactNode } from 'react';
import { ScrollBack } from '#islands/scroll-back.tsx';
import { CallbackDialog } from '#sections/callback-dialog.tsx';
import { FloatingActions } from '#sections/floating-actions.tsx';
import { Footer } from '#sections/footer.tsx';
import { Header } from '#sections/header.tsx';
import { MobileMenu } from '#sections/mobile-menu.tsx';
import { TopStrip } from '#sections/top-strip.tsx';
import { WelcomeScreen } from '#sections/welcome-screen.tsx';

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <a className="sr-only focus:not-sr-only focus:absolute focus:z-40 focus:bg-surface focus:p-3" href="#main">
        Skip to the page’s text
      </a>
      <TopStrip />
      <Header />
      <main id="main">
        {/* Where the receipt of a callback request stays when its dialog has closed. */}
        <div className="mx-auto w-full max-w-page px-5 not-empty:py-4 sm:px-8 lg:px-22" id="callback-status" role="status" />
        {/* Where the placeholders of a page stand while it is on its way; what was there before gives way to them. */}
        <div className="peer" id="on-its-way" />
        <div className="peer-not-empty:hidden">{children}</div>
      </main>
      <Footer />
      <FloatingActions />
      <MobileMenu />
      <CallbackDialog />
      <WelcomeScreen />
      <ScrollBack />
    </>
  );
}

export const getConfig = () => ({ render: 'static' }) as const;
