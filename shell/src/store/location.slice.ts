import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RegistryEntry, RouteMetadata } from '@title24/shared-config/contract';

export interface PageLocation {
  /** Path without query. */
  readonly pathname: string;
  readonly route: RegistryEntry['extras']['routes'][number] | RouteMetadata | null;
}

/** Where the visitor is, for the page's furniture. */
export const locationSlice = createSlice({
  name: 'location',
  initialState: { pathname: '/', route: null } as PageLocation,
  reducers: {
    locationChanged: (_, action: PayloadAction<PageLocation>) => action.payload as never,
  },
});
