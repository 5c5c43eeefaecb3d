'use client';
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { SearchData } from '#content/search/types.ts';
import type { Suggestion } from '#search/suggest.ts';
import { Icon } from '#ui/icon.tsx';

type Suggest = (query: string) => ReadonlyArray<Suggestion>;

let loading: Promise<Suggest> | undefined;

async function load(): Promise<Suggest> {
  // Keeps the suggester out of the Worker's bundle, which only renders the box.
  if (import.meta.env.SSR) throw new Error('Suggestions are for browsers.');
  const [answer, { suggester }] = await Promise.all([fetch('/search-index.json'), import('#search/suggest.ts')]);
  return suggester(await answer.json<SearchData>());
}

// Loads the words once for all boxes of a page, when one of them is used.
function loadSuggest(): Promise<Suggest> {
  loading ??= load();
  // Retried at the next focus; the form works without.
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

const row = 'flex min-h-11 items-center gap-2 px-3 py-1.5 leading-tight aria-selected:bg-brand-50';

function Row({ id, suggestion, chosen, onChoose }: { id: string; suggestion: Suggestion; chosen: boolean; onChoose: () => void }) {
  const { name, emergency, note } = suggestion;
  return (
    <li
      aria-selected={chosen}
      className={`${row} ${emergency ? 'bg-emergency-50 font-semibold text-emergency' : 'text-ink'}`}
      id={id}
      onClick={onChoose}
      onPointerDown={(event) => event.preventDefault()}
      role="option"
    >
      {emergency && <Icon className="size-5 shrink-0" name="warning" />}
      <span>
        {name}
        {note && <span className="block text-sm text-soft">{note}</span>}
      </span>
    </li>
  );
}

/** The search form. Becomes an ARIA combobox with suggestions once their data has loaded. */
export function SearchBox({ id, label, typed, focus }: { id: string; label: string; typed?: string; focus?: boolean }) {
  const box = useRef<HTMLInputElement>(null);
  const [suggest, setSuggest] = useState<Suggest>();
  const [rows, setRows] = useState<ReadonlyArray<Suggestion>>([]);
  const [chosen, setChosen] = useState(-1);
  const prepare = useCallback(() => {
    loadSuggest().then(
      (ready) => setSuggest(() => ready),
      () => undefined,
    );
  }, []);
  useEffect(() => {
    // The box may have had the focus before React loaded.
    if (document.activeElement === box.current) prepare();
  }, [prepare]);
  const close = () => {
    setRows([]);
    setChosen(-1);
  };
  const offer = (text: string) => {
    setRows(suggest && text.trim().length > 1 ? suggest(text) : []);
    setChosen(-1);
  };
  const answerKey = (event: KeyboardEvent) => {
    const { length } = rows;
    if (event.key === 'Escape' && length > 0) close();
    else if (event.key === 'ArrowDown' && length > 0) setChosen((chosen + 1) % length);
    else if (event.key === 'ArrowUp' && length > 0) setChosen(chosen <= 0 ? length - 1 : chosen - 1);
    else if (event.key === 'Enter' && rows[chosen]) location.assign(rows[chosen].href);
    else return;
    event.preventDefault();
  };
  const open = rows.length > 0;
  return (
    <form action="/search" className="relative" role="search">
      <label className="sr-only" htmlFor={id}>
        {label}
      </label>
      <div className="flex">
        <input
          autoComplete="off"
          autoFocus={focus}
          className="search-input min-w-0 grow rounded-l-md border-2 border-edge bg-surface px-3 text-ink"
          defaultValue={typed}
          enterKeyHint="search"
          id={id}
          maxLength={200}
          name="q"
          onBlur={close}
          onFocus={prepare}
          onInput={(event) => offer(event.currentTarget.value)}
          onKeyDown={answerKey}
          placeholder="pathri, hernia"
          ref={box}
          type="search"
          {...(suggest && {
            role: 'combobox',
            'aria-autocomplete': 'list' as const,
            'aria-controls': `${id}-list`,
            'aria-expanded': open,
            'aria-activedescendant': chosen < 0 ? undefined : `${id}-${chosen}`,
          })}
        />
        <button
          aria-label="Search"
          className="flex size-12 shrink-0 items-center justify-center rounded-r-md bg-brand text-on-brand"
          type="submit"
        >
          <Icon name="search" />
        </button>
      </div>
      {suggest && (
        <>
          <ul
            aria-label="Suggestions"
            className="absolute inset-x-0 top-full z-20 mt-1 max-h-80 overflow-y-auto rounded-md border border-line bg-surface py-1 shadow-raised"
            hidden={!open}
            id={`${id}-list`}
            role="listbox"
          >
            {rows.map((suggestion, at) => (
              <Row
                chosen={at === chosen}
                id={`${id}-${at}`}
                key={suggestion.name}
                onChoose={() => location.assign(suggestion.href)}
                suggestion={suggestion}
              />
            ))}
          </ul>
          <p className="sr-only" role="status">
            {open ? `${rows.length} ${rows.length === 1 ? 'suggestion' : 'suggestions'}` : ''}
          </p>
        </>
      )}
    </form>
  );
}
