import { text as notice } from '#content/languages/en/privacy.ts';
import { practice } from '#content/practice.ts';
import { PageHead, Urgent } from '#desk/frame/page-parts.tsx';
import { whenAsRead } from '#desk/frame/times.ts';
import type { ErasureMode, ErasureSetting } from '#requests/erase.ts';
import { Submit } from '#ui/button.tsx';
import { Titled } from '#ui/titled.tsx';

const choices: ReadonlyArray<{ mode: ErasureMode; words: string; means: string }> = [
  {
    mode: 'lock',
    words: 'Lock for 365 days, then erase',
    means:
      'From the moment on nobody at the desk can find, open or export the request. When the year is over, the desk erases it by itself.',
  },
  { mode: 'now', words: 'Erase now', means: 'What the person wrote is gone at once, and nobody can bring it back from the desk.' },
];

const rule: string = practice.privacy.oneYearRule;
const ruleStates: Readonly<Record<string, string>> = {
  binds: 'The practice has settled that the rule binds it.',
  'does-not-bind': 'The practice has settled that the rule does not bind it.',
  undecided:
    'Whether the rule binds this practice is not settled yet: a lawyer decides. Until then a lock is the careful choice: what is locked can still be erased, and what is erased never comes back.',
};

/** Warns when the setting contradicts the privacy notice. */
function disagreement(mode: ErasureMode): string | undefined {
  if (rule === 'binds' && mode === 'now')
    return 'The privacy notice tells people that a request is kept for a year. Erasing at once is something else.';
  if (rule === 'does-not-bind' && mode === 'lock')
    return 'The privacy notice tells people that a request is erased earlier. A lock of a year is something else.';
  return undefined;
}

export function Settings({
  setting: { mode, set },
  setBy,
  now,
  error,
}: {
  setting: ErasureSetting;
  setBy: string;
  now: number;
  error?: string | undefined;
}) {
  const disagrees = disagreement(mode);
  return (
    <>
      <PageHead title="Settings" />
      <form action="/settings" className="mt-4 max-w-reading" method="post">
        <fieldset>
          <legend className="text-xl font-semibold">When somebody wants a request erased</legend>
          {error && <Urgent>{error}</Urgent>}
          <div className="mt-3 grid gap-2">
            {choices.map(({ mode: value, words, means }) => (
              <label className="flex gap-3 rounded-md border-2 border-line bg-surface p-4 has-checked:border-brand" key={value}>
                <input className="tick mt-0.5" defaultChecked={value === mode} name="mode" type="radio" value={value} />
                <span>
                  <span className="block font-semibold">{words}</span>
                  <span className="block text-soft">{means}</span>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        {disagrees && <Urgent>{disagrees} Change this, or have the notice changed.</Urgent>}
        <p className="mt-3 text-sm text-soft">
          {set ? `Set by ${setBy}, ${whenAsRead(set.at, now)}.` : 'Nobody has chosen yet; what is marked holds until you save.'} A change
          holds from the next erasure on. What is locked already stays so until its day, unless you erase it on its own page.
        </p>
        <Submit className="mt-4">Save</Submit>
      </form>
      <Titled className="mt-8 max-w-reading" id="law" look="text-lg" title="What the law says">
        <p className="mt-1">
          The Digital Personal Data Protection Act (2023) gives people the right to have their data erased when they take their consent
          back. Rule 8(3) of the DPDP Rules (2025) may ask a practice to keep what it received, and the log of it, for at least a year all
          the same. {ruleStates[rule]}
        </p>
        <p className="mt-2">The privacy notice says now: “{notice.oneYear[practice.privacy.oneYearRule]}”</p>
        <p className="mt-2">
          Either way the database keeps its own history for up to 30 days (Cloudflare’s Time Travel), for repairs. Nobody at the desk can
          read it.
        </p>
      </Titled>
    </>
  );
}
