import {
  type ActionCreatorWithPayload,
  configureStore,
  createAction,
  type Middleware,
  type UnknownAction,
} from '@reduxjs/toolkit';
import type { RegistryEntry, RouteMetadata } from '@title24/remote-kit/contract';
import { type LoginStatus, loggedOut, type SiteConfiguration } from '@title24/shared-domain';

/** Path and route of the current page. */
export interface PageLocation {
  /** Path without query. */
  readonly pathname: string;
  readonly route: RegistryEntry['extras']['routes'][number] | RouteMetadata | null;
}

export const configurationLoaded = createAction<SiteConfiguration>('config/configurationLoaded');
export const loginChanged = createAction<LoginStatus>('login/loginChanged');
export const locationChanged = createAction<PageLocation>('location/locationChanged');
export const progressChanged = createAction<boolean>('progress/progressChanged');

/** Returns a reducer that replaces the whole state with an action's payload. createSlice would add immer. */
function replacedBy<State>(changed: ActionCreatorWithPayload<State>, initial: State) {
  return (state: State = initial, action: UnknownAction): State =>
    changed.match(action) ? action.payload : state;
}

export const reducers = {
  /** The initial null is never used, because each store is created with a configuration. */
  config: replacedBy(configurationLoaded, null as unknown as SiteConfiguration),
  login: replacedBy(loginChanged, loggedOut),
  location: replacedBy(locationChanged, { pathname: '/', route: null }),
  /** Whether the progress bar is shown. */
  progress: replacedBy(progressChanged, false),
};

/** Creates the page's only store. Parts read it but do not change it. */
export function createShellStore(
  preloadedState: Pick<ShellState, 'config' | 'location'> & Partial<ShellState>,
) {
  let addMiddleware: (added: Middleware) => void = () => undefined;
  // createDynamicMiddleware would add 300 bytes to each first visit.
  const laterMiddleware: Middleware = (api) => (next) => {
    let dispatch = next;
    addMiddleware = (added) => {
      dispatch = added(api)(dispatch);
    };
    return (action) => dispatch(action);
  };
  const store = configureStore({
    reducer: reducers,
    preloadedState,
    middleware: (defaults) => defaults().concat(laterMiddleware),
  });
  return {
    ...store,
    /** Adds middleware from code that is loaded on demand. */
    addMiddleware: (added: Middleware) => addMiddleware(added),
  };
}

export type ShellState = { [Key in keyof typeof reducers]: ReturnType<(typeof reducers)[Key]> };

export type ShellStore = ReturnType<typeof createShellStore>;
