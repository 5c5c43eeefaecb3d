import { costAnswerId } from '#content/cost-link.ts';
import { Submit } from '#ui/button.tsx';

type Props = {
  /** The page about a visit. */
  page: string;
  label: string;
  words: Readonly<Record<'which' | 'choose' | 'show', string>>;
  groups: ReadonlyArray<{ name: string; costs: ReadonlyArray<{ key: string; name: string }> }>;
};

/** Asks for one operation without script: the page comes again with its cost. */
export function WhichOperation({ page, label, words: { which, choose, show }, groups }: Props) {
  return (
    <form action={`${page}#${costAnswerId}`} aria-label={label} className="mb-4 print:hidden" role="search">
      <label className="block font-semibold" htmlFor="operation">
        {which}
      </label>
      <div className="mt-2 flex flex-wrap gap-3">
        <select
          className="min-h-12 w-full min-w-0 grow basis-48 rounded-md border border-edge bg-surface pr-9 pl-4 sm:w-auto"
          id="operation"
          name="operation"
          required
        >
          <option value="">{choose}</option>
          {groups.map(({ name, costs }) => (
            <optgroup key={name} label={name}>
              {costs.map((cost) => (
                <option key={cost.key} value={cost.key}>
                  {cost.name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        <Submit look="quiet">{show}</Submit>
      </div>
    </form>
  );
}
