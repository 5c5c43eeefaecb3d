import { faqs } from '#content/faqs.ts';
import { Icon } from '#ui/icon.tsx';

/** One open at a time: the browser closes the others of the same name, and a second click closes the open one. */
export function FaqList() {
  return (
    <div className="border-b border-line">
      {faqs.map(({ question, answer }) => (
        <details className="group/faq border-t border-line" key={question} name="faq">
          <summary className="flex min-h-14 items-center justify-between gap-4 py-3 hover:text-brand">
            <h3 className="min-w-0 text-lg leading-snug wrap-anywhere">{question}</h3>
            <Icon className="size-6 text-brand group-open/faq:hidden" name="plus" />
            <Icon className="hidden size-6 text-brand group-open/faq:block" name="minus" />
          </summary>
          <p className="max-w-reading pb-6">{answer}</p>
        </details>
      ))}
    </div>
  );
}
