import { absolute } from '#seo/absolute.ts';
import { Icon } from '#ui/icon.tsx';

const way = 'min-h-11 items-center gap-2 rounded-full border border-edge px-4 leading-tight text-brand hover:bg-brand-50 hover:underline';

/**
 * Ways to share a page. Plain links, so no third party learns of the visit before a tap; copying is handled by
 * `src/page-actions.ts`, which unhides one of the messages rendered here.
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
        <Icon className="size-5" name="mail" /> Email it
      </a>
      <button className={`scripted ${way}`} data-copy={address} type="button">
        <Icon className="size-5" name="link" /> Copy link
      </button>
      <span className="min-w-0 wrap-anywhere" role="status">
        <span className="font-semibold text-good" hidden>
          Link copied
        </span>
        <span hidden>Your browser did not allow it. The address is {address}</span>
      </span>
    </div>
  );
}
