import { text as words } from '#content/languages/en/words.ts';
import type { WeighedText } from '#content/what-matters-text.ts';
import { PrintLink } from '#sections/getting-ready/print-link.tsx';
import { PrintedHead, WrittenByHand } from '#sections/printed-head.tsx';
import { Container } from '#ui/container.tsx';
import { MarkedText } from '#ui/marked-text.tsx';

const answers = ['Not much', 'Somewhat', 'Very much'];

function Statement({ number, statement, known, ask, page }: WeighedText & { number: number; page: string }) {
  const name = `matters-${number}`;
  return (
    <fieldset className="break-inside-avoid rounded-lg border border-line bg-surface p-5 sm:p-6 print:p-1.5">
      <legend className="float-left mb-4 w-full text-lg font-semibold print:mb-0 print:text-base">
        {number}. {statement}
      </legend>
      <p className="clear-both mb-4 max-w-reading text-soft print:mb-0 print:text-sm print:leading-tight">
        <MarkedText page={page} runs={known} />
      </p>
      <div className="flex flex-wrap gap-x-6 gap-y-1">
        {answers.map((answer) => (
          <label className="inline-flex min-h-11 items-center gap-3 print:min-h-0" key={answer}>
            <input className="tick size-6 print:size-4" name={name} type="radio" value={answer} />
            {answer}
          </label>
        ))}
      </div>
      <p className="mt-3 max-w-reading border-l-4 border-brand-300 pl-4 print:mt-1">
        <span className="block text-sm font-semibold text-soft">To ask</span>
        {ask}
      </p>
    </fieldset>
  );
}

type Sheet = { choice: string; forWhom: string | undefined; statements: ReadonlyArray<WeighedText>; page: { name: string; href: string } };

/**
 * Five things to weigh before a choice, with what is known of each. The tick boxes belong to no form: they are printed, and never
 * stored or sent.
 */
export function WhatMattersSheet({ choice, forWhom, statements, page }: Sheet) {
  return (
    <Container className="py-8 lg:py-12 print:py-0">
      <PrintedHead />
      <WrittenByHand labels={['Name', 'Date']} />
      {forWhom && <p className="mb-4 max-w-reading border-l-4 border-urgent pl-4 font-semibold print:mb-1 print:text-sm">{forWhom}</p>}
      <p className="max-w-reading text-lg print:hidden">
        {choice} {forWhom ? 'If this sheet is for you, there' : 'There'} is no right answer for everybody. Tick how much each sentence is
        true of you, print it or take a picture of it, and bring it along. Nothing is stored or sent: it stays in this window.
      </p>
      <PrintLink words={words.sheet.print} />
      <p className="hidden pt-2 print:block">{choice}</p>
      <div className="mt-8 grid max-w-[37rem] gap-6 xl:max-w-none xl:grid-cols-2 print:max-w-none print:mt-2 print:grid-cols-1 print:gap-1.5">
        {statements.map((each, at) => (
          <Statement key={each.statement} number={at + 1} page={page.href} {...each} />
        ))}
        <div className="max-w-reading lg:p-6 print:mt-1">
          <h2 className="text-xl">What else matters to me</h2>
          <p className="mt-2 print:hidden">
            Who helps you at home, what you are afraid of, what you have been told by others: write it on the print.
          </p>
          <div aria-hidden="true" className="hidden print:block">
            <p className="h-8 border-b border-ink" />
            <p className="h-8 border-b border-ink" />
            <p className="h-8 border-b border-ink" />
          </div>
        </div>
      </div>
      <p className="mt-4 max-w-reading text-sm text-soft print:mt-1">
        <span className="print:hidden">The numbers in brackets are the references</span>
        <span className="hidden print:inline">Where the figures come from is said at the end</span> of our page “
        <a className="text-brand underline underline-offset-4" href={page.href}>
          {page.name}
        </a>
        ”.
      </p>
    </Container>
  );
}
