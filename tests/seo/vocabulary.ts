import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The schema.org vocabulary from the package `schema-dts`, with one declaration for each type. */
const declarations = readFileSync(fileURLToPath(import.meta.resolve('schema-dts')).replace(/schema\.js$/, 'schema.d.ts'), 'utf8');

type Declared = { parents: ReadonlyArray<string>; properties: ReadonlyMap<string, ReadonlyArray<string>> };

// `MedicalClinicBase` holds a type's own properties; `CollectionPageLeaf extends WebPageBase` is a type that adds none.
const declaration = /^(?:export )?interface (\w+?)(Base|Leaf) extends ([^{]+) \{\n([\s\S]*?)^\}/gm;
const property = /^ {4}"(\w+)"\?: SchemaValue<(.+), "\w+">;$/gm;

function ownName(name: string): string {
  return name.trim().replace(/Base$/, '');
}

const types = new Map<string, Declared>();
for (const [, name = '', kind, parents = '', body = ''] of declarations.matchAll(declaration)) {
  const above = parents.split(',').map(ownName);
  if (kind === 'Leaf' && types.has(name)) continue;
  const properties = new Map([...body.matchAll(property)].map(([, key = '', range = '']) => [key, range.split(' | ')]));
  types.set(name, { parents: above.filter((parent) => !parent.startsWith('Partial')), properties });
}

// An enumeration is a union of its members' names, or of other enumerations.
const unions = new Map(
  [...declarations.matchAll(/^export type (\w+) = (.+);$/gm)].map(([, name = '', union = '']) => [name, union.split(' | ')] as const),
);

function isMember(word: string, name: string): boolean {
  return (unions.get(name) ?? []).some((part) => part === `"${word}"` || (part !== name && isMember(word, part)));
}

const plainText = new Set(['Text', 'URL', 'Date', 'DateTime', 'Time', 'Number', 'Integer', 'Language']);

export function isType(name: string): boolean {
  return types.has(name);
}

function lineage(type: string): ReadonlyArray<string> {
  return [type, ...(types.get(type)?.parents ?? []).flatMap(lineage)];
}

/** Returns the range of a type's property; undefined if neither the type nor an ancestor has it. */
export function rangeOf(type: string, key: string): ReadonlyArray<string> | undefined {
  return lineage(type)
    .map((name) => types.get(name)?.properties.get(key))
    .find((range) => range !== undefined);
}

/** Tells whether a node of this type is within the range. */
export function fits(type: string, range: ReadonlyArray<string>): boolean {
  return lineage(type).some((name) => range.includes(name));
}

/** Tells whether a text is within the range: as text, or as a member of an enumeration. */
export function wordFits(word: string, range: ReadonlyArray<string>): boolean {
  return range.some((name) => plainText.has(name) || isMember(word, name));
}
