import { readContentFiles, textOfFile } from '#checks/content-files.ts';
import { type RuleId, rowOf, rules } from '#content/triage.ts';

const ruleOfRow = new Map((Object.keys(rules) as ReadonlyArray<RuleId>).map((id) => [rowOf(rules[id]), id]));

/** Every page and article, with the rules of its care card and the blocks of its text. */
export const pages = (await readContentFiles()).map((file) => ({
  ...file,
  ids: Object.values(file.page.careCard)
    .flat()
    .flatMap((row) => ruleOfRow.get(row) ?? []),
  text: textOfFile(file).blocks,
}));
