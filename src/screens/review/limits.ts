/** What may be sent as an image (specification, Validation rules). */
export const IMAGE_TYPES: readonly string[] = ['.jpg', '.jpeg', '.png'];

/** Of more in one submit, common servers drop the rest without a word (contract). */
export const MAX_IMAGES = 20;

export const DESCRIPTION_ROWS = 5;
