import { addressAsRead, addressIn, doctorName } from '#content/contact-links.ts';
import { practice } from '#content/practice.ts';

const inMarathi: Readonly<Record<string, string>> = {
  'Deshpande GI Surgery': 'देशपांडे जीआय सर्जरी',
  'Meera Deshpande': 'डॉ. मीरा देशपांडे',
  '2nd Floor, Sahyadri Chambers, Karve Road': 'दुसरा मजला, सह्याद्री चेंबर्स, कर्वे रोड',
  Pune: 'पुणे',
  Maharashtra: 'महाराष्ट्र',
};

const { street, locality, region } = practice.address;
const [marathiStreet, marathiLocality, marathiRegion] = [street, locality, region].map((name) => inMarathi[name]);

/** The practice's names for texts in Marathi, found by those in practice.ts, so that another practice never goes by this one's: what is not here stays English. */
export const marathiNames = {
  practice: inMarathi[practice.name] ?? practice.name,
  doctor: inMarathi[practice.doctor.name] ?? doctorName,
  address:
    marathiStreet && marathiLocality && marathiRegion
      ? addressIn({ street: marathiStreet, locality: marathiLocality, region: marathiRegion })
      : addressAsRead,
};
