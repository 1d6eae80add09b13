/** The colours of tags; `components/cells.css` has their styles. */
export const tones = ['neutral', 'accent', 'success', 'warning', 'danger'] as const;

export type Tone = (typeof tones)[number];
