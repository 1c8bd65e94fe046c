import { contractVersion, type MountProps } from '@title24/remote-kit/contract';

/** Makes the mount props of an older contract from the newest ones. */
type Adapter = (props: MountProps) => object;

/**
 * The older contracts that this shell provides, by version. Each adapter is a file in this folder, of at most 80
 * lines, and is deleted once `npx remote status --all` lists no remote that lacks the newer contract
 * (docs/adr/0078-versions-from-published-data.md).
 */
const adapters: Readonly<Record<string, Adapter>> = {};

/** The versions of the contract that this shell provides. */
export const provides = [...Object.keys(adapters), contractVersion];

/**
 * Returns the mount props in the contract that a remote runs with.
 * @param contract an older one; undefined for the newest
 */
export function propsFor(contract: string | undefined, props: MountProps, known = adapters): MountProps {
  const adapt = contract && known[contract];
  return adapt ? ({ ...adapt(props), contract } as MountProps) : props;
}
