import { phoneAsRead, phoneLink } from '#content/contact-links.ts';
import { ButtonLink, type ButtonLook } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';

/** The practice's number as a link within a sentence. */
export function PhoneLink() {
  return (
    <a className="whitespace-nowrap py-3 font-semibold underline underline-offset-4" href={phoneLink}>
      {phoneAsRead}
    </a>
  );
}

export function PhoneButton({ look = 'brand' }: { look?: ButtonLook }) {
  return (
    <ButtonLink href={phoneLink} look={look}>
      <Icon className="size-5" name="phone" /> {phoneAsRead}
    </ButtonLink>
  );
}

/** The phone number, and the callback form as the alternative: in another language its own, by this name. */
export function PhoneOrCallback({ href = '/callback', name = 'Request a Callback' }: { href?: string; name?: string }) {
  return (
    <>
      <PhoneButton />
      <ButtonLink href={href} look="quiet">
        {name}
      </ButtonLink>
    </>
  );
}
