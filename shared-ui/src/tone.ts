/** A message's meaning. Each tone has its own color, but 'warning' and 'danger' share an icon. */
export type Tone = 'info' | 'success' | 'warning' | 'danger';
