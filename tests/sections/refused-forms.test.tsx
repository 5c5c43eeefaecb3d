import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { formTextsIn } from '#content/languages/form-texts.ts';
import { frameTexts } from '#content/languages/frame-texts.ts';
import { translatedLanguages } from '#content/languages.ts';
import type { ReviewState } from '#content/review.ts';
import { FormAgainScreen, WithdrawAgainScreen } from '#sections/forms/again-screens.tsx';
import { ReceiptScreen } from '#sections/forms/receipt.tsx';
import { WithdrawnScreen } from '#sections/forms/withdrawn-screen.tsx';

const signed = { state: 'signed', by: 'Dr. Meera Deshpande', on: '2026-11-20', next: '2027-11-20' } as const;
const changed = { state: 'changed since review' } as const;
const refused = { typed: {}, errors: {}, message: '' };

// Nobody but the sender opens these, so it does not matter who has signed their texts.
test.each(translatedLanguages)("$name forms and receipts say 'unreviewed' only until a doctor signs", (language) => {
  vi.stubGlobal('__TURNSTILE_SITE_KEY__', null);
  const texts = formTextsIn(language);
  const unreviewed = frameTexts(language.tag)?.words.language.unreviewed ?? '';
  const screens = (review: ReviewState) => [
    <FormAgainScreen key="callback" kind="callback" language={language} refused={refused} review={review} />,
    <FormAgainScreen key="contact" kind="contact" language={language} refused={refused} review={review} />,
    <WithdrawAgainScreen key="withdraw" language={language} refused={refused} review={review} />,
    <ReceiptScreen key="receipt" kind="callback" receipt={undefined} review={review} texts={texts} />,
    <WithdrawnScreen key="withdrawn" review={review} texts={texts} />,
  ];
  const said = (review: ReviewState) =>
    screens(review).map((screen) => {
      const markup = renderToStaticMarkup(screen);
      return [
        markup.includes(unreviewed),
        markup.includes('name="robots" content="noindex"') || markup.includes('content="noindex" name="robots"'),
      ];
    });
  expect(said(signed)).toEqual(said(signed).map(() => [false, true]));
  expect(said(changed)).toEqual(said(changed).map(() => [true, true]));
});
