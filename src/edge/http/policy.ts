import { practice } from '#content/practice.ts';
import { turnstileHost, turnstileSiteKey } from '#content/robot-check.ts';

declare const __DEVELOPING__: boolean;

const reports = ['report-uri /_csp', 'report-to csp'];

/** Builds a page's policy. With a site key it admits Turnstile: one script of Cloudflare's, its frame and its Trusted Types policy. */
export function pagePolicyWith(siteKey: string | null): string {
  const also = siteKey ? ` ${turnstileHost}` : '';
  return [
    "default-src 'none'",
    `script-src 'self'${also}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    `frame-src ${new URL(practice.map.embed).origin}${also}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${siteKey ? 'turnstile' : "'none'"}`,
    'upgrade-insecure-requests',
    ...reports,
  ].join('; ');
}

// React's development build rebuilds call stacks with eval; when that is refused, its complaints bury every other message.
function forDevelopment(policy: string): string {
  return policy.replace("script-src 'self'", "script-src 'self' 'unsafe-eval'").replace(/(?:require-)?trusted-types[^;]*; /g, '');
}

// The bundler replaces the constant, so a built Worker contains no development policy; commands run without a bundler.
const developing = typeof __DEVELOPING__ !== 'undefined' && __DEVELOPING__;

/** The content security policy of every page. No page holds an inline script or style, so none needs a hash or a nonce. */
export const pagePolicy = developing ? forDevelopment(pagePolicyWith(turnstileSiteKey)) : pagePolicyWith(turnstileSiteKey);

/** The names under which a browser visits a site on its own machine. */
export const localHosts = ['localhost', '127.0.0.1'] as const;
const local = new RegExp(`^http://(?:${localHosts.join('|').replaceAll('.', '\\.')})[:/]`);

/** The policy of a page on the visitor's own machine, where Safari alone would ask for styles and scripts over TLS, and find nobody. */
export const localPagePolicy = pagePolicy.replace('upgrade-insecure-requests; ', '');

/** The content security policy of the page that answers a request. */
export function pagePolicyFor({ url }: Request): string {
  return local.test(url) ? localPagePolicy : pagePolicy;
}

/** Builds the policy of anything but pages: opened on its own it may load and run nothing. Drawings pass the hashes of their styles. */
export function barePolicy(styleHashes: ReadonlyArray<string> = []): string {
  return [
    "default-src 'none'",
    ...(styleHashes.length > 0 ? [`style-src ${styleHashes.join(' ')}`] : []),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Headers of every answer. */
export const securityHeaders = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Reporting-Endpoints': 'csp="/_csp"',
} as const;

/**
 * Headers of every page: the links that a browser may load in advance. The development server gives every JSON file the same
 * type, and browsers refuse speculation rules of that type.
 */
export const pageHeaders: Readonly<Record<string, string>> = developing ? {} : { 'Speculation-Rules': '"/speculation-rules.json"' };
