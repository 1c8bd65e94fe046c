/** Meaning of a message or badge. Each tone has its own color, but 'warning' and 'danger' share an icon. */
export type Tone = 'info' | 'success' | 'warning' | 'danger';
