// What script adds where articles are written; the other screens do not carry it.
import { helpWriting } from './articles.ts';
import { helpWithPictures } from './pictures.ts';

helpWriting();
helpWithPictures();
