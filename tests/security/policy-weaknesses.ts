import { CspEvaluator } from 'csp_evaluator';
import { Version } from 'csp_evaluator/dist/csp.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { turnstileHost } from '#content/robot-check.ts';

// csp_evaluator warns of JSONP on both: our own files have none, and Cloudflare's host serves one script.
const trusted = ["'self'", turnstileHost];

/**
 * Returns the findings of Google's csp_evaluator, which Lighthouse uses as well, such as 'script-src https:'. Framing is not among its
 * checks, so it is checked here.
 *
 * Mozilla's HTTP Observatory is not used: @mdn/mdn-http-observatory 1.4.8 (October 2025, MPL-2.0, 131 MB in 233 packages) calls three
 * other hosts during installation, and `npm ci` fails without them. On 22 November 2026, without its preload list, it gave 130 points
 * to each of the three policies.
 */
export function policyWeaknesses(policy: string): ReadonlyArray<string> {
  const findings = new CspEvaluator(new CspParser(policy).csp, Version.CSP3).evaluate();
  const found = findings.filter(({ value = '' }) => !trusted.includes(value)).map(({ directive, value }) => `${directive} ${value ?? ''}`);
  return /(?:^|; )frame-ancestors 'none'(?:;|$)/.test(policy) ? found : [...found, 'frame-ancestors '];
}
