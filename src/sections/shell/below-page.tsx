import { WelcomeScreen } from '#sections/welcome-screen.tsx';
import { CallbackDialog } from './callback-dialog.tsx';
import { FloatingActions } from './floating-actions.tsx';
import { Footer } from './footer.tsx';
import { MobileMenu } from './mobile-menu.tsx';

export function BelowPage() {
  return (
    <>
      <Footer />
      <FloatingActions />
      <MobileMenu />
      <CallbackDialog />
      <WelcomeScreen />
    </>
  );
}
