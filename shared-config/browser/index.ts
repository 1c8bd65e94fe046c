export { isPlainClick } from './is-plain-click.ts';
export { type UnsentStep, unsentSteps } from './unsent-steps.ts';
export { withStorage } from './with-storage.ts';
