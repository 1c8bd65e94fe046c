import { configureStore, type Middleware, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { configurationReducer } from './configuration.reducer.ts';
import { locationReducer } from './location.reducer.ts';
import { loginReducer } from './login.reducer.ts';
import { progressReducer } from './progress.reducer.ts';

export { configurationLoaded } from './configuration.reducer.ts';
export { locationChanged } from './location.reducer.ts';
export { loginChanged } from './login.reducer.ts';
export { progressChanged } from './progress.reducer.ts';

// Plain reducers, because each action replaces its whole slice. createSlice would only add immer.
export const reducers = {
  config: configurationReducer,
  login: loginReducer,
  location: locationReducer,
  progress: progressReducer,
};

/** Creates the page's only store. The shell writes to it, and parts read from it. */
export function createShellStore(
  preloadedState: Pick<ShellState, 'config' | 'location'> & Partial<ShellState>,
) {
  let addMiddleware: (added: Middleware) => void = () => undefined;
  // createDynamicMiddleware has more features but would add 300 bytes to each first visit.
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

/** A thunk for the shell's store. */
export type ShellThunk<Result> = ThunkAction<Result, ShellState, unknown, UnknownAction>;
