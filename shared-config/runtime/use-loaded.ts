import { useState } from 'react';
import { useLogin } from './use-shared-state.ts';

/** State of loaded data, with a function that reloads it. */
export interface Loaded<Result> {
  readonly state:
    | { readonly status: 'loading' }
    | { readonly status: 'failed'; readonly error: unknown }
    | { readonly status: 'ready'; readonly data: Result };
  /** Reloads the data. The current data stays until the response arrives. */
  readonly reload: () => Promise<void>;
}

interface QueryEndpoint<Argument, Result> {
  /** Exists only as a type. */
  readonly Types: { readonly QueryArg: Argument; readonly ResultType: Result };
  readonly useQuery: (
    argument: never,
    options: LoadOptions & { readonly skip: boolean },
  ) => {
    readonly currentData?: unknown;
    readonly error?: unknown;
    readonly isFetching: boolean;
    /** When the result was loaded, in milliseconds since 1970. */
    readonly fulfilledTimeStamp?: number;
    readonly refetch: () => PromiseLike<{ readonly data?: unknown; readonly error?: unknown }>;
  };
}

interface LoadOptions {
  /** Whether to reload each time the user returns to this tab. */
  readonly refetchOnFocus?: boolean;
}

/**
 * Loads an endpoint's result while the user is logged in. After a login ends, an open page keeps its data and
 * reloads it after the next login.
 */
export function useLoaded<Argument, Result>(
  { useQuery }: QueryEndpoint<Argument, Result>,
  argument: Argument,
  options: LoadOptions = {},
): Loaded<Result> {
  const isLoggedIn = useLogin().status;
  const query = useQuery(argument as never, { ...options, skip: !isLoggedIn });
  const { error, isFetching } = query;
  const answer = query.currentData as Result | undefined;

  const key = JSON.stringify(argument) ?? '';
  const [shown, setShown] = useState({ key, answer });
  if (answer !== undefined && (shown.key !== key || shown.answer !== answer)) setShown({ key, answer });
  const data = answer ?? (shown.key === key ? shown.answer : undefined);

  async function reload(): Promise<void> {
    if (isLoggedIn) await query.refetch();
  }
  if (error && !isFetching) return { state: { status: 'failed', error }, reload };
  if (error || data === undefined) return { state: { status: 'loading' }, reload };
  return { state: { status: 'ready', data }, reload };
}

/**
 * Loads an endpoint's result for editing while the user is logged in. Does not return data that was loaded before the
 * component was mounted. For the same argument, only `reload` changes the returned data, so that the form does not
 * change during editing.
 */
export function useLoadedForEdit<Argument, Result>(
  { useQuery }: QueryEndpoint<Argument, Result>,
  argument: Argument,
): Loaded<Result> {
  const isLoggedIn = useLogin().status;
  const query = useQuery(argument as never, { skip: !isLoggedIn });
  const { error, isFetching, fulfilledTimeStamp = 0 } = query;
  const answer = query.currentData as Result | undefined;

  const key = JSON.stringify(argument) ?? '';
  const [openedAt] = useState(() => Date.now());
  const [edited, setEdited] = useState<{ readonly key: string; readonly data: Result } | null>(null);
  const isOpen = edited?.key === key;
  if (!isOpen && answer !== undefined && !error && !isFetching && fulfilledTimeStamp >= openedAt)
    setEdited({ key, data: answer });

  async function reload(): Promise<void> {
    if (!isLoggedIn) return;
    const result = await query.refetch();
    setEdited(result.error ? null : { key, data: result.data as Result });
  }
  if (isOpen) return { state: { status: 'ready', data: edited.data }, reload };
  if (error && !isFetching) return { state: { status: 'failed', error }, reload };
  return { state: { status: 'loading' }, reload };
}
