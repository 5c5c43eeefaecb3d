// What script adds to the desk. Everything works without it.
import { askBeforeLeaving } from './leaving.ts';
import { refreshList } from './refresh.ts';
import { shortcuts } from './shortcuts.ts';

askBeforeLeaving();
refreshList();
shortcuts();

import { helpWriting } from './articles.ts';
import { helpWithPictures } from './pictures.ts';

helpWriting();
helpWithPictures();
