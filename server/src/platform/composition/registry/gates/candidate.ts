import type { RegistryEntry } from '@title24/remote-kit/contract';
import type { VersionBlobs } from '../version-files.ts';

/** A version that is looked at before it is taken, or before it goes live. */
export interface Candidate {
  readonly entry: RegistryEntry;
  readonly blobs: VersionBlobs;
}

/** What the site has that a candidate must fit. */
export interface LiveParts {
  /** The contract that this server speaks. */
  readonly contract: string;
  /** The shell that is live, then the one before it, as far as there are such. */
  readonly shells: readonly RegistryEntry[];
  /** The remotes that are live. */
  readonly remotes: readonly RegistryEntry[];
}

/** What checks a candidate, in the order in which it does. */
export type Gate = 'files' | 'contract' | 'react' | 'ownership' | 'size' | 'trial' | 'smoke';

/** Why a candidate is refused. */
export interface GateProblem {
  readonly gate: Gate;
  /** What is wrong, as a sentence. */
  readonly message: string;
  /** What to do, as a sentence. */
  readonly remedy: string;
}

/** Tries a candidate out before it goes live: renders each of its routes, say. Answers what is wrong with it. */
export interface ReleaseTrial {
  /** Why this site does not hold the trial, as a sentence, which the answer to a release tells. */
  readonly skipped?: string;
  /** @param candidate its files are all on this machine by then */
  tryOut(candidate: Candidate): Promise<readonly GateProblem[]>;
}
