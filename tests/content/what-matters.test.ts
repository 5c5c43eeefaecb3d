import { expect, test } from 'vitest';
import { findTreatment } from '#content/catalogue.ts';
import { operations } from '#content/operations.ts';
import { whatMatters } from '#content/what-matters.ts';

test('each decision sheet has a treatment and five statements', () => {
  for (const { treatment, statements } of whatMatters) {
    expect(findTreatment(treatment)?.link).toBe(treatment);
    expect(new Set(statements.map(({ statement }) => statement)).size).toBe(5);
    for (const { ask } of statements) expect(ask).toMatch(/\?$/);
  }
});

test('no operation allows lifting within six weeks of open surgery', () => {
  for (const [key, { back }] of Object.entries(operations)) {
    if (/keyhole|sleeve|bypass|wrap|cyst|ercp|colonoscopy|piles|fissure|fistula|rectal-polyp|robotic/.test(key)) continue;
    expect([key, back.lift]).toEqual([key, expect.stringMatching(/^nothing over \d+ kg .* for at least 6 weeks$/)]);
  }
});
