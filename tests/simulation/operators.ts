import { runRequests } from '#requests/cron.ts';
import { minute, rings, type Site, type World } from './world.ts';

function runCron(world: World, site: Site): Promise<void> {
  const { told, time } = world;
  const minuteOfHour = new Date(time.now()).getUTCMinutes();
  const broughtIn = told.isPaid ? 100 : minuteOfHour % 2 === 0 ? 6 : 0;
  return runRequests(world.depsOf(site), { minute: minuteOfHour, broughtIn, limit: told.isPaid ? 400 : 15 });
}

// Each isolate is called every minute while things go wrong; afterwards the second one now and then.
function plantCrons(world: World): void {
  const { random, told, sites, begin } = world;
  const offset = random.between(0, minute);
  for (let at = 0; at < told.troubled; at += told.isContested ? 15_000 : told.troubled)
    for (const site of [sites.a, sites.b]) if (at > 0) begin(at + random.between(0, 15_000), site, 'cron', (of) => runCron(world, of));
  for (let at = 0; at < told.troubled + told.calm; at += minute) {
    const isTroubled = at < told.troubled + 2 * minute;
    if (!isTroubled || random.between(0, 10) > 0) begin(at + 1, sites.a, 'cron', (site) => runCron(world, site));
    if (isTroubled ? random.between(0, 10) > 0 : at % (4 * minute) === 0)
      begin(at + offset, sites.b, 'cron', (site) => runCron(world, site));
  }
}

function plantCrashes(world: World): void {
  const { random, told, sites, time, kill } = world;
  const places = [sites.a, sites.b, sites.a, sites.b, sites.desk];
  for (let crash = 0; crash < told.crashes; crash += 1) {
    const site = places[random.between(0, places.length)] ?? sites.a;
    time.after(random.between(0, told.troubled), platformTask, () => kill(site));
  }
}

// A new key in front, each isolate within seconds of the others; now and then the old one goes before it may, and is put back.
function plantRotation(world: World): void {
  const { random, told, sites, time } = world;
  if (!told.rotates) return;
  const at = random.between(0, told.troubled);
  const set = (moment: number, keys: Site['keys']) => {
    for (const site of Object.values(sites))
      time.after(moment + random.between(0, 4_000), platformTask, () => {
        site.keys = keys;
      });
  };
  set(at, rings.both);
  if (random.between(0, 3) > 0) return;
  world.ledger.isKeyGoneEarly = true;
  const tooEarly = at + random.between(10_000, 3 * minute);
  set(tooEarly, rings.fresh);
  set(Math.max(told.troubled, tooEarly + 5_000), rings.both);
}

// The practice gives up its backend: what waited for it belongs on the call list.
function plantSwitch(world: World): void {
  const { random, told, sites, time } = world;
  if (!told.forwards || random.between(0, 6) > 0) return;
  const at = random.between(0, told.troubled);
  for (const site of Object.values(sites))
    time.after(at + random.between(0, 10_000), platformTask, () => {
      site.forwards = false;
    });
}

function plantClockJump(world: World): void {
  const { random, told, sites, time } = world;
  if (told.skew !== 'minutes') return;
  const site = random.between(0, 2) === 0 ? sites.a : sites.b;
  const jump = (random.between(0, 2) === 0 ? 1 : -1) * random.between(1, 60) * minute;
  time.after(random.between(0, told.troubled), platformTask, () => {
    site.process.skew = jump;
  });
  time.after(told.troubled, platformTask, () => {
    for (const { process } of Object.values(sites)) process.skew = 0;
  });
}

const platformTask = { process: { name: 'platform', isAlive: true, skew: 0 }, name: 'operator' };

/** Crons, deploys, crashes and clocks: everything that happens to the isolates themselves. */
export function plantOperators(world: World): void {
  plantCrons(world);
  plantCrashes(world);
  plantRotation(world);
  plantSwitch(world);
  plantClockJump(world);
}
