/**
 * Mozilla HTTP Observatory's scoring of one answer, as https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring
 * and the package @mdn/mdn-http-observatory 1.4.8 give it. The package fetches lists from other hosts when it is installed,
 * so it is no dependency here. On 2026-11-20 its own tests were run on every kind of answer in tests/edge/kinds-of-answers.ts
 * and on 121 answers with a header taken away, weakened or misspelt: the scores were the same. Three things differ by intent:
 * a cookie, of which there is none, costs 40 whatever its flags; frame-ancestors that let everyone in earn nothing; and what
 * depends on the host (redirection to https, HSTS preloading) counts as the 0 that it gives at its ordinary best.
 */
export type Headers = Readonly<Record<string, string | undefined>>;

const passing = 100;
const extraCreditFrom = 90;

/** The score of one answer; bonuses count only when the penalties leave 90 or more. */
export function observatoryScore(headers: Headers, html = ''): number {
  const modifiers = [policy(headers), cookies(headers), transport(headers), referrer(headers), sniffing(headers), framing(headers)];
  const all = [...modifiers, isolation(headers), cors(headers), scripts(headers, html)];
  const penalties = all.filter((modifier) => modifier < 0).reduce((sum, modifier) => sum + modifier, passing);
  const bonuses = all.filter((modifier) => modifier > 0).reduce((sum, modifier) => sum + modifier, 0);
  return Math.max(0, penalties >= extraCreditFrom ? penalties + bonuses : penalties);
}

type Policy = { directives: ReadonlyMap<string, ReadonlySet<string>>; repeated: boolean };

const mayRepeat = ['report-uri', 'report-to'];
const shortest = 6;

/** Undefined where there is none, or one that is not taken: a directive twice makes the whole policy invalid. */
function policyOf(headers: Headers): Policy | undefined {
  const text = (headers['content-security-policy'] ?? '').trim();
  const entries = text.split(';').map((part) => part.trim().toLowerCase().split(/\s+/));
  const named = entries.filter(([name]) => name);
  const names = named.map(([name = '']) => name);
  const twice = names.filter((name, at) => names.indexOf(name) < at);
  if (names.length === 0 || text.length < shortest || twice.some((name) => !mayRepeat.includes(name))) return undefined;
  const sourcesOf = (name: string, sources: ReadonlyArray<string>) =>
    name.endsWith('-src') && sources.length === 0 ? ["'none'"] : sources;
  return {
    directives: new Map(named.map(([name = '', ...sources]) => [name, new Set(sourcesOf(name, sources))])),
    repeated: twice.length > 0,
  };
}

const broad = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'];
const inline = ["'unsafe-inline'", 'data:'];
const passive = ['img-src', 'media-src'];
const isBlessing = (source: string) => /^'(?:sha256|sha384|sha512|nonce)-/.test(source);
const isInsecure = (source: string) => /^(?:http|ftp):/.test(source);

/** The sources of a directive that count: a hash or nonce takes the force of 'unsafe-inline', and with 'strict-dynamic' of whole schemes. */
function sourcesOf({ directives }: Policy, name: string): ReadonlyArray<string> {
  const all = [...(directives.get(name) ?? directives.get('default-src') ?? ['*'])];
  if (!all.some(isBlessing)) return all;
  const isDynamic = name === 'script-src' && all.includes("'strict-dynamic'");
  const idle = (source: string) => isDynamic && (source === "'self'" || broad.some((scheme) => source.startsWith(scheme)));
  return all.filter((source) => source !== "'unsafe-inline'" && !idle(source));
}

function policy(headers: Headers): number {
  const found = policyOf(headers);
  if (!found) return -25;
  const [script, style, object] = [sourcesOf(found, 'script-src'), sourcesOf(found, 'style-src'), sourcesOf(found, 'object-src')];
  const holds = (sources: ReadonlyArray<string>, ...unwanted: string[]) => sources.some((source) => unwanted.includes(source));
  if (script.includes("'strict-dynamic'") && !script.some(isBlessing)) return -25;
  if (holds(script, ...broad, ...inline) || holds(object, ...broad)) return -20;
  const active = [...found.directives].filter(([name]) => !passive.includes(name) && name !== 'script-src');
  if ([...active.flatMap(([, sources]) => [...sources]), ...script].some(isInsecure)) return -20;
  if (holds([...script, ...style], "'unsafe-eval'")) return -10;
  if (found.repeated) return 0;
  if (passive.some((name) => found.directives.has(name) && sourcesOf(found, name).some(isInsecure))) return -10;
  if (holds(style, ...broad, ...inline)) return 0;
  return [...(found.directives.get('default-src') ?? [])].join() === "'none'" ? 10 : 5;
}

const cookies = (headers: Headers) => (headers['set-cookie'] ? -40 : 0);

function transport(headers: Headers): number {
  const value = headers['strict-transport-security']?.toLowerCase() ?? '';
  const age = /(?:^|;)\s*max-age=(\d+)/.exec(value)?.[1];
  return age === undefined || value.includes(',') ? -20 : Number(age) < 15_552_000 ? -10 : 0;
}

const tellingLittle = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
const tellingMuch = ['origin', 'origin-when-cross-origin', 'unsafe-url', 'no-referrer-when-downgrade'];

function referrer(headers: Headers): number {
  const value = headers['referrer-policy'];
  if (value === undefined) return 0;
  const words = value.split(',').map((word) => word.trim().toLowerCase());
  const last = words.findLast((word) => [...tellingLittle, ...tellingMuch].includes(word));
  return tellingLittle.includes(last ?? '') ? 5 : -5;
}

const sniffing = (headers: Headers) => (headers['x-content-type-options']?.trim().toLowerCase() === 'nosniff' ? 0 : -5);

function framing(headers: Headers): number {
  const ancestors = policyOf(headers)?.directives.get('frame-ancestors');
  if (ancestors && !broad.some((source) => ancestors.has(source))) return 5;
  return /^\s*(?:deny\s*$|sameorigin\s*$|allow-from)/i.test(headers['x-frame-options'] ?? '') ? 0 : -20;
}

function isolation(headers: Headers): number {
  const value = headers['cross-origin-resource-policy']?.trim().toLowerCase();
  if (!value) return 0;
  return value === 'same-origin' || value === 'same-site' ? 10 : value === 'cross-origin' ? 0 : -5;
}

/** The origin that was asked with, given back together with leave for credentials. */
function cors(headers: Headers): number {
  const isOpen = headers['access-control-allow-origin'] !== undefined && headers['access-control-allow-origin'] !== '*';
  return isOpen && headers['access-control-allow-credentials']?.trim().toLowerCase() === 'true' ? -50 : 0;
}

function scripts(headers: Headers, html: string): number {
  if (!/^(?:text\/html|application\/xhtml\+xml)(?:;|$)/.test(headers['content-type'] ?? '')) return 0;
  const found = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes = '']) => ({
    source: /\ssrc="([^"]+)"/.exec(attributes)?.[1] ?? '',
    isSealed: /\sintegrity="[^"]+"/.test(attributes),
  }));
  const foreign = found.filter(({ source }) => /^(?:https?:)?\/\//.test(source));
  const open = foreign.filter(({ source }) => !source.startsWith('https://'));
  if (open.some(({ isSealed }) => !isSealed)) return -50;
  if (open.length > 0) return -20;
  if (foreign.some(({ isSealed }) => !isSealed)) return -5;
  return found.some(({ source, isSealed }) => source && isSealed) ? 5 : 0;
}
