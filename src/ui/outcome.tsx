import { Icon } from './icon.tsx';

const marks = { '✅': 'check', '❌': 'close' } as const;
const begins = /^(✅|❌) /;

/** The outcome of a form. Its mark is drawn, because as a character it looks different on every device, and is missing on some. */
export function Outcome({ words }: { words: string }) {
  const mark = begins.exec(words)?.[1] as keyof typeof marks | undefined;
  if (!mark) return words;
  return (
    <>
      <Icon className="mr-1.5 inline-block size-5 align-[-0.2em]" name={marks[mark]} />
      <span className="sr-only">{`${mark} `}</span>
      {words.replace(begins, '')}
    </>
  );
}
