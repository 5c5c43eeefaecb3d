/**
 * Turnstile, Cloudflare's way of telling people from robots, is off while this is null. Its site key switches it on,
 * together with the secret TURNSTILE_SECRET (.github/OPERATING.md, "Robots"); the notice at /privacy then says so and needs a new version.
 */
export const turnstileSiteKey: string | null = null;

export const turnstileHost = 'https://challenges.cloudflare.com';
/** The field in which the widget leaves its token. */
export const turnstileField = 'cf-turnstile-response';
