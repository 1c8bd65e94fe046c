/** Meaning of a message. Each tone has its own colors and icon, so that color is never the only cue. */
export type Tone = 'info' | 'success' | 'warning' | 'danger';
