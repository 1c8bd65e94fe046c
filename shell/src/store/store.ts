import { configureStore } from '@reduxjs/toolkit';
import { configurationReducer } from './configuration.reducer.ts';
import { locationReducer } from './location.reducer.ts';
import { loginReducer } from './login.reducer.ts';
import { progressReducer } from './progress.reducer.ts';

export { configurationLoaded } from './configuration.reducer.ts';
export { locationChanged } from './location.reducer.ts';
export { loginChanged } from './login.reducer.ts';
export { progressChanged } from './progress.reducer.ts';

// Plain reducers: each action replaces its whole part of the state, and createSlice would bring immer to do it.
const reducer = {
  config: configurationReducer,
  login: loginReducer,
  location: locationReducer,
  progress: progressReducer,
};

/** The page's one store: the shell writes it, the parts read it. */
export function createShellStore(
  preloadedState: Pick<ShellState, 'config' | 'location'> & Partial<ShellState>,
) {
  return configureStore({ reducer, preloadedState });
}

export type ShellState = { [Key in keyof typeof reducer]: ReturnType<(typeof reducer)[Key]> };

export type ShellStore = ReturnType<typeof createShellStore>;
