import type { Random } from '../random';
import type { Palette } from './palettes';

/** What a drawing follows from: the same gives the same picture. */
export interface Drawing {
  readonly palette: Palette;
  readonly random: Random;
  /** Which of the four designs of its family it is: 0 to 3. */
  readonly design: number;
}

/** Draws a sheet: the elements of an SVG of `WIDTH` × `HEIGHT`. */
export type Draw = (drawing: Drawing) => string;
