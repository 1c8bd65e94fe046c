import { createAction, type UnknownAction } from '@reduxjs/toolkit';

export const progressChanged = createAction<boolean>('progress/progressChanged');

/** Whether the page says that something is under way. */
export function progressReducer(state = false, action: UnknownAction): boolean {
  return progressChanged.match(action) ? action.payload : state;
}
