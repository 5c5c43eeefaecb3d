import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Short to read and long to run, in this order. The first of the search trains the classifier, which the others then read from a file.
const long = [
  ...['every-address-on-a-desk', 'every-address-on-a-phone', 'every-treatment-page', 'languages'].map((name) => `browser/${name}`),
  ...['signed-build', 'desk-signing', 'languages', 'dev-server', 'crash'].map((name) => `edge/${name}`),
  ...['search/classifier', 'commands/staff', 'articles/markdown', 'search/finding', 'search/unread-lists'],
].map((name) => `/tests/${name}.test.ts`);

const placeOf = ({ moduleId }: TestSpecification) => long.findIndex((name) => moduleId.endsWith(name));

/**
 * On a clean checkout vitest knows no file's time and begins with the largest: short files that open many pages or build the site came last, and
 * ran alone while other cores idled. These come first.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const order = await super.sort(files);
    const first = order.filter((file) => placeOf(file) >= 0).toSorted((one, other) => placeOf(one) - placeOf(other));
    return [...first, ...order.filter((file) => placeOf(file) < 0)];
  }
}
