// What script adds to the desk. Everything works without it.
import { sayDays } from './days.ts';
import { askBeforeLeaving } from './leaving.ts';
import { refreshList } from './refresh.ts';
import { shortcuts } from './shortcuts.ts';

askBeforeLeaving();
refreshList();
shortcuts();
sayDays();
