/**
 * Turnstile, Cloudflare's way of telling people from robots, is off while this is null. Its site key switches it on,
 * together with the secret TURNSTILE_SECRET (.github/OPERATING.md, "Robots"); the notice at /privacy then says so and needs a new version.
 */
export const turnstileSiteKey: string | null = null;

export const turnstileHost = 'https://challenges.cloudflare.com';
/** The field in which the widget leaves its token. */
export const turnstileField = 'cf-turnstile-response';

type Words = { added: ReadonlyArray<string>; asked: ReadonlyArray<string> };

/** What the privacy notice says of it: what is added to a request, and which other company is called, and when. */
export function robotCheckWords(siteKey: string | null): Words {
  if (!siteKey) return { added: [], asked: [] };
  return {
    added: ['a check by Cloudflare that you are no robot: so that the forms are not flooded. Its result is looked at once and not stored'],
    asked: [
      'and another: when you start to fill in a form, your browser loads a check from Cloudflare (challenges.cloudflare.com), which sees your network address and what your browser says of itself. It does not see what you write',
    ],
  };
}
