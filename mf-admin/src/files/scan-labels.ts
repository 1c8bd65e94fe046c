import type { ScanState } from '@title24/shared-domain/full-service';

/** Messages about the virus scan of a file. */
export const scanLabels: Readonly<Record<ScanState, string>> = {
  clean: 'Scanned: nothing found',
  'not-scanned': 'Not scanned: no virus scanner was set up when it arrived',
  waiting: 'Held back: the virus scanner hasn’t checked it yet',
  infected: 'Held back: the virus scanner found something',
};
