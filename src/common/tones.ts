/** The colours of tags, which `components/status/badge.tsx` draws. */
export const tones = ['neutral', 'accent', 'success', 'warning', 'danger'] as const;

export type Tone = (typeof tones)[number];
