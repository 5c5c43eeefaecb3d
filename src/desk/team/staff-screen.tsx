import type { Planned } from '#articles/schedule.ts';
import { type Role, roles } from '#desk/desk-env.ts';
import { type Doctors, noDoctorWords } from '#desk/door/doctors.ts';
import type { StaffRow } from '#desk/door/staff.ts';
import { BroughtBack, PageHead, Urgent } from '#desk/frame/page-parts.tsx';
import { whenAsRead } from '#desk/frame/times.ts';
import type { FieldErrors } from '#schemas/fields.ts';
import { ButtonLink, Submit } from '#ui/button.tsx';
import { Fold } from '#ui/fold.tsx';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { ChoiceField, TextField } from '#ui/forms/field.tsx';

const roleWords: Readonly<Record<Role, string>> = { desk: 'Front desk', doctor: 'Doctor', owner: 'Owner' };
const roleMeans: Readonly<Record<Role, string>> = {
  desk: 'sees requests, calls, notes, releases, closes days, drafts articles',
  doctor: 'also discards, erases and publishes, and signs medical pages',
  owner: 'all but signing; also staff, the access log, the file of all requests, and settings',
};

/** `planned`: articles that go out by themselves because this person planned them. */
type StaffWithPlans = StaffRow & { planned: ReadonlyArray<Planned> };

const idOf = (field: string) => `staff-${field}`;

function StillGoesOut({ planned, now }: { planned: ReadonlyArray<Planned>; now: number }) {
  if (planned.length === 0) return null;
  return (
    <>
      <p className="text-sm text-soft">
        What they planned still goes out. Stop it under <a href="/articles">Articles</a> if it should not:
      </p>
      <ul className="list-disc pl-list text-sm">
        {planned.map(({ title, at }) => (
          <li key={title}>
            {title}, {whenAsRead(at, now)}
          </li>
        ))}
      </ul>
    </>
  );
}

/** A change that is made only when it is pressed again: a new role, or without one the removal. */
export type Asked = { email: string; role?: Role };

function Question({ row: { email, name, planned }, role, now }: { row: StaffWithPlans; role: Role | undefined; now: number }) {
  return (
    <form
      action={role ? '/staff/role' : '/staff/remove'}
      className="mt-3 grid max-w-reading gap-2 rounded-md border-2 border-urgent bg-urgent-50 px-4 py-3"
      method="post"
    >
      <div className="grid gap-2" role="alert">
        <p className="font-semibold text-urgent">
          {role ? `Make ${name} ${roleWords[role].toLowerCase()}? It holds at once.` : `Remove ${name}? They cannot come in from then on.`}
        </p>
        <StillGoesOut now={now} planned={planned} />
        <p className="text-sm">Nothing is changed yet.</p>
      </div>
      <input name="email" type="hidden" value={email} />
      {role && <input name="role" type="hidden" value={role} />}
      <p className="flex flex-wrap gap-3">
        <Submit look="quiet" name="sure" value="yes">
          {role ? 'Yes: change the role' : `Yes: remove ${name}`}
        </Submit>
        <ButtonLink href="/staff" look="quiet">
          Leave it
        </ButtonLink>
      </p>
    </form>
  );
}

function Row({
  row: { email, name, role, addedAt, addedBy, signedInAt, planned },
  you,
  now,
}: {
  row: StaffWithPlans;
  you: boolean;
  now: number;
}) {
  return (
    <li>
      <Fold
        row="px-1 py-2"
        title={
          <span className="min-w-0">
            <span className="block font-semibold">
              {name} {you && <span className="font-normal text-soft">(you)</span>}
            </span>
            <span className="block break-all text-sm text-soft">
              {roleWords[role]} · {email}
            </span>
          </span>
        }
      >
        <div className="grid gap-5 px-1 pb-5">
          <p className="text-sm text-soft">
            Added {whenAsRead(addedAt, now)} by {addedBy}.{signedInAt === null && ' Has not signed in yet.'}
          </p>
          <form action="/staff/role" className="flex flex-wrap items-end gap-3" method="post">
            <input name="email" type="hidden" value={email} />
            <ChoiceField answers={roleWords} defaultValue={role} id={`role-${email}`} label={`Role of ${name}`} name="role" />
            <Submit look="quiet">Change the role</Submit>
          </form>
          <form action="/staff/remove" className="grid gap-2" method="post">
            <input name="email" type="hidden" value={email} />
            <p className="text-sm text-soft">Once removed they cannot come in, from that moment on. What they wrote down stays.</p>
            <StillGoesOut now={now} planned={planned} />
            <Submit className="justify-self-start" look="quiet">
              Remove {name}
            </Submit>
          </form>
        </div>
      </Fold>
    </li>
  );
}

type Props = {
  staff: ReadonlyArray<StaffWithPlans>;
  doctors: Doctors;
  you: string;
  now: number;
  problem?: string | undefined;
  asked?: Asked | undefined;
  errors?: FieldErrors;
  typed?: Readonly<Record<string, string>>;
};

export function Staff({ staff, doctors, you, now, problem, asked, errors = {}, typed }: Props) {
  const field = (name: string) => ({ id: idOf(name), name, defaultValue: typed?.[name] ?? '', error: errors[name]?.[0] });
  const askedOf = staff.find(({ email }) => email === asked?.email);
  return (
    <>
      <PageHead title="Staff">
        Who may come in, and what they may do. Each person has an email address of their own, never a shared one.
      </PageHead>
      {problem && <Urgent>{problem}</Urgent>}
      {doctors !== 'there' && <Urgent>{noDoctorWords[doctors]}</Urgent>}
      {askedOf && <Question now={now} role={asked?.role} row={askedOf} />}
      <ul className="mt-4 max-w-3xl divide-y divide-line border-line border-y">
        {staff.map((row) => (
          <Row key={row.email} now={now} row={row} you={row.email === you} />
        ))}
      </ul>
      <h2 className="mt-8 text-xl">Add somebody</h2>
      <form action="/staff" className="mt-3 grid max-w-reading gap-4" data-keeps="/staff" data-unsaved={typed && ''} method="post">
        <BroughtBack />
        <ErrorSummary errors={errors} idOf={idOf} order={['name', 'email', 'role']} />
        <TextField {...field('name')} autoComplete="off" label="Name" required />
        <TextField
          {...field('email')}
          autoComplete="off"
          hint="The one that they sign in with"
          label="Email"
          required
          spellCheck={false}
          type="email"
        />
        <ChoiceField {...field('role')} answers={roleWords} label="Role" />
        <ul className="text-sm text-soft">
          {roles.map((role) => (
            <li key={role}>
              <strong>{roleWords[role]}</strong> {roleMeans[role]}
            </li>
          ))}
        </ul>
        <Submit className="justify-self-start">Add</Submit>
      </form>
    </>
  );
}
