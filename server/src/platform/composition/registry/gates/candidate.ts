import type { RegistryEntry } from '@title24/remote-kit/contract';
import type { VersionBlobs } from '../version-files.ts';

/** A version before it is accepted or goes live. */
export interface Candidate {
  readonly entry: RegistryEntry;
  readonly blobs: VersionBlobs;
}

/** Parts that a candidate must fit. */
export interface LiveParts {
  /** The live shell. If the candidate must also fit the shell that a rollback would restore, that shell is second. */
  readonly shells: readonly RegistryEntry[];
  readonly remotes: readonly RegistryEntry[];
}

/** Name of a check of a candidate. */
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

/** A reason to refuse a candidate. */
export interface GateProblem {
  readonly gate: Gate;
  /** One sentence. */
  readonly message: string;
  /** One sentence for the publisher. */
  readonly remedy: string;
}

/** A trial before a release, such as rendering each route. */
export interface ReleaseTrial {
  /** Why this site skips the trial, as a sentence. */
  readonly skipped?: string | undefined;
  /** Whether previews require this trial too. */
  readonly guardsPreviews?: boolean;
  /**
   * Tries out a candidate and returns the problems.
   *
   * @param candidate - a version with all files on this machine
   */
  tryOut(candidate: Candidate): Promise<readonly GateProblem[]>;
}
