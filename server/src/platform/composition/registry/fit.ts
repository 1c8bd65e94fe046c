import { hostName, type RegistryEntry } from '@title24/remote-kit/contract';
import semver from 'semver';

type Needs = Pick<RegistryEntry, 'extras'>;

/** A remote's requirement that a shell does not meet. */
export interface Misfit {
  readonly gate: 'contract' | 'react';
  /** For example 'React ^19.3.0'. */
  readonly needs: string;
  /** For example 'React 20.0.0'. */
  readonly has: string;
}

/** Returns a shell's contract versions, oldest first. */
export function contractsOf({ extras }: Needs): string[] {
  return semver.sort([...(extras.provides ?? [])]);
}

/** Returns the newest contract that a remote and a shell share; null if none. */
export function contractFor(remote: Needs, shell: Needs): string | null {
  return semver.maxSatisfying(contractsOf(shell), remote.extras.contract);
}

/**
 * Returns the older contract to which the shell adapts a remote's props; null if the remote uses the newest
 * contract or none.
 */
export function olderContract(remote: Needs, shell: Needs): string | null {
  const contract = contractFor(remote, shell);
  return contract === contractsOf(shell).at(-1) ? null : contract;
}

/** Returns a remote's requirements that a shell does not meet. Undeclared React versions are not compared. */
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

/** Returns the next major versions that a remote does not support: 'React 20', 'contract 3'. */
export function nextMajorsLacking(remote: Needs, shell: Needs): string[] {
  const contracts = contractsOf(shell);
  const [oldest = '0.0.0', newest = oldest] = [contracts[0], contracts.at(-1)];
  // If the shell provides two major versions of the contract, the newer one is the next major version.
  const isBetween = semver.major(oldest) !== semver.major(newest);
  const contract = isBetween ? newest : `${semver.major(newest) + 1}.0.0`;
  const react = shell.extras.react && `${semver.major(shell.extras.react) + 1}.0.0`;
  const next = { extras: { ...shell.extras, provides: [contract], ...(react && { react }) } };
  return misfits(remote, next).map(({ has }) => has.replace(/\.\d+\.\d+$/, ''));
}

/** Returns a version's name for messages: 'mf-a 1.0.0', 'the shell 2.0.0'. */
export function versionName({ name, metadata }: Pick<RegistryEntry, 'name' | 'metadata'>): string {
  return name === hostName ? `the shell ${metadata.version}` : `${name} ${metadata.version}`;
}
