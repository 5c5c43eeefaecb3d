import type { Findable, NotOurs, SearchData } from './types.ts';

type InFile<T> = Omit<T, 'words'> & { words: string };

/** The words of the search as its file has them: the phrases of a page in one text, which makes a smaller file than a list of texts. */
export type IndexFile = Omit<SearchData, 'findable' | 'notOurs'> & {
  findable: ReadonlyArray<InFile<Findable>>;
  notOurs: ReadonlyArray<InFile<NotOurs>>;
};

const joined = <T extends { words: ReadonlyArray<string> }>(one: T): InFile<T> => ({ ...one, words: one.words.join() });
const apart = <T extends { words: string }>(one: T) => ({ ...one, words: one.words === '' ? [] : one.words.split(',') });

export const indexFileOf = (data: SearchData): IndexFile => ({
  ...data,
  findable: data.findable.map(joined),
  notOurs: data.notOurs.map(joined),
});

export const dataIn = (file: IndexFile): SearchData => ({ ...file, findable: file.findable.map(apart), notOurs: file.notOurs.map(apart) });
