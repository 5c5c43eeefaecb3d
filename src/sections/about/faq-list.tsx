import { faqs } from '#content/faqs.ts';
import { Fold } from '#ui/fold.tsx';
import { Icon } from '#ui/icon.tsx';

function Sign() {
  return (
    <>
      <Icon className="size-6 text-brand group-open/faq:hidden" name="plus" />
      <Icon className="hidden size-6 text-brand group-open/faq:block" name="minus" />
    </>
  );
}

/** One open at a time: the browser closes the others of the same name, and a second click closes the open one. */
export function FaqList() {
  return (
    <div className="border-b border-line">
      {faqs.map(({ question, answer }) => (
        <Fold
          className="group/faq border-t border-line"
          key={question}
          mark={<Sign />}
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
