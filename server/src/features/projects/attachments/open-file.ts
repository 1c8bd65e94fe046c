import type { DownloadLink } from '@title24/shared-domain/full-service';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/rpc/caller.ts';
import { notFound } from '../../../platform/rpc/protocol/rpc-fault.ts';
import { issueTicket } from '../../files/downloads/download-tickets.ts';
import { requireReleased } from '../../files/downloads/require-released.ts';
import { ownProject } from '../own-project.ts';
import { filesOf } from '../reading/attachments.ts';
import { projectOwner } from './project-files-owner.ts';

/**
 * Returns a link to a file of the caller's project.
 * @throws RpcFault -32001 if the project or file does not exist; -32003 if the scanner has not released the file;
 * -32010 if the project is in the trash
 */
export async function openFile(
  transaction: Transaction,
  caller: Caller,
  { number, fileId }: { readonly number: string; readonly fileId: string },
): Promise<DownloadLink> {
  const project = await ownProject(transaction, caller, number);
  const file = (await filesOf(transaction, project.id)).find(({ id }) => id === fileId);
  if (!file) throw notFound(`Project ${number} has no such file.`);
  requireReleased(file.scanState);
  const { sessionId } = caller;
  const ticket = {
    sessionId,
    owner: projectOwner,
    subjectId: project.id,
    fileId,
    purpose: 'download',
  } as const;
  return { url: await issueTicket(transaction, ticket, file.name) };
}
