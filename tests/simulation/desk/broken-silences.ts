import type { BrokenVersion } from '#tests/simulation/broken-versions.ts';

/** What must hold so that a promise or an emergency does not fall silent once somebody has looked at it, or the practice has closed. */
export const brokenSilences: ReadonlyArray<BrokenVersion> = [
  {
    name: 'emergency-on-an-open-page-is-silent',
    file: 'calls/in-hand.ts',
    search: 'isBegun})',
    replace: 'isOpen})',
  },
  {
    name: 'opened-emergency-is-silent',
    room: 'bell',
    file: 'alerts-to-send.ts',
    search: '= [emergency, unattended, questionNow];',
    replace: '= [emergency, questionNow];',
  },
  {
    name: 'opened-emergency-waits-for-the-morning',
    room: 'bell',
    file: 'alerts-to-send.ts',
    search: 'const alarms = ringsOf(alarmRules);',
    replace: 'const alarms = ringsOf(alarmRules.filter((rule) => rule !== unattended || rules === openRules));',
  },
  { name: 'held-promise-runs-out', file: 'alerts/promises.ts', search: ' AND due_at <= ?2)))', replace: ' AND due_at < 0)))' },
  {
    name: 'busy-evening-waits-for-the-morning',
    file: 'calls/due-times.ts',
    search: 'wasAgreed && !isOpenAt(due_at, hours)',
    replace: 'false',
  },
  { name: 'agreed-hour-waits-for-the-morning', file: 'alerts/promises.ts', search: '} AS agreed', replace: '} AND 0 AS agreed' },
  {
    name: 'agreed-hour-not-told-at-its-time',
    room: 'bell',
    file: 'promise-rules.ts',
    search: '=> isAgreed && dueAt <= now &&',
    replace: '=> isAgreed && dueAt < 0 &&',
  },
  { name: 'nothing-told-before-closing', room: 'bell', file: 'promise-rules.ts', search: 'if (!around) return [];', replace: 'return [];' },
  {
    name: 'nothing-told-on-a-closed-day',
    room: 'bell',
    file: 'closing-time.ts',
    search: 'isUsuallyOpen || hasJustClosed(now, hours)',
    replace: 'hasJustClosed(now, hours)',
  },
  {
    name: 'overdue-at-closing-not-told',
    room: 'bell',
    file: 'promise-rules.ts',
    search: 'if (hasJustClosed(now, state.hours)) return overdue(state, told, now, recipient);',
    replace: '',
  },
  {
    name: 'ended-device-forgotten',
    room: 'bell',
    file: 'push/devices.ts',
    search: "if (result !== 'sent') return [",
    replace:
      "if (result !== 'sent' && result.failure === gone) return [db.prepare('DELETE FROM push_subscriptions WHERE id = ?').bind(id)]; if (result !== 'sent') return [",
  },
  {
    name: 'ended-device-counts-as-told',
    room: 'bell',
    file: 'reachable.ts',
    search: 'channels.push && withDevices.has(person.email)',
    replace: 'channels.push',
  },
  {
    name: 'each-emergency-rings',
    room: 'bell',
    file: 'promise-rules.ts',
    search: 'const mayBeNew = now - (told.last[repeats] ?? 0) >= pause;',
    replace: 'const mayBeNew = true;',
  },
  {
    name: 'reopened-emergency-is-due-like-others',
    file: 'calls/due-times.ts',
    search: 'emergency === null ? afterOpenTime(now, 2 * hour, hours) : now;',
    replace: 'afterOpenTime(now, 2 * hour, hours);',
  },
];
