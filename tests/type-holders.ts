import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const source = new URL('../src/', import.meta.url);

/** A type, function or constant at the top of a file, with the words of what others see of it. */
type Declaration = { key: string; words: ReadonlySet<string> };
/** `imports` has for a name its key, file and name: 'requests/submission.ts Submission'. */
type SourceFile = { declarations: ReadonlyArray<Declaration>; imports: ReadonlyMap<string, string>; words: ReadonlySet<string> };

const wordsOf = (code: string): ReadonlySet<string> => new Set(code.match(/\b\w+\b/g));
const keysIn = (union: string) => [...union.matchAll(/'(\w+)'/g)].map(([, key = '']) => key);

/** Code without those types that `Pick`, `Omit` or an index leave with none of the fields `within`. */
function withoutNarrowed(code: string, within: ReadonlyArray<string>): string {
  const isWithin = (key: string) => within.includes(key);
  return code
    .replace(/\bPick<\s*\w+,\s*((?:\|?\s*'\w+'\s*)+)>/g, (all, keys: string) => (keysIn(keys).some(isWithin) ? all : ''))
    .replace(/\bOmit<\s*(?:PatientRequest|NonNullable<PatientRequest\['written'\]>),\s*((?:\|?\s*'\w+'\s*)+)>/g, (all, keys: string) =>
      keysIn(keys).some(isWithin) ? '' : all,
    )
    .replace(/\b\w+\['(\w+)'\]/g, (all, key: string) => (isWithin(key) ? all : ''));
}

/** For each imported name its key, file and name. */
export function importsOf(file: string, code: string): ReadonlyMap<string, string> {
  const all = [...code.matchAll(/^import ([^;]*?) from '([#.][^']+)';/gm)].flatMap(([, names = '', from = '']) => {
    const target = from.startsWith('#') ? from.slice(1) : join(dirname(file), from);
    return [...names.matchAll(/(?:(\w+) as )?(\w+)(?=\s*[,}])/g)].map(([, of, name = '']) => [name, `${target} ${of ?? name}`] as const);
  });
  return new Map(all);
}

/** What others see of a declaration: the whole of a type; parameters and result of a function that says them, else its body too. */
function seenOf(declaration: string): string {
  if (/^(?:export )?type /.test(declaration)) return declaration;
  const [first = ''] = declaration.split('\n', 1);
  const head = first.endsWith('(') ? (/^[\s\S]*?^\)[^\n]*/m.exec(declaration)?.[0] ?? declaration) : first;
  return /\)\s*:\s*[^=]/.test(head) ? head : declaration;
}

function read(file: string, within: ReadonlyArray<string>): SourceFile {
  const code = readFileSync(new URL(file, source), 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
  const body = withoutNarrowed(code.replace(/^import [^;]*;/gm, ''), within);
  const declared = body.split(/^(?=(?:export )?(?:default )?(?:async )?(?:type|function|const) \w+)/m).slice(1);
  const declarations = declared.map((text) => ({
    key: `${file} ${/(?:type|function|const) (\w+)/.exec(text)?.[1]}`,
    words: wordsOf(seenOf(text)),
  }));
  return { declarations, imports: importsOf(file, code), words: wordsOf(body) };
}

/**
 * Finds the files that are handed a value of a type, or of one that has it in it: they name such a type, or call a function that takes or
 * returns one. `within` are the fields in which other types have it. What is typed `unknown`, as a record or as bytes is not found.
 */
export function holdersOf(seed: string, within: ReadonlyArray<string>): ReadonlyArray<string> {
  const all = readdirSync(source, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
  // Words know no request (`architecture.test.ts`).
  const files = new Map(all.filter((file) => /^(?!content\/).*\.tsx?$/.test(file)).map((file) => [file, read(file, within)]));
  const holding = new Set([seed]);
  const namesOne = (file: string, { imports }: SourceFile, words: ReadonlySet<string>, own = '') =>
    [...words].some((word) => {
      const key = imports.get(word) ?? `${file} ${word}`;
      return key !== own && holding.has(key);
    });
  for (let before = 0; before < holding.size; ) {
    before = holding.size;
    for (const [file, of] of files)
      for (const { key, words } of of.declarations) if (!holding.has(key) && namesOne(file, of, words, key)) holding.add(key);
  }
  return [...files].filter(([file, of]) => namesOne(file, of, of.words)).map(([file]) => file);
}
