/** Meaning of a message. Each tone has an icon and its own colors, so that color is never the only cue. */
export type Tone = 'info' | 'success' | 'warning' | 'danger';
