import type { PersonSettings } from '#bell/people.ts';
import type { Means } from '#bell/reachable.ts';
import { Submit } from '#ui/button.tsx';
import { kinds, kindWords } from './alert-form.ts';
import { Tick } from './settings-section.tsx';

/** For the owner: of what the practice's own chat and mailbox are told. */
export function PracticeSection({ chosen, means }: { chosen: PersonSettings['kinds']; means: Means }) {
  const channels = [means.webhook && 'chat', means.mail && 'mailbox'].filter(Boolean).join(' and ');
  return (
    <section aria-labelledby="practice" className="mt-10">
      <h2 className="text-xl" id="practice">
        What the practice’s {channels} {channels === 'chat and mailbox' ? 'are' : 'is'} told
      </h2>
      <form action="/alerts/practice" className="mt-3 max-w-reading" method="post">
        <fieldset>
          <legend className="sr-only">Of what</legend>
          {kinds.map((kind) => (
            <Tick checked={chosen.includes(kind)} key={kind} name={kind}>
              {kindWords[kind]}
            </Tick>
          ))}
        </fieldset>
        <p className="text-sm text-soft">That the database is away is said there whatever you choose: nobody else can be told of it.</p>
        <Submit className="mt-4">Save for the practice</Submit>
      </form>
    </section>
  );
}
