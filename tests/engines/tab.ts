/** One tab of any engine. The walks use nothing else, so each is written once. */
export type Tab = AsyncDisposable & {
  open: (address: string) => Promise<void>;
  size: (width: number, height: number) => Promise<void>;
  /** Runs a function in the page; what goes in and comes out is JSON. */
  run: <In extends ReadonlyArray<unknown>, Out>(inPage: (...values: In) => Out, ...values: In) => Promise<Awaited<Out>>;
  clickAt: (x: number, y: number) => Promise<void>;
  /** Moves the mouse as a hand does: a single move of nought is no intent. */
  pointAt: (x: number, y: number) => Promise<void>;
  press: (key: Key, held?: 'Shift' | 'Control') => Promise<void>;
  type: (text: string) => Promise<void>;
  picture: () => Promise<Uint8Array>;
  /** The page on paper, as a PDF; undefined where the engine's protocol has no printing. */
  paper: () => Promise<Uint8Array | undefined>;
};

export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowDown' | 'ArrowRight' | 'Space' | 'a';

export type Engine = { name: string; open: (address: string, width: number) => Promise<Tab> };
