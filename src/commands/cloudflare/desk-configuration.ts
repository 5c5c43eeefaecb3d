import { unstable_readConfig } from 'wrangler';
import { practice } from '#content/practice.ts';

type Database = { binding: string; database_id?: string };

/** The parts of wrangler's configuration that we read; wrangler does not export its own type. */
export type Configuration = Readonly<Record<string, unknown>> & {
  name?: string;
  compatibility_date?: string;
  account_id?: string;
  vars?: Readonly<Record<string, unknown>>;
  d1_databases: ReadonlyArray<Database>;
  kv_namespaces?: ReadonlyArray<{ binding: string; id?: string }>;
  services?: ReadonlyArray<{ binding: string; service: string }>;
  routes?: ReadonlyArray<unknown>;
};

const host = (address: string) => new URL(address).host;

/**
 * Merges the configurations for the desk's deployment: the site's database, account and variables, overridden by the desk's own. Live,
 * its host is that of `practice.adminUrl`, unless it has routes of its own.
 */
export function deskConfiguration(site: Configuration, desk: Configuration, { live }: { live: boolean }): Configuration {
  const own = desk.routes && desk.routes.length > 0;
  return {
    ...desk,
    ...(site.account_id && { account_id: site.account_id }),
    vars: { ...site.vars, ...desk.vars },
    d1_databases: site.d1_databases
      .filter(({ binding }) => binding === 'DB')
      .map((database) => ({ ...database, migrations_dir: '../../src/migrations' })),
    kv_namespaces: (site.kv_namespaces ?? []).filter(({ binding }) => binding === 'LAST_GOOD'),
    services: (desk.services ?? []).map((each) => (each.binding === 'SITE' && site.name ? { ...each, service: site.name } : each)),
    // Locally, a route would change the host that the Worker sees.
    ...(live && !own && { routes: [{ pattern: host(practice.adminUrl), custom_domain: true }] }),
  };
}

function read(config: string): Configuration {
  const { configPath, userConfigPath, topLevelName, definedEnvironments, unsafe, ...rest } = unstable_readConfig({
    config,
  }) as unknown as Configuration;
  return rest as Configuration;
}

/** Merges the configurations in this project's files. */
export const deskConfigurationHere = (live: boolean): Configuration =>
  deskConfiguration(read('wrangler.toml'), read('src/desk/wrangler.toml'), { live });

type Place = { siteUrl: string; adminUrl: string };

/** Returns sentences about what the desk lacks before it can go live, naming the place of each. */
export function deskProblems({ d1_databases, vars = {} }: Configuration, { siteUrl, adminUrl }: Place = practice): ReadonlyArray<string> {
  const withoutId = d1_databases.filter(({ database_id }) => !database_id).map(({ binding }) => binding);
  const sample = /\.example$/.test(new URL(adminUrl).hostname);
  const { ACCESS_TEAM: team = '', ACCESS_AUD: audience = '' } = vars;
  return [
    ...(withoutId.length > 0 ? [`wrangler.toml has no database_id for ${withoutId.join(' and ')}`] : []),
    ...(sample ? ['practice.adminUrl is a sample: give the desk a host of its own, such as https://desk.your-practice.in'] : []),
    ...(host(adminUrl) === host(siteUrl) ? ["practice.adminUrl is on the public site's host: the desk needs another"] : []),
    ...(/^https:\/\/[\w-]+\.cloudflareaccess\.com$/.test(String(team))
      ? []
      : ["src/desk/wrangler.toml: ACCESS_TEAM is not the team's address, like https://our-practice.cloudflareaccess.com"]),
    ...(/^[0-9a-f]{64}$/.test(String(audience))
      ? []
      : ["src/desk/wrangler.toml: ACCESS_AUD is not the application's Audience tag, 64 letters and digits"]),
  ];
}

// Without those of the bell, the desk's cron tells nobody while the site's has stopped.
const ofBell = ['PUSH_KEY', 'ALERT_WEBHOOK', 'ALERT_FROM', 'ALERT_TO', 'HEARTBEAT_URL'];
const shared = ['OUTBOX_KEYS', 'BACKEND_URL', 'BACKEND_TOKEN', ...ofBell];

/** Returns the shared secrets that the site has and the desk lacks; the lists are the output of `wrangler secret list`. */
export function missingSecrets(ofSite: string, ofDesk: string): ReadonlyArray<string> {
  const names = (list: string) => (JSON.parse(list) as ReadonlyArray<{ name: string }>).map(({ name }) => name);
  const has = names(ofDesk);
  return names(ofSite).filter((name) => shared.includes(name) && !has.includes(name));
}
