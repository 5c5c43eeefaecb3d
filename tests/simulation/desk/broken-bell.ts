import type { BrokenVersion } from '#tests/simulation/broken-versions.ts';

/** What must hold so that no promise runs out in silence. `file` is below src/bell. */
export const brokenBell: ReadonlyArray<BrokenVersion> = [
  { name: 'overdue-said-once', file: 'promise-rules.ts', search: "= isAgain(told, 'overdue', now) || all.some", replace: '= all.some' },
  { name: 'emergency-said-once', file: 'promise-rules.ts', search: '(isAgain(told, repeats, now) || isNew)', replace: 'isNew' },
  {
    name: 'emergency-keeps-quiet-hours',
    file: 'alerts-to-send.ts',
    search: 'const alarms = ringsOf(alarmRules);',
    replace: 'const alarms = isQuiet(recipient, now) ? [] : ringsOf(alarmRules);',
  },
  {
    name: 'emergency-waits-its-turn',
    file: 'alerts-to-send.ts',
    search: 'const alarms = ringsOf(alarmRules);',
    replace: 'const alarms = now - told.at < pause ? [] : ringsOf(alarmRules);',
  },
  {
    name: 'rings-when-closed',
    file: 'alerts-to-send.ts',
    search: 'isOpenAt(now, state.hours) ? openRules : closedRules',
    replace: 'isOpenAt(now, state.hours) ? openRules : openRules',
  },
  { name: 'rings-in-quiet-hours', file: 'alerts-to-send.ts', search: '= !isQuiet(recipient, now) &&', replace: '=' },
  { name: 'no-pause', file: 'alerts-to-send.ts', search: '(alarms.length > 0 || now - told.at >= pause)', replace: 'true' },
  {
    name: 'not-opened-said-never',
    file: 'alerts-to-send.ts',
    search: '[overdue, closing, soon, question, reply, unseen, fresh, needs, watch, lastWeek]',
    replace: '[overdue, closing, soon, question, reply, fresh, needs, watch, lastWeek]',
  },
  {
    name: 'moved-promise-forgotten',
    file: 'rules.ts',
    search: '=> told.about[key] !== about;',
    replace: '=> told.about[key] === undefined;',
  },
  {
    name: 'switched-off-emergency-passed-over',
    file: 'alerts-to-send.ts',
    search: "if (kinds.includes('emergency')) return state;",
    replace: 'if (kinds) return state;',
  },
  { name: 'unwanted-kinds-told', file: 'alerts-to-send.ts', search: '.filter(({ kind }) => kinds.includes(kind))', replace: '' },
  { name: 'failed-message-not-tried-again', file: 'round.ts', search: 'await withTimeout(release(db, failed), patience);', replace: '' },
  {
    name: 'claim-without-version',
    file: 'bells-told.ts',
    search: 'version = version + 1 WHERE version = ?3 RETURNING version',
    replace: 'version = version + 1 RETURNING version',
  },
  { name: 'silent-cron-not-noticed', file: 'cron-runs.ts', search: 'now - at >= longestSilence[name];', replace: 'now - at < 0;' },
  {
    name: 'accuses-after-its-own-silence',
    file: 'cron-runs.ts',
    search: 'now - (runs[worker] ?? 0) <= 3 * minute;',
    replace: 'now - (runs[worker] ?? 0) >= 0;',
  },
  {
    name: 'database-away-not-told',
    file: 'round.ts',
    search: 'await alertDatabaseOutage(deps).catch',
    replace: 'await Promise.resolve().catch',
  },
  {
    name: 'past-closed-days-forgotten',
    file: 'round.ts',
    search: 'closuresFrom(db, now - longestPast)',
    replace: 'closuresFrom(db, now)',
  },
];
