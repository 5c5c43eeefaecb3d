import type { RootContent } from 'hast';
import type { Marks, Rules } from './look.ts';
import type { Notes } from './notes.ts';
import type { Run } from './runs.ts';

export type Block =
  | { kind: 'text'; runs: ReadonlyArray<Run>; heading?: number }
  | { kind: 'item'; level: number; ordered: boolean; start: number | undefined; blocks: ReadonlyArray<Block> }
  | { kind: 'quote'; blocks: ReadonlyArray<Block> }
  | { kind: 'code'; text: string }
  | { kind: 'table'; rows: ReadonlyArray<ReadonlyArray<ReadonlyArray<Run>>> }
  | { kind: 'rule' };

/** The facts about a document that are not in its tree. */
export type Source = { rules: Rules; notes: Notes; mediaHosts: ReadonlyArray<string>; firstNote: number };

export type Read = (nodes: ReadonlyArray<RootContent>, marks: Marks, source: Source) => ReadonlyArray<Block>;
