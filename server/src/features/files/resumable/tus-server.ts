import { fileProblem, resumablePath, type UploadLimits } from '@title24/shared-domain/full-service';
import { Server } from '@tus/server';
import { isDiskFull } from '../../../platform/files/disk-full.ts';
import { displayName } from '../display-name.ts';
import type { FreeSpace } from '../space/free-space.ts';
import { QuotaError } from './client-quota.ts';
import { isUploadId, type ResumableStore } from './resumable-store.ts';
import type { UploadLocks } from './upload-locks.ts';

/** Milliseconds between the arrival of a newer request for an upload and the abort of the current one. */
const lockDrainTimeout = 300;

const quotaMessage =
  'There are too many unfinished uploads from your network. Let those finish, or try again in an hour.';

interface Dependencies {
  readonly store: ResumableStore;
  readonly locks: UploadLocks;
  readonly space: FreeSpace;
  readonly limits: UploadLimits;
  readonly onTrouble: (error: unknown) => void;
}

/** Creates the tus server. It refuses to start uploads with names or sizes that the form would refuse. */
export function tusServer({ store, locks, space, limits, onTrouble }: Dependencies): Server {
  return new Server({
    path: resumablePath,
    datastore: store,
    locker: locks,
    relativeLocation: true,
    lockDrainTimeout,
    maxSize: limits.maxFileBytes,
    // No other site can upload files here.
    allowedOrigins: [],
    getFileIdFromRequest: (_, last) => (last && isUploadId(last) ? last : undefined),
    onUploadCreate: async (_, { metadata, size = 0 }) => {
      const name = metadata?.filename;
      if (!name) throw refusal(422, 'Upload-Metadata must give the filename');
      const problem = fileProblem(displayName(name), size, limits);
      if (problem) throw refusal(422, problem);
      (await space.reserve(size)).release();
      return {};
    },
    onResponseError: (_, error) => {
      if (isRefusal(error)) return undefined;
      if (error instanceof QuotaError) return refusal(507, quotaMessage);
      onTrouble(error);
      if (isDiskFull(error)) return refusal(507, 'There is no room for this file right now');
      return refusal(500, 'The file could not be stored right now');
    },
  });
}

interface Refusal {
  readonly status_code: number;
  readonly body: string;
}

function refusal(status: number, message: string): { status_code: number; body: string } {
  return { status_code: status, body: `${message}\n` };
}

function isRefusal(error: object): error is Refusal {
  return 'status_code' in error;
}
