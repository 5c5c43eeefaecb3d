import { type Practice, practice } from './practice.ts';

/** '+919876543210' as people write it: '+91 98765 43210', whose last space ends no line. */
export const phoneAsRead = practice.phone.replace(/^(\+91)(\d{5})(\d{5})$/, '$1 $2\u00a0$3');
export const phoneLink = `tel:${practice.phone}`;
export const emailLink = `mailto:${practice.email}`;
/** What a screen reader says of the chat. */
export const whatsappName = 'WhatsApp chat, not for emergencies: call 112';
export const whatsappLinkWith = (text: string) => `https://wa.me/${practice.whatsapp.slice(1)}?text=${encodeURIComponent(text)}`;
export const whatsappLink = whatsappLinkWith(practice.whatsappText);

/** Street and place, in any language. */
export type Place = Pick<Practice['address'], 'street' | 'locality' | 'region'>;
export const addressIn = ({ street, locality, region }: Place) => `${street}, ${locality}, ${region}\u00a0${practice.address.postalCode}`;
export const addressAsRead = addressIn(practice.address);
/** Where there is room for little: 'Karve Road, Pune'. */
export const addressInShort = ({ street, locality }: Place) => `${street.split(', ').at(-1)}, ${locality}`;

export const doctorName = `Dr. ${practice.doctor.name}`;
/** For headings: the title never stands alone at a line's end. */
export const doctorNameInOne = doctorName.replace('Dr. ', 'Dr.\u00a0');
