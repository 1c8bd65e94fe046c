import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SiteConfiguration } from '@title24/shared-domain';

/** The site configuration; the server's document brings the first one. */
export const configurationSlice = createSlice({
  name: 'config',
  initialState: null as unknown as SiteConfiguration,
  reducers: {
    configurationLoaded: (_, action: PayloadAction<SiteConfiguration>) => action.payload,
  },
});
