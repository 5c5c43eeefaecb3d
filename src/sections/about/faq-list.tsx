import { faqs } from '#content/faqs.ts';
import { Fold } from '#ui/fold.tsx';
import { Icon } from '#ui/icon.tsx';

const sign = (
  <>
    <Icon className="size-6 text-brand group-open/faq:hidden print:hidden" name="plus" />
    <Icon className="hidden size-6 text-brand group-open/faq:block print:hidden" name="minus" />
  </>
);

/** The shared name lets the browser keep one answer open. */
export function FaqList() {
  return (
    <div className="border-b border-line">
      {faqs.map(({ question, answer }) => (
        <Fold
          className="group/faq border-t border-line"
          key={question}
          mark={sign}
          name="faq"
          row="py-3 hover:text-brand"
          title={<h3 className="min-w-0 text-lg leading-snug wrap-anywhere">{question}</h3>}
        >
          <p className="max-w-reading pb-6">{answer}</p>
        </Fold>
      ))}
    </div>
  );
}
