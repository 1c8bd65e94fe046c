export { Boundary } from './boundary.tsx';
export { ClimateZoneLookup, ZipAnswerText } from './climate-zone-lookup.tsx';
export { CodeEdition } from './code-edition.tsx';
export { createParcel } from './create-parcel.tsx';
export { LoadedContent } from './loaded-content.tsx';
export { MountPropsContext, useMountProps } from './mount-props-context.ts';
export { NotFound } from './not-found.tsx';
export {
  type PageAddress,
  PageAddressProvider,
  usePageAddress,
  usePathParams,
  useQuery,
} from './page-address.tsx';
export { PageHeading } from './page-heading.tsx';
export { type RemoteApp, remoteApp } from './remote-app.tsx';
export { RemoteParcel } from './remote-parcel.tsx';
export { RoutedScreens } from './routed-screens.tsx';
export { siteEndpoints } from './site-endpoints.ts';
export { type UploadLinkProps, UploadOpener } from './upload-opener.tsx';
export { useDocumentTitle } from './use-document-title.ts';
export { useHydrated } from './use-hydrated.ts';
export { useLapse } from './use-lapse.ts';
export { type Loaded, useLoaded, useLoadedForEdit } from './use-loaded.ts';
export { type PageDataState, usePageData } from './use-page-data.ts';
/** @public For teams with their own repositories. */
export { usePageLoader } from './use-page-loader.ts';
export { useRequestData } from './use-request-data.ts';
export { useConfig, useLogin, useNow } from './use-shared-state.ts';
export { WithQueries } from './with-queries.tsx';
