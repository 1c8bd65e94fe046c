import { createContext, type ReactNode, startTransition, use, useLayoutEffect, useState } from 'react';
import { paramsOf } from '../contract/index.ts';

/** The address of the page, for its parts. */
export interface PageAddress {
  /** The path: '/prices'. */
  readonly pathname: string;
  /** The query with its question mark; '' if there is none. */
  readonly search: string;
}

const AddressContext = createContext<PageAddress | null>(null);

interface Props {
  /** A fixed address with path and query, for the server; absent to use the browser's current address. */
  readonly url?: string | undefined;
  readonly children: ReactNode;
}

/** Provides the page's address to a part. */
export function PageAddressProvider({ url, children }: Props) {
  return url === undefined ? (
    <FollowedAddress>{children}</FollowedAddress>
  ) : (
    <AddressContext value={addressOf(url)}>{children}</AddressContext>
  );
}

function FollowedAddress({ children }: Pick<Props, 'children'>) {
  const [address, setAddress] = useState(presentAddress);
  useLayoutEffect(() => {
    // The browser or the shell dispatches `popstate` after every change of the address.
    const follow = () =>
      startTransition(() =>
        setAddress((known) => {
          const present = presentAddress();
          const isSame = known.pathname === present.pathname && known.search === present.search;
          return isSame ? known : present;
        }),
      );
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  return <AddressContext value={address}>{children}</AddressContext>;
}

/**
 * Returns the page's address and re-renders after changes.
 * @throws Error outside createRemote and createRender
 */
export function usePageAddress(): PageAddress {
  const address = use(AddressContext);
  if (!address) throw new Error('usePageAddress must be used inside createRemote or createRender');
  return address;
}

/** Names of a path's parameters: 'id' for '/team/:id'. */
type ParamName<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/**
 * Returns the path parameters in the page's address: { id: 'ana' } for '/team/:id' at /team/ana.
 * @param path path of the screen's route
 * @param aliases other paths of the same route
 */
export function usePathParams<const Path extends string>(
  path: Path,
  ...aliases: readonly string[]
): Readonly<Record<ParamName<Path>, string>> {
  const { pathname } = usePageAddress();
  return paramsOf({ path, aliases }, pathname) as Record<ParamName<Path>, string>;
}

/** Returns the query of the page's address. */
export function useQuery(): URLSearchParams {
  return new URLSearchParams(usePageAddress().search);
}

const presentAddress = (): PageAddress => ({ pathname: location.pathname, search: location.search });

function addressOf(url: string): PageAddress {
  const { pathname, search } = new URL(url, 'http://site');
  return { pathname, search };
}
