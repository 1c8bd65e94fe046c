import type { RegistryEntry } from '@title24/remote-kit/contract';
import type { VersionBlobs } from '../version-files.ts';

/** A version that is checked before it is accepted or goes live. */
export interface Candidate {
  readonly entry: RegistryEntry;
  readonly blobs: VersionBlobs;
}

/** The live parts with which a candidate must be compatible. */
export interface LiveParts {
  /** The live shell, followed by the shell that a rollback would restore, if any. */
  readonly shells: readonly RegistryEntry[];
  readonly remotes: readonly RegistryEntry[];
}

/** The checks of a candidate, in order. */
export type Gate =
  | 'files'
  | 'contract'
  | 'react'
  | 'ownership'
  | 'parcels'
  | 'routes'
  | 'size'
  | 'trial'
  | 'smoke';

/** A reason for refusing a candidate. */
export interface GateProblem {
  readonly gate: Gate;
  /** The problem in one sentence. */
  readonly message: string;
  /** Remedy for the publisher, in one sentence. */
  readonly remedy: string;
}

/** A trial of a candidate before it goes live, such as rendering each of its routes. */
export interface ReleaseTrial {
  /** Reason why this site skips the trial, as a sentence for the response to a release. */
  readonly skipped?: string | undefined;
  /** Whether a version must also pass this trial before it can be previewed. */
  readonly guardsPreviews?: boolean;
  /**
   * Tries out a candidate and returns the problems.
   * @param candidate - a version with all of its files on this machine
   */
  tryOut(candidate: Candidate): Promise<readonly GateProblem[]>;
}
