import type { FastifyBaseLogger } from 'fastify';
import type { JobDefinition, RetryPolicy } from '../../../platform/jobs/job-queue.ts';
import { innermostReason } from '../../../platform/logging/innermost-reason.ts';
import type { FileOwners } from '../owners/file-owners.ts';
import type { FileStorage } from '../storage/file-storage.ts';
import type { Scanner } from './clamd.ts';
import { scanQueue } from './scan-queue.ts';

/** Retries for several weeks, because a file waits until the scanner is available again. */
const scanRetry: RetryPolicy = { limit: 10_000, firstDelay: 5, maxDelay: 300 };

interface Dependencies {
  readonly owners: Pick<FileOwners, 'ownerOf'>;
  readonly storage: FileStorage;
  readonly scanner: Scanner;
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  readonly retry?: RetryPolicy | undefined;
}

/**
 * Returns the job that scans one file. A file without a verdict is never released. Instead, the job is retried with
 * back-off. An infected file is quarantined after the verdict is committed.
 */
export function scanJob({ owners, storage, scanner, log, retry = scanRetry }: Dependencies): JobDefinition {
  return {
    name: scanQueue,
    retry,
    concurrency: 2,
    attemptTimeoutSeconds: 1800,
    async run(id) {
      const found = await owners.ownerOf(id);
      if (!found) return;
      const { owner, file } = found;
      const { folder } = file;
      if (file.scanState === 'waiting') {
        try {
          const verdict = await scanner.scan(await storage.read(folder, file.storedName));
          if (verdict.outcome === 'clean') return await owner.markClean(id);
          await owner.markInfected(id, verdict.finding);
          log.error({ folder, file: id, finding: verdict.finding }, 'An infected file was quarantined');
        } catch (error) {
          log.warn(
            { folder, file: id, reason: innermostReason(error) },
            'A file waits for the virus scanner',
          );
          throw error;
        }
      }
      // An earlier run may have stored the verdict and been killed before this step.
      if (file.scanState !== 'clean') await storage.isolate(folder, file.storedName);
    },
    async park(id) {
      log.error({ file: id }, 'A file was never scanned for viruses and is withheld');
    },
  };
}
