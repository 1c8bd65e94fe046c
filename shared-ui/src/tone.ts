/** What a message means; each tone has its own ink and surface token, and its own icon, so color never stands alone. */
export type Tone = 'info' | 'success' | 'warning' | 'danger';
