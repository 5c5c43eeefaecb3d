import { CspEvaluator } from 'csp_evaluator';
import { Version } from 'csp_evaluator/dist/csp.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { turnstileHost } from '#content/robot-check.ts';

// Both are marked as 'make sure that it serves no JSONP': our own files do not, and Cloudflare's host is there for one script.
const trusted = ["'self'", turnstileHost];

/**
 * What Google's csp_evaluator, which Lighthouse asks as well, holds against a policy: 'script-src https:'. A way to be framed
 * is none of its subjects, so that is looked at here.
 *
 * Not Mozilla's HTTP Observatory: @mdn/mdn-http-observatory 1.4.8 (October 2025, MPL-2.0, 131 MB in 233 packages) calls three
 * other hosts when it is installed, and `npm ci` fails where the list behind node_extra_ca_certs_mozilla_bundle cannot be had;
 * without those scripts it lacks the preload list that its HSTS and cookie tests open. They can be called without its server and
 * database: on 22 November 2026, with an empty list, it gave 130 points to the page's policy, to that with Turnstile and to the
 * bare one, each beside the headers of every answer.
 */
export function policyWeaknesses(policy: string): ReadonlyArray<string> {
  const findings = new CspEvaluator(new CspParser(policy).csp, Version.CSP3).evaluate();
  const found = findings.filter(({ value = '' }) => !trusted.includes(value)).map(({ directive, value }) => `${directive} ${value ?? ''}`);
  return /(?:^|; )frame-ancestors 'none'(?:;|$)/.test(policy) ? found : [...found, 'frame-ancestors '];
}
