import type { Submission } from '#requests/submission.ts';
import { type Ledger, wordsOf } from './ledger.ts';
import type { DatabaseMood } from './platform/faulty-database.ts';
import type { Attempt, Copy } from './platform/moody-backend.ts';
import type { Weather } from './platform/weather.ts';
import type { watchRows } from './watch-rows.ts';

type Deps = {
  ledger: Ledger;
  rows: ReturnType<typeof watchRows>;
  databaseWeather: Weather<DatabaseMood>;
  hasExactClocks: boolean;
};

const isUnderWay = ({ ended, task }: Attempt) => ended === undefined && task.process.isAlive;

/** Holds each call to the backend against what may be sent, and each copy that it takes against what may be sent twice. */
export function watchDeliveries({ ledger, rows, databaseWeather, hasExactClocks }: Deps) {
  const attempts: Attempt[] = [];

  function starts(attempt: Attempt): void {
    const row = rows.byKey(attempt.key);
    const detail = `${attempt.reference} by ${attempt.task.process.name}/${attempt.task.name}`;
    if (!row) ledger.violate('sent-unknown', detail);
    // Claimed lawfully, and settled since by the sweep before, whose record the database took late.
    else if (row.state === 'delivered' && rows.holderOf(row.id) === attempt.task) return void attempts.push(attempt);
    else if (row.state !== 'pending' && (hasExactClocks || row.state === 'held')) ledger.violate(`sent-while-${row.state}`, detail);
    if (row && row.reference !== null && row.reference !== attempt.reference) ledger.violate('sent-under-another', detail);
    const posts = ledger.posts.filter(({ form, version }) => wordsOf(form.versions[version] as Submission) === attempt.words);
    const isReleased = ledger.deeds.some(({ reference, what }) => what === 'released' && [attempt.reference, ''].includes(reference));
    if (posts.every(({ isDoubtful }) => isDoubtful) && !isReleased) ledger.violate('doubtful-sent', detail);
    const other = attempts.find((each) => each.key === attempt.key && isUnderWay(each));
    if (other && hasExactClocks) ledger.violate('sent-twice-at-once', `${detail} and ${other.task.process.name}/${other.task.name}`);
    attempts.push(attempt);
  }

  // An answer that was heard has to be recorded, unless its process died or the database did not take it.
  function commits(attempt: Attempt, earlier: ReadonlyArray<Copy>): void {
    const needless = earlier.find(({ attempt: { ended, outcome, task } }) => {
      if (outcome !== 'ok' || ended === undefined || ended > attempt.started) return false;
      return task.process.isAlive && databaseWeather.wasCalm(ended - 90_000, attempt.started);
    });
    if (needless) ledger.violate('copied-without-need', attempt.reference);
  }

  return { starts, commits };
}
