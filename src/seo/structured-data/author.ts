import type { OrganizationLeaf } from 'schema-dts';
import { doctorPath } from '#content/doctor-path.ts';
import { practice } from '#content/practice.ts';
import { absolute } from '#seo/absolute.ts';
import { doctorId } from './clinic.ts';

/** Who wrote the practice's texts, as its pages say it: the doctor where the doctor is named, else those who did. */
export const editorialAuthor: { '@id': string } | OrganizationLeaf = practice.editorial.author.includes(practice.doctor.name)
  ? { '@id': doctorId }
  : { '@type': 'Organization', name: practice.editorial.author, url: absolute(doctorPath.href) };
