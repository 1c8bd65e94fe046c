import {
  combineSlices,
  configureStore,
  createDynamicMiddleware,
  type Middleware,
  type Reducer,
} from '@reduxjs/toolkit';
import { configurationReducer } from './configuration.reducer.ts';
import { locationReducer } from './location.reducer.ts';
import { loginReducer } from './login.reducer.ts';
import { progressReducer } from './progress.reducer.ts';

export { configurationLoaded } from './configuration.reducer.ts';
export { locationChanged } from './location.reducer.ts';
export { loginChanged } from './login.reducer.ts';
export { progressChanged } from './progress.reducer.ts';

// Plain reducers: each action replaces its whole part of the state, and createSlice would bring immer to do it.
const reducers = {
  config: configurationReducer,
  login: loginReducer,
  location: locationReducer,
  progress: progressReducer,
};

/** What code that comes later adds to the store. */
interface Addition {
  readonly reducerPath: string;
  readonly reducer: Reducer;
  readonly middleware: Middleware;
}

/** The page's one store: the shell writes it, the parts read it. */
export function createShellStore(
  preloadedState: Pick<ShellState, 'config' | 'location'> & Partial<ShellState>,
) {
  const reducer = combineSlices(reducers);
  const { middleware, addMiddleware } = createDynamicMiddleware();
  const store = configureStore({
    reducer,
    preloadedState,
    middleware: (defaults) => defaults().concat(middleware),
  });
  return {
    ...store,
    /** Takes in a further part of the state, and what goes with it. */
    add(addition: Addition): void {
      reducer.inject(addition);
      addMiddleware(addition.middleware);
    },
    addMiddleware,
  };
}

export type ShellState = { [Key in keyof typeof reducers]: ReturnType<(typeof reducers)[Key]> };

export type ShellStore = ReturnType<typeof createShellStore>;
