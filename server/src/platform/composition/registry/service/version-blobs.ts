import {
  compressedSuffix,
  integrityOf,
  isCompressedFrom,
  namedFiles,
  partFileName,
  servedType,
  unservedProblem,
  type VersionManifest,
} from '@title24/remote-kit/registry';
import pLimit from 'p-limit';
import * as v from 'valibot';
import type { Candidate, GateProblem } from '../gates/candidate.ts';
import type { BlobStore } from '../store/blob-store.ts';
import { blobsMissing, refuseFor } from './refusals.ts';

/** Maximum number of simultaneous checks. */
const concurrency = 8;

/** Returns the blobs that the store lacks. */
export async function missingBlobs(store: BlobStore, integrities: readonly string[]): Promise<string[]> {
  const limit = pLimit(concurrency);
  const unique = [...new Set(integrities)];
  const has = await Promise.all(unique.map((integrity) => limit(() => store.has(integrity))));
  return unique.filter((_, index) => !has[index]);
}

/**
 * Checks the manifest's list of files, and that each file in the store matches its hash and size. Also checks
 * that stylesheets affect only their remote. Removes a stored blob that does not match its hash.
 *
 * @throws RegistryProblem if a check fails
 */
export async function checkBlobs(
  store: BlobStore,
  { files: listed }: Pick<VersionManifest, 'files'>,
  { entry, blobs }: Candidate,
): Promise<void> {
  const problems: GateProblem[] = [];
  const refuse = (message: string, remedy: string) => problems.push({ gate: 'files', message, remedy });
  const paths = listed.map(({ path }) => path);
  for (const path of new Set(paths.filter((each, index) => paths.indexOf(each) !== index)))
    refuse(`${path} is listed twice.`, 'List each file once.');
  for (const file of namedFiles(entry))
    if (!blobs[file])
      refuse(
        `The descriptor names ${file}, which is not listed.`,
        'Build the part again, and send all its files.',
      );
  const [container = ''] = namedFiles(entry);
  if (blobs[container] && blobs[container].integrity !== entry.metadata.integrity)
    refuse(`The integrity in the descriptor is not that of ${container}.`, 'Build the part again.');
  for (const { path, type } of listed) {
    for (const { message } of v.safeParse(partFileName, path).issues ?? [])
      refuse(`${path} ${message}.`, 'Rename it.');
    const served = servedType(path);
    if (served === null) problems.push({ gate: 'files', ...unservedProblem(path) });
    else if (type.split(';')[0]?.trim() !== served)
      refuse(`${path} is served as ${served}, and is listed as ${type}.`, `List it as ${served}.`);
    const original = path.slice(0, -compressedSuffix.length);
    if (path.endsWith(compressedSuffix) && !blobs[original])
      refuse(`${path} is the compressed copy of a file that is not listed.`, 'List the file too.');
  }
  const missing = await missingBlobs(
    store,
    listed.map(({ integrity }) => integrity),
  );
  if (missing.length > 0) throw blobsMissing(missing, { files: listed });
  const limit = pLimit(concurrency);
  const check = async ({ path, integrity, bytes }: VersionManifest['files'][number]) => {
    const content = await store.read(integrity);
    if (!content || integrityOf(content) !== integrity) {
      await store.remove(integrity);
      throw blobsMissing([integrity], { files: listed });
    }
    if (content.byteLength !== bytes)
      refuse(`${path} has ${content.byteLength} bytes, and is listed with ${bytes}.`, 'List its real size.');
    if (path.endsWith('.css') && entry.extras.kind === 'remote') {
      // The CSS parser that style-gate.ts imports would slow down every start.
      const { styleProblemsOnce } = await import('../gates/style-gate.ts');
      problems.push(...styleProblemsOnce(entry.name, path, { integrity, content }));
    }
    const original = blobs[path.slice(0, -compressedSuffix.length)];
    if (path.endsWith(compressedSuffix) && original)
      if (!(await isCompressedFrom(content, original.integrity, original.bytes)))
        refuse(`${path} does not hold its file.`, 'Build the part again.');
  };
  const isCopy = ({ path }: { readonly path: string }) => path.endsWith(compressedSuffix);
  // Originals are checked first, because their verified size then limits the unpacking of their compressed copies.
  for (const files of [listed.filter((file) => !isCopy(file)), listed.filter(isCopy)]) {
    await Promise.all(files.map((file) => limit(() => check(file))));
    refuseFor(entry.metadata.version, problems);
  }
}
