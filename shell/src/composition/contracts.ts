import { contractVersion, type MountProps } from '@title24/remote-kit/contract';

/** Converts the newest mount props to those of an older contract. */
type Adapter = (props: MountProps) => object;

/**
 * Adapters for the older contracts that this shell provides, by contract version. Each adapter is a file of at most 80
 * lines in this folder. Delete an adapter when `npx remote status --all` no longer lists any remote that needs it
 * (docs/adr/0078-versions-from-published-data.md).
 */
const adapters: Readonly<Record<string, Adapter>> = {};

/** Contract versions that this shell provides. */
export const provides = [...Object.keys(adapters), contractVersion];

/**
 * Converts the mount props to the contract of a remote.
 * @param contract version of an older contract; undefined for the newest
 */
export function propsFor(contract: string | undefined, props: MountProps, known = adapters): MountProps {
  const adapt = contract && known[contract];
  return adapt ? ({ ...adapt(props), contract } as MountProps) : props;
}
