/**
 * Mozilla HTTP Observatory's scoring, for the answers that this site gives: the modifiers of its published table
 * (https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring, package @mdn/mdn-http-observatory 1.4.8).
 * That package brings a web server, a database client and a browser to score a live host, so the rules are kept here.
 * Redirection, HSTS preloading and CORS depend on the host and count as 0, which is what they give at their ordinary best.
 */
export type Headers = Readonly<Record<string, string | undefined>>;

const passing = 100;
const extraCreditFrom = 90;

/** The score of one answer; bonuses count only when the penalties leave 90 or more. */
export function observatoryScore(headers: Headers, html = ''): number {
  const modifiers = [policy(headers), cookies(headers), transport(headers), referrer(headers), sniffing(headers), framing(headers)];
  const all = [...modifiers, isolation(headers), cors(headers), scripts(html)];
  const penalties = all.filter((modifier) => modifier < 0).reduce((sum, modifier) => sum + modifier, passing);
  const bonuses = all.filter((modifier) => modifier > 0).reduce((sum, modifier) => sum + modifier, 0);
  return Math.max(0, penalties >= extraCreditFrom ? penalties + bonuses : penalties);
}

function directives(headers: Headers): Map<string, ReadonlyArray<string>> {
  const text = headers['content-security-policy'] ?? '';
  const parts = text.split(';').map((part) => part.trim().split(/\s+/));
  return new Map(parts.filter(([name]) => name).map(([name = '', ...sources]) => [name, sources] as const));
}

const broad = ['*', 'http:', 'https:', 'ftp:', 'http://*', 'https://*'];
const inline = ["'unsafe-inline'", 'data:'];

function policy(headers: Headers): number {
  const found = directives(headers);
  if (found.size === 0) return -25;
  const of = (name: string) => found.get(name) ?? found.get('default-src') ?? ['*'];
  const holds = (name: string, ...sources: string[]) => of(name).some((source) => sources.includes(source));
  if (holds('script-src', ...broad, ...inline) || holds('object-src', ...broad)) return -20;
  if ([...found.values()].flat().some((source) => /^(?:http|ftp):/.test(source))) return -20;
  if (holds('script-src', "'unsafe-eval'") || holds('style-src', "'unsafe-eval'")) return -10;
  if (holds('style-src', ...broad, ...inline)) return 0;
  return found.get('default-src')?.join() === "'none'" ? 10 : 5;
}

// The best a cookie can do is +5; this site has none, which is 0.
const cookies = (headers: Headers) => (headers['set-cookie'] ? -40 : 0);

function transport(headers: Headers): number {
  const age = Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1] ?? -1);
  return age < 0 ? -20 : age < 15_768_000 ? -10 : 0;
}

function referrer(headers: Headers): number {
  const value = headers['referrer-policy'];
  if (value === undefined) return 0;
  return ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'].includes(value) ? 5 : -5;
}

const sniffing = (headers: Headers) => (headers['x-content-type-options'] === 'nosniff' ? 0 : -5);

function framing(headers: Headers): number {
  const ancestors = directives(headers).get('frame-ancestors');
  if (ancestors && !ancestors.some((source) => broad.includes(source))) return 5;
  return ['DENY', 'SAMEORIGIN'].includes(headers['x-frame-options'] ?? '') ? 0 : -20;
}

function isolation(headers: Headers): number {
  const value = headers['cross-origin-resource-policy'];
  if (value === undefined) return 0;
  return value === 'same-origin' || value === 'same-site' ? 10 : value === 'cross-origin' ? 0 : -5;
}

const cors = (headers: Headers) => (headers['access-control-allow-credentials'] === 'true' ? -50 : 0);

function scripts(html: string): number {
  const sources = [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].map(([, source = '']) => source);
  if (sources.some((source) => /^(?:http:)?\/\//.test(source))) return -50;
  return sources.some((source) => source.startsWith('https://')) ? -5 : 0;
}
