/**
 * Meaning of a message; each tone has its own text and surface color and its own icon, so color is never the only cue.
 */
export type Tone = 'info' | 'success' | 'warning' | 'danger';
