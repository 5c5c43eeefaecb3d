import { whatsappLink, whatsappName } from '#content/contact-links.ts';
import { practice } from '#content/practice.ts';
import { Icon, type IconName } from '#ui/icon.tsx';

const places: ReadonlyArray<{ name: string; href: string; icon: IconName }> = [
  { name: 'Facebook', href: practice.social.facebook, icon: 'facebook' },
  { name: 'Instagram', href: practice.social.instagram, icon: 'instagram' },
  { name: 'YouTube', href: practice.social.youtube, icon: 'youtube' },
  { name: whatsappName, href: whatsappLink, icon: 'whatsapp' },
];

type Props = {
  className: string;
  linkClassName?: string;
  /** False if a text link offers the chat. */
  chat?: boolean;
};

/** Round icons of the practice's social pages and its WhatsApp chat. */
export function SocialLinks({ className, linkClassName = '', chat = true }: Props) {
  return (
    <ul className={className}>
      {places
        .filter(({ icon }) => chat || icon !== 'whatsapp')
        .map(({ name, href, icon }) => (
          <li key={icon}>
            <a
              aria-label={name}
              className={`flex size-11 items-center justify-center rounded-full text-brand hover:bg-brand-50 ${linkClassName}`}
              href={href}
              rel="noopener"
              target="_blank"
            >
              <Icon className="size-5" name={icon} />
            </a>
          </li>
        ))}
    </ul>
  );
}
