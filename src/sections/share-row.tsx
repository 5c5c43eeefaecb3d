import { absolute } from '#seo/absolute.ts';
import { Icon } from '#ui/icon.tsx';

const way = 'min-h-11 items-center gap-2 rounded-full border border-edge px-4 leading-tight text-brand hover:bg-brand-50 hover:underline';

/**
 * Ways to send a page to the family. Nobody hears of it before the tap: the links are plain, and copying is answered by
 * the boot module, which only unhides words that stand here already (`src/page-actions.ts`).
 */
export function ShareRow({ name, path }: { name: string; path: string }) {
  const address = absolute(path);
  return (
    <div className="flex flex-wrap items-center gap-3 print:hidden">
      <a
        className={`inline-flex ${way}`}
        href={`https://wa.me/?text=${encodeURIComponent(`${name}: ${address}`)}`}
        rel="noopener"
        target="_blank"
      >
        <Icon className="size-5" name="whatsapp" /> Send on WhatsApp
      </a>
      <a className={`inline-flex ${way}`} href={`mailto:?subject=${encodeURIComponent(name)}&body=${encodeURIComponent(address)}`}>
        <Icon className="size-5" name="mail" /> E-mail it
      </a>
      <button className={`scripted ${way}`} data-copy={address} type="button">
        <Icon className="size-5" name="link" /> Copy link
      </button>
      <span role="status">
        <span className="font-semibold text-good" hidden>
          Link copied
        </span>
        <span hidden>Your browser did not allow it. The address is {address}</span>
      </span>
    </div>
  );
}
