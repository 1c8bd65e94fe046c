import { Upload } from '@tus/server';
import { temporaryDataDir } from '../../../platform/db/testing/temporary-data-dir.ts';
import { FreeSpace } from '../space/free-space.ts';
import { QuotaError } from './client-quota.ts';
import { FolderResumableStore } from './folder-resumable-store.ts';
import { sender } from './sender.ts';

test('uploads count toward a client’s quota in each process that uses the folder, until one process removes them', async () => {
  const { dataDir, remove } = await temporaryDataDir();
  const limits = { bytesPerClient: 100, isInUse: () => false };
  const [one, other] = [1, 2].map(
    () => new FolderResumableStore(dataDir, new FreeSpace(dataDir, 0), limits),
  ) as [FolderResumableStore, FolderResumableStore];
  const begin = (store: FolderResumableStore, id: string) =>
    sender.run('a client', () => store.create(new Upload({ id, size: 60, offset: 0 })));
  await begin(one, 'first');
  await expect(begin(other, 'second')).rejects.toThrow(QuotaError);
  await other.discard(['first']);
  await begin(one, 'second');
  await expect(begin(one, 'third')).rejects.toThrow(QuotaError);
  await remove();
});
