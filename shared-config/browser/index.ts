export { isPlainClick } from './is-plain-click.ts';
export { withStorage } from './with-storage.ts';
