import { ButtonLink } from '#ui/button.tsx';
import { Document } from './document.tsx';

export type NoticeWords = { title: string; words: string; also?: string };

/** A page of one sentence: for who has not got in, and for what was refused. */
export function Notice({ title, words, also }: NoticeWords) {
  return (
    <Document title={title}>
      <main className="mx-auto max-w-reading px-5 py-16">
        <h1 className="text-3xl">{title}</h1>
        <p className="mt-4 text-lg">{words}</p>
        {also && <p className="mt-4 rounded-md bg-sunk p-4">{also}</p>}
        <p className="mt-8">
          <ButtonLink href="/">To the call list</ButtonLink>
        </p>
      </main>
    </Document>
  );
}
