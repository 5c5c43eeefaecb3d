import { ahead } from '#content/practice-time.ts';
import { Button } from '#ui/button.tsx';
import { ChoiceField } from '#ui/forms/field.tsx';

const name = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The last two years' months, the newest first: '2026-11' by its words. */
function months(now: number): Readonly<Record<string, string>> {
  const today = new Date(now + ahead);
  const all = Array.from({ length: 24 }, (_, back) => new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - back)));
  return Object.fromEntries(all.map((month) => [month.toISOString().slice(0, 7), name.format(month)]));
}

/** For the owner: requests as a file for a spreadsheet. */
export function ExportForm({ now, error }: { now: number; error: string | undefined }) {
  return (
    <form action="/requests/export" className="grid gap-4 px-5 pb-5" method="post">
      <p className="text-sm text-soft">
        A file for a spreadsheet, with everything that people wrote. Nothing protects it once it is on your computer: delete it when you
        have used it. That you took it stands in the access log. What was erased or locked is not in it.
      </p>
      <ChoiceField
        answers={{ all: 'Everything', ...months(now) }}
        defaultValue="all"
        error={error}
        id="month"
        label="Which requests"
        name="month"
      />
      <Button className="justify-self-start" look="quiet" type="submit">
        Save the file
      </Button>
    </form>
  );
}
