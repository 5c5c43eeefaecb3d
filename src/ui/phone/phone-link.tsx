import { phoneAsRead, phoneLink } from '#content/contact-links.ts';

/** The practice's number in a sentence, as high as a finger. */
export function PhoneLink() {
  return (
    <a className="whitespace-nowrap py-3 font-semibold underline underline-offset-4" href={phoneLink}>
      {phoneAsRead}
    </a>
  );
}
