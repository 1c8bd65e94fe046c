import { contractVersion, type MountProps } from '@title24/remote-kit/contract';

type Adapter = (props: MountProps) => object;

/**
 * Adapters by contract version. Each has a file of at most 80 lines in this folder. Delete an adapter when `npx remote
 * status --all` lists no remote of its version (docs/adr/0078-versions-from-published-data.md).
 */
const adapters: Readonly<Record<string, Adapter>> = {};

/** Contract versions that this shell provides. */
export const provides = [...Object.keys(adapters), contractVersion];

/**
 * Converts the mount props to a remote's contract.
 *
 * @param contract - version of an older contract; undefined for the newest
 */
export function propsFor(contract: string | undefined, props: MountProps, known = adapters): MountProps {
  const adapt = contract && known[contract];
  return adapt ? ({ ...adapt(props), contract } as MountProps) : props;
}
