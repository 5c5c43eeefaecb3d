import { practice } from '#content/practice.ts';
import { dayOf } from '#content/practice-time.ts';
import { PageHead } from '#desk/frame/page-parts.tsx';
import { pathOf } from '#desk/frame/request-names.ts';
import { dayAsRead, whenAsRead } from '#desk/frame/times.ts';
import type { ErasureMode } from '#requests/erase.ts';
import type { PatientRequest } from '#requests/request.ts';
import { ButtonLink, Submit } from '#ui/button.tsx';

type Props = {
  request: Pick<PatientRequest, 'name' | 'state' | 'version' | 'acceptedAt' | 'eraseAt'>;
  /** The person who erased or locked it, if recorded. */
  by: { name: string; at: number } | undefined;
  mode: ErasureMode;
  mayErase: boolean;
  now: number;
};

const titles: Readonly<Record<string, string>> = { erased: 'is erased', locked: 'is locked', delivered: 'was handed over' };

function fateOf({ request: { state, eraseAt }, by, now }: Props): string {
  const done = by ? ` by ${by.name}, ${whenAsRead(by.at, now)}` : '';
  if (state === 'erased') return `It was erased${done}. Nothing here says who wrote it.`;
  if (state === 'delivered') return 'The practice’s own system has it. Nothing here says who wrote it.';
  const until = eraseAt === null ? 'later' : `on ${dayAsRead(dayOf(eraseAt), dayOf(now))}`;
  return `It was locked${done}. Nobody at the desk can read it. It is erased ${until}.`;
}

/** The page of a request that was erased, locked or handed over. It names no patient. */
export function Gone(props: Props) {
  const { request, mode, mayErase, now } = props;
  const { name, state, version, acceptedAt } = request;
  return (
    <>
      <PageHead title={`${name} ${titles[state]}`} />
      <p className="mt-3 max-w-reading text-lg">{fateOf(props)}</p>
      <p className="mt-2 max-w-reading text-soft">
        It came {whenAsRead(acceptedAt, now)}. If this person asks about their data, {practice.privacy.grievanceOfficer} answers.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        {state === 'locked' && mode === 'now' && mayErase && (
          <form action={`${pathOf(request)}/erase`} method="post">
            <input name="version" type="hidden" value={version} />
            <Submit>Erase it now</Submit>
          </form>
        )}
        <ButtonLink href="/requests" look="quiet">
          All requests
        </ButtonLink>
      </div>
    </>
  );
}
