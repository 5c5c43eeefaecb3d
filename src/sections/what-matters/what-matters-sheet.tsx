import type { Weighed, WhatMatters } from '#content/what-matters.ts';
import { PrintedHead } from '#sections/printed-head.tsx';
import { Container } from '#ui/container.tsx';

const answers = ['Not much', 'Somewhat', 'Very much'];

function Statement({ number, statement, ask }: Weighed & { number: number }) {
  const name = `matters-${number}`;
  return (
    <fieldset className="break-inside-avoid rounded-lg border border-line bg-surface p-5 sm:p-6 print:p-1.5">
      <legend className="float-left mb-4 w-full text-lg font-semibold print:mb-0 print:text-base">
        {number}. {statement}
      </legend>
      <div className="clear-both flex flex-wrap gap-x-6 gap-y-1">
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

/**
 * Five things to weigh before a choice. The tick boxes belong to no form: they are printed, and never stored or sent.
 */
export function WhatMattersSheet({ choice, statements }: WhatMatters) {
  return (
    <Container className="py-8 lg:py-12 print:py-0">
      <PrintedHead />
      <p className="max-w-reading text-lg print:hidden">
        {choice} There is no right answer for everybody. Tick how much each sentence is true of you, print it or take a picture of it, and
        bring it along. Nothing is stored or sent: it stays in this window.
      </p>
      <p className="hidden print:block">{choice}</p>
      <div className="mt-8 grid max-w-reading gap-6 print:mt-2 print:gap-1.5">
        {statements.map((each, at) => (
          <Statement key={each.statement} number={at + 1} {...each} />
        ))}
      </div>
      <div className="mt-8 max-w-reading print:mt-3">
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
    </Container>
  );
}
