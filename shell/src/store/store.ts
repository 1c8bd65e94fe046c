import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { configurationSlice } from './configuration.slice.ts';
import { locationSlice } from './location.slice.ts';
import { loginSlice } from './login.slice.ts';

const rootReducer = combineSlices(configurationSlice, loginSlice, locationSlice);

export type ShellState = ReturnType<typeof rootReducer>;

/** The page's one store: the shell writes it, the parts read it. */
export function createShellStore(
  preloadedState: Pick<ShellState, 'config' | 'location'> & Partial<ShellState>,
) {
  return configureStore({ reducer: rootReducer, preloadedState });
}

export type ShellStore = ReturnType<typeof createShellStore>;

export const { configurationLoaded } = configurationSlice.actions;
export const { loginChanged } = loginSlice.actions;
export const { locationChanged } = locationSlice.actions;
