import type { Bell } from '#bell/channels.ts';
import type { PersonSettings } from '#bell/people.ts';
import { Urgent } from '#desk/frame/page-parts.tsx';
import type { FieldErrors } from '#schemas/fields.ts';
import { Submit } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { TextField } from '#ui/forms/field.tsx';
import { Titled } from '#ui/titled.tsx';
import { kindWords } from './alert-form.ts';

export type Typed = Readonly<Record<string, string>>;

type Props = {
  settings: PersonSettings;
  /** Of what this person can be told. */
  kinds: ReadonlyArray<Bell['kind']>;
  hasDevice: boolean;
  /** The practice's settings let the desk send mail. */
  hasMail: boolean;
  /** After a refused form: what was typed, and the errors. */
  typed?: Typed | undefined;
  errors?: FieldErrors | undefined;
};

const idOf = (field: string) => `alerts-${field}`;

export function Tick({ name, checked, children }: { name: string; checked: boolean; children: string }) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input className="tick" defaultChecked={checked} name={name} type="checkbox" />
      {children}
    </label>
  );
}

/** The alerts that one person wants, by which channel, and when not. */
export function SettingsSection({ settings, kinds, hasDevice, hasMail, typed, errors = {} }: Props) {
  const { email, quietFrom, quietTo } = settings;
  const isTicked = (name: string, saved: boolean) => (typed ? typed[name] === 'on' : saved);
  const time = (name: 'quietFrom' | 'quietTo', saved: string | null) => ({
    id: idOf(name),
    name,
    type: 'time',
    short: true,
    defaultValue: typed?.[name] ?? saved ?? '',
    error: errors[name]?.[0],
  });
  const isUntold = !(settings.mail && hasMail) && !(settings.push && hasDevice);
  const noPush = settings.push ? 'push is on for none of your devices' : 'push is off';
  const noMail = settings.mail ? 'the practice has not set mail up' : 'mail is off';
  return (
    <Titled className="mt-8" id="told" look="text-xl" title="What you are told">
      {isUntold && !typed && (
        <Urgent>
          Nothing reaches you now: {noPush}, and {noMail}.
        </Urgent>
      )}
      <ErrorSummary errors={errors} idOf={idOf} order={['quietFrom', 'quietTo', 'form']} />
      <form action="/alerts" className="mt-3 max-w-reading" method="post">
        <fieldset>
          <legend className="font-semibold">Of what</legend>
          {kinds.map((kind) => (
            <Tick checked={isTicked(kind, settings.kinds.includes(kind))} key={kind} name={kind}>
              {kindWords[kind]}
            </Tick>
          ))}
        </fieldset>
        <fieldset className="mt-4">
          <legend className="font-semibold">How</legend>
          <Tick checked={isTicked('push', settings.push)} name="push">
            Push to my devices
          </Tick>
          <Tick checked={isTicked('mail', settings.mail)} name="mail">
            {`Mail to ${email}`}
          </Tick>
          {!hasMail && (
            <p className="text-sm text-soft">
              Mail is not set up for this practice, so none is sent. The person who runs the site can do it: its file OPERATING.md says how,
              at ALERT_FROM.
            </p>
          )}
        </fieldset>
        <fieldset className="mt-4">
          <legend className="font-semibold">Quiet hours</legend>
          <p className="text-sm text-soft">In them you are told of emergencies only. Leave both empty for none.</p>
          <div className="mt-2 flex flex-wrap gap-4">
            <TextField {...time('quietFrom', quietFrom)} label="From" />
            <TextField {...time('quietTo', quietTo)} label="To" />
          </div>
        </fieldset>
        <Submit className="mt-5">Save</Submit>
      </form>
    </Titled>
  );
}
