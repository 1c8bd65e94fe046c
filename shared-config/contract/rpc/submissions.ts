import type {
  DownloadLink,
  OpenPurpose,
  ProjectType,
  SubmissionDetail,
  SubmissionList,
  SubmissionStatus,
} from '@title24/shared-domain/full-service';
import { method, type NoParams, rpcService } from './method.ts';

export interface SubmissionSearch {
  readonly search?: string;
  /** Position in the list, as an answer gave it, after or before which the page lies; one of the two at most. */
  readonly after?: string | null;
  readonly before?: string | null;
  readonly status?: SubmissionStatus | null;
  readonly projectType?: ProjectType | null;
  /** ISO 8601 date. */
  readonly since?: string | null;
}

interface OneSubmission {
  readonly reference: string;
}

/** What customers sent, for analysts. */
export const submissions = rpcService('submissions', {
  find: method<SubmissionSearch, SubmissionList>({ resource: 'UPLOAD', actions: ['READ'] }),
  load: method<OneSubmission, SubmissionDetail>({ resource: 'UPLOAD', actions: ['READ'] }),
  openFile: method<OneSubmission & { readonly fileId: string; readonly purpose: OpenPurpose }, DownloadLink>({
    resource: 'UPLOAD',
    actions: ['READ'],
  }),
  openAll: method<OneSubmission, DownloadLink>({ resource: 'UPLOAD', actions: ['READ'] }),
  setStatus: method<
    OneSubmission & { readonly status: SubmissionStatus; readonly lastUpdate: string },
    SubmissionDetail
  >({ resource: 'UPLOAD', actions: ['UPDATE'] }),
  addNote: method<OneSubmission & { readonly text: string }, SubmissionDetail>({
    resource: 'UPLOAD',
    actions: ['UPDATE'],
  }),
  /** Deletes it with its files. */
  delete: method<OneSubmission & { readonly lastUpdate: string }, NoParams>({
    resource: 'UPLOAD',
    actions: ['DELETE'],
  }),
});
