import { fits, isType, rangeOf, wordFits } from './vocabulary.ts';

type GraphNode = Readonly<Record<string, unknown>>;

/**
 * Required properties by type: Google's (its documents on LocalBusiness, BreadcrumbList, ProfilePage and Article) and the practice's
 * own.
 */
const required: Readonly<Record<string, ReadonlyArray<string>>> = {
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position'],
  WebSite: ['name', 'url', 'inLanguage', 'publisher'],
  MedicalClinic: ['name', 'url', 'telephone', 'address', 'potentialAction'],
  PostalAddress: ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'],
  Person: ['name'],
  ReserveAction: ['target'],
  ProfilePage: ['mainEntity'],
  ContactPage: ['mainEntity'],
  CollectionPage: ['name'],
  ImageObject: ['caption', 'contentUrl', 'width', 'height', 'creditText'],
  MedicalWebPage: ['about', 'author', 'dateModified', 'citation', 'specialty', 'audience', 'inLanguage'],
  MedicalCondition: ['name', 'associatedAnatomy', 'typicalTest', 'possibleTreatment', 'relevantSpecialty', 'potentialAction'],
  SurgicalProcedure: ['name'],
  BlogPosting: ['headline', 'description', 'image', 'author', 'publisher', 'mainEntityOfPage', 'inLanguage'],
};

// A practice may not rate or price itself, or present patients' words as reviews.
const refused = new Set(['aggregateRating', 'review', 'reviews', 'priceRange', 'award', 'starRating']);

function typesOf(node: GraphNode): ReadonlyArray<string> {
  return [node['@type'] ?? []].flat().map(String);
}

function isNode(value: unknown): value is GraphNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function valueProblems(value: unknown, range: ReadonlyArray<string>, at: string): ReadonlyArray<string> {
  if (Array.isArray(value))
    return value.length === 0 ? [`${at} is an empty list`] : value.flatMap((item) => valueProblems(item, range, at));
  if (typeof value === 'number') return range.some((name) => ['Number', 'Integer'].includes(name)) ? [] : [`${at} takes no number`];
  if (typeof value === 'string') return value !== '' && wordFits(value, range) ? [] : [`${at} takes no '${value}'`];
  if (!isNode(value)) return [`${at} holds ${String(value)}`];
  if (!('@type' in value)) return Object.keys(value).join() === '@id' ? [] : [`${at} has no type`];
  const own = typesOf(value).some((type) => fits(type, range)) ? [] : [`${at} takes no ${typesOf(value).join()}`];
  return [...own, ...nodeProblems(value, at)];
}

/** Returns the problems of a node and its children; empty if the vocabulary has their types and properties. */
export function nodeProblems(node: GraphNode, at = ''): ReadonlyArray<string> {
  const types = typesOf(node);
  const place = `${at}/${types.join()}`;
  const unknown = types.filter((type) => !isType(type)).map((type) => `${place}: there is no type '${type}'`);
  const missing = types.flatMap((type) => required[type] ?? []).filter((key) => !(key in node));
  // An action's input is a property with the suffix '-input', such as 'query-input'.
  const properties = Object.entries(node).filter(
    ([key]) => !key.startsWith('@') && !(key === 'query-input' && types.includes('SearchAction')),
  );
  return [
    ...(types.length === 0 ? [`${place} has no type`] : unknown),
    ...missing.map((key) => `${place} lacks ${key}`),
    ...properties.flatMap(([key, value]) => {
      if (refused.has(key)) return [`${place} must not say ${key}`];
      const range = types.map((type) => rangeOf(type, key)).find((found) => found !== undefined);
      return range ? valueProblems(value, range, `${place}.${key}`) : [`${place} has no property '${key}'`];
    }),
  ];
}

/** Returns ids of our own nodes (with a fragment) that are referenced but not described. */
function danglingIds(graph: ReadonlyArray<GraphNode>): ReadonlyArray<string> {
  const described = new Set<unknown>();
  const named = new Set<unknown>();
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(walk);
    if (!isNode(value)) return;
    if ('@id' in value) ('@type' in value ? described : named).add(value['@id']);
    Object.values(value).forEach(walk);
  };
  walk(graph);
  return [...named].filter((id) => String(id).includes('#') && !described.has(id)).map((id) => `${String(id)} is described nowhere`);
}

/** Parses a page's graph into its nodes and their problems. */
export function readGraph(json: string): { nodes: ReadonlyArray<GraphNode>; problems: ReadonlyArray<string> } {
  const { '@context': context, '@graph': nodes } = JSON.parse(json) as { '@context'?: string; '@graph'?: ReadonlyArray<GraphNode> };
  if (context !== 'https://schema.org' || !nodes) return { nodes: [], problems: ['no graph of schema.org'] };
  return { nodes, problems: [...nodes.flatMap((node) => nodeProblems(node)), ...danglingIds(nodes)] };
}

export function nodeOf(json: string, type: string): GraphNode | undefined {
  return readGraph(json).nodes.find((node) => typesOf(node).includes(type));
}
