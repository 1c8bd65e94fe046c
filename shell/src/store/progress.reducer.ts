import { createAction, type UnknownAction } from '@reduxjs/toolkit';

export const progressChanged = createAction<boolean>('progress/progressChanged');

/** Whether the page shows that something is loading. */
export function progressReducer(state = false, action: UnknownAction): boolean {
  return progressChanged.match(action) ? action.payload : state;
}
