import { holidaysUntil } from '#content/holidays.ts';
import { practice } from '#content/practice.ts';
import { dayOf } from '#content/practice-time.ts';
import { BroughtBack, DateField, PageHead, TapLink, Urgent } from '#desk/frame/page-parts.tsx';
import { dateFrom, dayInFull, todayOf } from '#desk/frame/times.ts';
import type { FieldErrors } from '#schemas/fields.ts';
import { Submit } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { TextField } from '#ui/forms/field.tsx';
import { Titled } from '#ui/titled.tsx';
import { ClosureItem, type ClosureWithRisk } from './closure-item.tsx';
import { OpenedItem, type OpenedWithPeople } from './opened-item.tsx';

type Props = {
  closures: ReadonlyArray<ClosureWithRisk>;
  opened: ReadonlyArray<OpenedWithPeople>;
  now: number;
  typed?: Readonly<Record<string, string>> | undefined;
  errors?: FieldErrors;
  /** Why requests could not be moved. */
  problem?: string | undefined;
};

const hasPeople = ({ booked, atRisk }: ClosureWithRisk) => booked.people.length + atRisk.people.length > 0;

/** Closed times beside the usual days off and holidays, with the patients who were promised a call within them. */
export function ClosedDays({ closures, opened, now, typed, errors = {}, problem }: Props) {
  const holidays = practice.openingHours.holidays.filter((holiday) => holiday >= todayOf(now));
  const stillOpen = opened.filter(({ told, moved }) => told.people.length + moved.people.length > 0);
  // A phone shows only what comes first: the patients to tell, else the form.
  const hasToHear = Object.keys(errors).length === 0 && (stillOpen.length > 0 || closures.some(hasPeople));
  const form = <AddForm errors={errors} key="form" now={now} typed={typed} />;
  const list = (
    <section key="list" aria-labelledby="days">
      <h2 className="text-lg" id="days">
        Closed
      </h2>
      {closures.length === 0 && <p className="mt-2 text-soft">Nothing is closed beside the usual days off and holidays.</p>}
      <ul className="mt-1 space-y-3">
        {stillOpen.map((each) => (
          <OpenedItem key={each.id} now={now} opened={each} />
        ))}
        {closures.map((closure) => (
          <ClosureItem closure={closure} key={closure.id} now={now} />
        ))}
      </ul>
      <h2 className="mt-8 text-lg">Holidays of the website</h2>
      <ul className="mt-1 list-disc pl-list">
        {holidays.map((holiday) => (
          <li key={holiday}>{dayInFull(dateFrom(holiday) ?? 0)}</li>
        ))}
      </ul>
      <Entered now={now} />
    </section>
  );
  return (
    <>
      <PageHead title="Closed days">
        From the moment you close a time, the website promises no call in it and says that you are closed. Patients who were promised one
        before, or are booked to come, are named below.
      </PageHead>
      {problem && <Urgent>{problem}</Urgent>}
      {hasToHear && (
        <p className="lg:hidden">
          <TapLink href="#add">Close another time</TapLink>
        </p>
      )}
      <div className="mt-6 grid gap-8 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">{hasToHear ? [list, form] : [form, list]}</div>
    </>
  );
}

/** Until when the website knows its holidays: on a later one it would promise calls. */
function Entered({ now }: Pick<Props, 'now'>) {
  const until = holidaysUntil(dayOf(now));
  const words = until ? `Holidays are entered until ${until.words}.` : 'No holidays are entered.';
  if (until && !until.isSoon) return <p className="mt-2 text-soft">{words}</p>;
  return (
    <Urgent>
      {words} Ask the person who looks after the website to enter the next ones: on a holiday that it does not know it promises calls.
    </Urgent>
  );
}

function AddForm({ now, typed, errors = {} }: Pick<Props, 'now' | 'typed' | 'errors'>) {
  const field = (name: string) => ({ id: `closed-${name}`, name, defaultValue: typed?.[name], error: errors[name]?.[0] });
  return (
    <Titled className="lg:order-first" id="add" look="text-lg" title="Close a time">
      <ErrorSummary errors={errors} idOf={(name) => `closed-${name}`} order={['first', 'last', 'from', 'until', 'reason']} />
      <form action="/closed-days" className="mt-2 space-y-4" data-keeps="/closed-days" data-unsaved={typed && ''} method="post">
        <BroughtBack />
        <DateField {...field('first')} label="Day" min={todayOf(now)} required type="date" />
        <DateField {...field('last')} hint="Leave it empty for one day." label="Last day" min={todayOf(now)} type="date" />
        <div className="grid grid-cols-2 gap-3">
          <TextField {...field('from')} hint="Empty: all day" label="From" type="time" />
          <TextField {...field('until')} hint="Empty: till the end" label="Until" type="time" />
        </div>
        <TextField {...field('reason')} hint="Only the practice reads it: ‘Doctor at a conference’." label="Why" maxLength={100} required />
        <Submit className="w-full sm:w-auto">Close this time</Submit>
      </form>
    </Titled>
  );
}
