import { expect, test } from 'vitest';
import { findTreatment } from '#content/catalogue.ts';
import { operations } from '#content/operations.ts';
import { whatMatters } from '#content/what-matters.ts';

test('each sheet is about a treatment and weighs five things', () => {
  for (const { treatment, statements } of whatMatters) {
    expect(findTreatment(treatment)?.link).toBe(treatment);
    expect(new Set(statements.map(({ statement }) => statement)).size).toBe(5);
    for (const { ask } of statements) expect(ask).toMatch(/\?$/);
  }
});

// The rulebook keeps people from lifting for six weeks after an open cut: no sample may say less.
test('after an open cut nothing heavy is lifted for six weeks', () => {
  for (const [key, { back }] of Object.entries(operations)) {
    if (/keyhole|sleeve|bypass|wrap|cyst|ercp|colonoscopy|piles|fissure|fistula|rectal-polyp|robotic/.test(key)) continue;
    expect([key, back.lift]).toEqual([key, 'nothing heavy for at least 6 weeks']);
  }
});
