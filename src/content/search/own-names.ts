import { practice } from '#content/practice.ts';

const { name, city, doctor, address, visit, privacy, designer } = practice;

/** The names of the practice: of its people, its place and its insurers. None of them is a slip of something else. */
export const ownNames = [
  ...[name, city, doctor.name, doctor.council, ...doctor.languages, ...doctor.hospitals.names],
  ...[address.street, address.locality, address.region, privacy.grievanceOfficer, designer.name],
  ...[...visit.insurers, visit.near],
].join(' ');
