import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/forms/field.tsx';

/** So many letters can be typed into a search. */
export const mostTyped = 200;

/** Posted, so that nobody's name or number stands in an address. */
export function SearchForm({ typed = '', error }: { typed?: string; error?: string | undefined }) {
  return (
    <search>
      <form action="/requests" className="mt-4 flex max-w-reading flex-wrap items-end gap-3" method="post">
        <div className="min-w-0 flex-[1_1_12rem]">
          <TextField
            autoComplete="off"
            defaultValue={typed}
            error={error}
            hint="A name or its beginning, a phone number or its last four digits, an e-mail, a reference"
            id="find"
            label="Find a request"
            maxLength={mostTyped}
            name="find"
            spellCheck={false}
            type="search"
          />
        </div>
        <Button type="submit">Find</Button>
      </form>
    </search>
  );
}
