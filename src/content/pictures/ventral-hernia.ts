import type { Picture } from '#content/picture.ts';
import { backToDailyLife } from './shared.ts';
import { bellyWallHernia, trappedBowel, wallMesh } from './shared-hernia.ts';

export const ventralHerniaPictures: ReadonlyArray<Picture> = [bellyWallHernia, trappedBowel, wallMesh, backToDailyLife];
