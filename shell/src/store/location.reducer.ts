import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { RegistryEntry, RouteMetadata } from '@title24/remote-kit/contract';

/** URL path and route of the current page. */
export interface PageLocation {
  /** Path without query. */
  readonly pathname: string;
  readonly route: RegistryEntry['extras']['routes'][number] | RouteMetadata | null;
}

export const locationChanged = createAction<PageLocation>('location/locationChanged');

/** Returns the current location for the layout. */
export function locationReducer(
  state: PageLocation = { pathname: '/', route: null },
  action: UnknownAction,
): PageLocation {
  return locationChanged.match(action) ? action.payload : state;
}
