import type { Parcel } from '@title24/remote-kit/contract';
import type { desk, ResultOf } from '@title24/remote-kit/rpc';

/** A submitted project, read-only: outline, findings and answers (D5). The parcel's headings start at level 3. */
export const projectSnapshotParcel: Parcel<{
  readonly data: ResultOf<typeof desk.snapshot>['data'];
  readonly findings: ResultOf<typeof desk.snapshot>['findings'];
}> = { remote: 'mf-projects', parcel: 'snapshot' };
