import type { TreatmentText } from '#content/treatment-text.ts';
import { MarkedText } from '#ui/marked-text.tsx';

const questions = [
  ['emergency', 'Is it an emergency?'],
  ['operation', 'Do I need an operation?'],
  ['choices', 'What are the choices?'],
  ['back', 'When am I back to usual life?'],
  ['next', 'What do I do next?'],
] as const;

/** The page in five lines, each under the question that it answers. */
export function InShort({ inShort }: { inShort: NonNullable<TreatmentText['inShort']> }) {
  return (
    <section aria-labelledby="in-short" className="mt-8 max-w-reading border-l-4 border-brand bg-brand-50 px-5 py-4">
      <h2 className="text-xl" id="in-short">
        In short
      </h2>
      <dl className="mt-2 grid gap-2.5 leading-snug">
        {questions.map(([name, question]) => (
          <div key={name}>
            <dt className="text-sm font-semibold text-brand">{question}</dt>
            <dd>
              <MarkedText runs={inShort[name]} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
