import { expect, test } from 'vitest';
import { withTold } from '#search/classifier/rank.ts';
import { classifierOf, type Told } from '#search/classifier/told.ts';
import type { Found } from '#search/listing.ts';
import { found, index, posts } from './finder.ts';
import { trainedModel } from './trained-model.ts';

const page = (href: string): Found => ({ page: { kind: 'practice', href, name: href, about: '', words: [] } });
const told = (shares: Readonly<Record<string, number>>, elsewhere = 0): Told => ({
  shown: Object.entries(shares).map(([href, share]) => ({ found: page(href), share })),
  elsewhere,
  ofOthers: 0,
  others: undefined,
  knows: () => true,
});

test('likely pages are listed beside what the words find', () => {
  const byWords = { found: [page('/visit')], has: 1 };
  const shares = { '/visit': 0.82, '/contact': 0.1, '/about': 0.04, '/cases': 0.03, '/blog': 0.01 };
  expect(withTold(byWords, told(shares), false).found).toEqual([page('/visit'), page('/contact'), page('/about')]);
  expect(withTold(byWords, told({ '/visit': 0.98, '/contact': 0.009 }), false).found).toEqual([page('/visit')]);
});

test('a phrase of ours is shown despite a likely other world', () => {
  const [shares, elsewhere] = [{ '/visit': 0.3 }, 0.6];
  expect(withTold({ found: [page('/visit')], has: 1 }, told(shares, elsewhere), false).found).toEqual([page('/visit')]);
  expect(withTold({ found: [] }, told(shares, elsewhere), false)).toEqual({ found: [], ways: [page('/visit')] });
});

test('whether a query is ours is asked a second time', () => {
  const model = trainedModel();
  const outside = (bias: number) => {
    const { elsewhere, ofOthers } = classifierOf(index, posts, { ...model, units: { ...model.units, bias } }).ask('parking');
    return elsewhere + ofOthers;
  };
  expect(outside(20)).toBeGreaterThan(10 * outside(-20));
});

test('a worm that people catch from dogs is no animal', () => {
  expect(found('kutte ke keede wali gaanth, bharti hone se pehle')[0]).toBe('/getting-ready/hydatid-cyst');
  expect(found('kutte ko keede ho gaye dawa')).toEqual([]);
});
