export { isPlainClick } from './is-plain-click.ts';
export { type FileProgress, notStarted } from './sending/file-progress.ts';
export { loadSender } from './sending/load-sender.ts';
export { Pause } from './sending/pause.ts';
export { retryDelays, SendError } from './sending/send-error.ts';
export { type UnsentStep, unsentSteps } from './unsent-steps.ts';
export { withStorage } from './with-storage.ts';
