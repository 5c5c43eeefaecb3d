'use client';
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { IndexFile } from '#content/search/index-file.ts';
import type { SignsIn } from '#search/find.ts';
import type { Suggest, Suggestion } from '#search/suggest.ts';
import { Icon } from '#ui/icon.tsx';

type Ready = { suggest: Suggest; hasSeveralWords: (query: string) => boolean };

let loading: Promise<Ready> | undefined;
// The detector of emergencies: larger than all else of the box, and needed for several words only.
let loadingSigns: Promise<SignsIn> | undefined;
const pause = 250;

async function load(): Promise<Ready> {
  // Keeps the suggester out of the Worker's bundle, which only renders the box.
  if (import.meta.env.SSR) throw new Error('Suggestions are for browsers.');
  const [answer, { suggesterOf, hasSeveralWords }] = await Promise.all([fetch('/search-index.json'), import('#search/suggest.ts')]);
  return { suggest: suggesterOf(await answer.json<IndexFile>()), hasSeveralWords };
}

async function loadSigns(): Promise<SignsIn> {
  if (import.meta.env.SSR) throw new Error('Suggestions are for browsers.');
  return (await import('#search/emergency/signs.ts')).emergencySigns;
}

// Loads the words once for all boxes of a page, when one of them is used.
function loadSuggest(): Promise<Ready> {
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

type SearchBoxProps = {
  id: string;
  label: string;
  /** Shown while the box is empty. */
  example?: string;
  typed?: string;
  focus?: boolean;
};

/** The search form. Becomes an ARIA combobox with suggestions once their data has loaded. */
export function SearchBox({ id, label, example = 'pathri, hernia', typed, focus }: SearchBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  const [ready, setReady] = useState<Ready>();
  const [signsIn, setSignsIn] = useState<SignsIn>();
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [rows, setRows] = useState<ReadonlyArray<Suggestion>>([]);
  const [chosen, setChosen] = useState(-1);
  const prepare = useCallback(() => {
    loadSuggest().then(setReady, () => undefined);
  }, []);
  useEffect(() => {
    // The box may have had the focus before React loaded.
    if (document.activeElement === box.current) prepare();
  }, [prepare]);
  useEffect(() => () => clearTimeout(waiting.current), []);
  useEffect(() => {
    document.getElementById(`${id}-${chosen}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, chosen]);
  const close = () => {
    clearTimeout(waiting.current);
    setRows([]);
    setChosen(-1);
  };
  const offer = (text: string, signs = signsIn) => {
    clearTimeout(waiting.current);
    setRows(ready && text.trim().length > 1 ? ready.suggest(text, signs) : []);
    setChosen(-1);
    if (!signs && ready?.hasSeveralWords(text)) waiting.current = setTimeout(lookForSigns, pause);
  };
  const lookForSigns = () => {
    loadingSigns ??= loadSigns();
    loadingSigns.then(
      (signs) => {
        setSignsIn(() => signs);
        // Shows rows for the text as it is by now; nothing opens in a box that was left.
        if (box.current && document.activeElement === box.current) offer(box.current.value, signs);
      },
      () => {
        // Retried at the next pause; the results have the alarm without it.
        loadingSigns = undefined;
      },
    );
  };
  const answerKey = (event: KeyboardEvent) => {
    // These keys choose among what an input method offers, as for Devanagari.
    if (event.nativeEvent.isComposing) return;
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
    <form action="/search" className="relative" data-island="" role="search">
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
          name="q"
          onBlur={close}
          onFocus={prepare}
          onInput={(event) => offer(event.currentTarget.value)}
          onKeyDown={answerKey}
          placeholder={example}
          ref={box}
          type="search"
          {...(ready && {
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
      {ready && (
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
