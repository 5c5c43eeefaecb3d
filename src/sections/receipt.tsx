import { phoneAsRead, phoneLink } from '#content/contact-links.ts';
import { Container } from '#ui/container.tsx';
import { EmergencyNumbers } from '#ui/emergency-numbers.tsx';

/** What a visitor without JavaScript sees once a form has been taken. */
export function Receipt({ message, reference, callBy }: { message: string; reference: string; callBy?: string | undefined }) {
  return (
    <Container className="py-12 lg:py-20">
      <div className="max-w-reading rounded-md border-2 border-good bg-good-50 p-6" role="status">
        <p className="text-lg font-semibold text-good">{message}</p>
        <p className="mt-3 text-lg">
          Your reference is <strong className="whitespace-nowrap tracking-wide">{reference}</strong>.
        </p>
        {callBy && <p className="mt-2">We will call you by {callBy}.</p>}
      </div>
      <div className="article-text mt-8">
        <h2>What happens next</h2>
        <ul>
          <li>Someone from the practice rings or writes to you. The call may come from a number that you do not know.</li>
          <li>
            If you have heard nothing by then, ring <a href={phoneLink}>{phoneAsRead}</a> and give the reference.
          </li>
          <li>
            If you get worse, call <EmergencyNumbers />. Do not wait for our call.
          </li>
        </ul>
        <p>
          With the reference you can also ask us to erase your request: see the <a href="/privacy">privacy notice</a>.
        </p>
      </div>
    </Container>
  );
}
