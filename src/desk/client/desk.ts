// What script adds to the desk. Everything works without it.
import { helpWriting } from './articles.ts';
import { helpWithPictures } from './pictures.ts';

helpWriting();
helpWithPictures();
