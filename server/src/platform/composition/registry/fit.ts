import { hostName, type RegistryEntry } from '@title24/remote-kit/contract';
import semver from 'semver';

/** What a part declares about versions. */
type Needs = Pick<RegistryEntry, 'extras'>;

/** Something that a remote needs in a version that a shell does not have. */
export interface Misfit {
  readonly gate: 'contract' | 'react';
  /** What the remote needs: 'React ^19.3.0'. */
  readonly needs: string;
  /** What the shell has: 'React 20.0.0'. */
  readonly has: string;
}

/** Returns the contracts that a shell provides, oldest first. */
export function contractsOf({ extras }: Needs): string[] {
  return semver.sort([...(extras.provides ?? [])]);
}

/** Returns the newest contract of a shell that a remote runs with; null if it runs with none. */
export function contractFor(remote: Needs, shell: Needs): string | null {
  return semver.maxSatisfying(contractsOf(shell), remote.extras.contract);
}

/** Returns the contract that the shell adapts its props to for a remote; null if that is its newest. */
export function olderContract(remote: Needs, shell: Needs): string | null {
  const contract = contractFor(remote, shell);
  return contract === contractsOf(shell).at(-1) ? null : contract;
}

/**
 * Returns what keeps a remote from running in a shell. A version that either of them has not declared is not
 * compared.
 */
export function misfits(remote: Needs, shell: Needs): Misfit[] {
  const { contract, react } = remote.extras;
  const provided = shell.extras.react;
  const found: Misfit[] = [];
  if (contractFor(remote, shell) === null) {
    const has = `contract ${contractsOf(shell).join(' and ')}`;
    found.push({ gate: 'contract', needs: `contract ${contract}`, has });
  }
  if (react !== undefined && provided !== undefined && !semver.satisfies(provided, react))
    found.push({ gate: 'react', needs: `React ${react}`, has: `React ${provided}` });
  return found;
}

/**
 * Returns the next major versions that a remote does not declare support for: 'React 20', 'contract 3'. A shell that
 * has only these can be released once no live remote lacks one.
 */
export function nextMajorsLacking(remote: Needs, shell: Needs): string[] {
  const contracts = contractsOf(shell);
  const [oldest = '0.0.0', newest = oldest] = [contracts[0], contracts.at(-1)];
  // A shell between two contracts already has the next one.
  const isBetween = semver.major(oldest) !== semver.major(newest);
  const contract = isBetween ? newest : `${semver.major(newest) + 1}.0.0`;
  const react = shell.extras.react && `${semver.major(shell.extras.react) + 1}.0.0`;
  const next = { extras: { ...shell.extras, provides: [contract], ...(react && { react }) } };
  return misfits(remote, next).map(({ has }) => has.replace(/\.\d+\.\d+$/, ''));
}

/** Names a version in a message: 'mf-a 1.0.0', 'the shell 2.0.0'. */
export function versionName({ name, metadata }: Pick<RegistryEntry, 'name' | 'metadata'>): string {
  return name === hostName ? `the shell ${metadata.version}` : `${name} ${metadata.version}`;
}
