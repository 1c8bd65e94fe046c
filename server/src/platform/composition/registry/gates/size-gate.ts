import { toPageRemote } from '@title24/remote-kit/contract';
import { maxRenderBundleBytes, renderBundleFile } from '@title24/remote-kit/registry';
import { formatFileSize } from '@title24/shared-domain/full-service';
import { firstScreenBytes } from '../first-screen.ts';
import type { Candidate, GateProblem } from './candidate.ts';

/** Maximum sizes in bytes. */
export const sizeBudget = {
  /** Scripts and styles that a screen loads first, compressed where possible. */
  firstScreen: 600 * 1024,
  /** Data about the remote in every HTML document, such as its paths and container URL. */
  document: 2 * 1024,
  /** The descriptor in the registry feed. */
  descriptor: 64 * 1024,
  /** A single file other than the render bundle. */
  file: 8 * 1024 ** 2,
  renderBundle: maxRenderBundleBytes,
  /** All files, including compressed copies and source maps. */
  version: 64 * 1024 ** 2,
} as const;

/** Returns a problem for each size limit that a version exceeds. */
export function sizeProblems({ entry, blobs }: Candidate): GateProblem[] {
  const problems: GateProblem[] = [];
  function hold(bytes: number, max: number, what: string, remedy: string) {
    if (bytes <= max) return;
    const message = `${what} ${formatFileSize(bytes)}, and the limit is ${formatFileSize(max)}.`;
    problems.push({ gate: 'size', message, remedy });
  }
  hold(
    firstScreenBytes(entry, blobs),
    sizeBudget.firstScreen,
    'The scripts and styles of the largest first screen take',
    'Load what a screen does not show at first with import(), and check what the largest script contains.',
  );
  const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));
  if (entry.extras.kind === 'remote')
    hold(
      bytesOf(toPageRemote(entry)),
      sizeBudget.document,
      'What it adds to each document of the site takes',
      'Declare fewer or shorter paths and aliases; /a/* includes all paths below /a.',
    );
  hold(
    bytesOf(entry),
    sizeBudget.descriptor,
    'The descriptor takes',
    'Shorten the texts and data requests of its routes.',
  );
  for (const [file, { bytes }] of Object.entries(blobs)) {
    const max = file === renderBundleFile ? sizeBudget.renderBundle : sizeBudget.file;
    hold(bytes, max, `${file} takes`, 'Split it, compress it or leave it out.');
  }
  const total = Object.values(blobs).reduce((sum, { bytes }) => sum + bytes, 0);
  hold(total, sizeBudget.version, 'All files together take', 'Leave out files that no page requests.');
  return problems;
}
