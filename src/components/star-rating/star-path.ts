const BEGIN = 'M12 2.6';
const STAR = 'l2.9 5.9 6.5.95-4.7 4.6 1.1 6.45-5.8-3.05-5.8 3.05 1.1-6.45-4.7-4.6 6.5-.95z';

/** In pixels: a star fills a square. */
export const STAR_SIZE = 24;
export const STAR_PATH = BEGIN + STAR;

/** Five stars in a row, as one shape: a table has many of them. */
export const FIVE_STARS_PATH = BEGIN + Array(5).fill(STAR).join(`m${STAR_SIZE} 0`);
