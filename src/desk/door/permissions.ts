import type { Person, Role } from '#desk/desk-env.ts';

const all: ReadonlyArray<Role> = ['desk', 'doctor', 'owner'];

/** The roles that have each permission. Every route needs one of these. */
const allowed = {
  'see requests': all,
  'record calls': all,
  release: all,
  'closed days': all,
  'draft articles': all,
  'read pages': all,
  'see questions': ['doctor', 'owner'],
  // For the role that signs medical pages: patients are told that the doctor says it.
  'answer questions': ['doctor'],
  'edit texts': ['doctor', 'owner'],
  discard: ['doctor', 'owner'],
  erase: ['doctor', 'owner'],
  publish: ['doctor', 'owner'],
  sign: ['doctor'],
  export: ['owner'],
  'access log': ['owner'],
  staff: ['owner'],
  settings: ['owner'],
} as const satisfies Record<string, ReadonlyArray<Role>>;

export type Permission = keyof typeof allowed;

export function may({ role }: Pick<Person, 'role'>, permission: Permission): boolean {
  const roles: ReadonlyArray<Role> = allowed[permission];
  return roles.includes(role);
}
