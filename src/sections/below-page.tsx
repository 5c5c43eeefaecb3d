import { CallbackDialog } from './callback-dialog.tsx';
import { FloatingActions } from './floating-actions.tsx';
import { Footer } from './footer.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { WelcomeScreen } from './welcome-screen.tsx';

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
