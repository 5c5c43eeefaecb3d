import { measureAll, type Wanted } from './measure.ts';

// Begun by `desk-check.ts`: by the time this module is there, all of it is measured.
if (!(await measureAll(JSON.parse(process.env.DESK_CHECK ?? '{}') as Wanted))) process.exitCode = 1;
