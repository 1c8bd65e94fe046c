/** A message's meaning. Tones differ in icon and color, so that color is not the only cue. */
export type Tone = 'info' | 'success' | 'warning' | 'danger';
