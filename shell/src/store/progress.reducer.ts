import { createAction, type UnknownAction } from '@reduxjs/toolkit';

export const progressChanged = createAction<boolean>('progress/progressChanged');

/** Returns whether the page shows that work is pending. */
export function progressReducer(state = false, action: UnknownAction): boolean {
  return progressChanged.match(action) ? action.payload : state;
}
