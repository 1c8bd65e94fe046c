import type { RegistryEntry } from '@title24/remote-kit/contract';
import type { VersionBlobs } from '../version-files.ts';

/** A version that is checked before it is accepted or goes live. */
export interface Candidate {
  readonly entry: RegistryEntry;
  readonly blobs: VersionBlobs;
}

/** The live parts that a candidate must be compatible with. */
export interface LiveParts {
  /** The live shell, then the shell that a rollback restores, if any. */
  readonly shells: readonly RegistryEntry[];
  /** The live remotes. */
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

/** Why a candidate is refused. */
export interface GateProblem {
  readonly gate: Gate;
  /** The problem, as a sentence. */
  readonly message: string;
  /** What to do, as a sentence. */
  readonly remedy: string;
}

/**
 * Tries out a candidate before it goes live, such as by rendering each of its routes. Returns what is wrong with it.
 */
export interface ReleaseTrial {
  /** Why this site skips the trial, as a sentence in the response to a release. */
  readonly skipped?: string | undefined;
  /** Whether a version must also pass it before it is previewed. */
  readonly guardsPreviews?: boolean;
  /** @param candidate a version with all of its files on this machine */
  tryOut(candidate: Candidate): Promise<readonly GateProblem[]>;
}
