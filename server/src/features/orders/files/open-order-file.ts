import type { DownloadLink } from '@title24/shared-domain/full-service';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/rpc/caller.ts';
import { notFound } from '../../../platform/rpc/protocol/rpc-fault.ts';
import type { OrderRecord } from '../store/order-record.ts';

interface Wanted {
  readonly file: string;
  readonly purpose: 'download' | 'preview';
  /** Whether what is not released, or not delivered, is none that there is. */
  readonly isForOwner: boolean;
}

/** A link to a file of an order, in the session of the caller. @throws RpcFault -32001 without such a file */
export async function openOrderFile(
  _transaction: Transaction,
  _caller: Caller,
  { row }: OrderRecord,
  _wanted: Wanted,
): Promise<DownloadLink> {
  throw notFound(`Order ${row.number} has no such file.`);
}
