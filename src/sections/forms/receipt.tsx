import { phoneAsRead, phoneLink } from '#content/contact-links.ts';
import { Container } from '#ui/container.tsx';
import { ReceiptPanel, type Taken } from '#ui/forms/receipt-panel.tsx';

/** What a visitor without JavaScript sees once a form has been taken. */
export function Receipt(taken: Taken) {
  const { callBy } = taken;
  return (
    <Container className="py-12 lg:py-20">
      <div role="status">
        <ReceiptPanel {...taken} />
      </div>
      <div className="article-text mt-8">
        <h2>What happens next</h2>
        <ul>
          <li>Someone from the practice rings or writes to you. The call may come from a number that you do not know.</li>
          <li>
            If you have heard nothing {callBy ?? 'after a few working days'}, ring{' '}
            <a className="whitespace-nowrap" href={phoneLink}>
              {phoneAsRead}
            </a>{' '}
            and give the reference.
          </li>
        </ul>
        <p>
          Changed your mind? With the reference and your phone number or email you can{' '}
          <a href="/privacy/withdraw">take your {callBy ? 'request' : 'message'} back</a>. What we keep of it stands in the{' '}
          <a href="/privacy">privacy notice</a>.
        </p>
      </div>
    </Container>
  );
}
