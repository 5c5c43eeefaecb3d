import type { Picture } from '#content/picture.ts';
import { bellyWallHernia, trappedBowel, wallMesh } from './shared-hernia.ts';

export const umbilicalHerniaPictures: ReadonlyArray<Picture> = [bellyWallHernia, trappedBowel, wallMesh];
