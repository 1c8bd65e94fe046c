export { createParcel } from './create-parcel.tsx';
export { createRemote } from './create-remote.tsx';
export { isPlainClick } from './is-plain-click.ts';
export { type LazyPage, lazyPage } from './lazy-page.tsx';
export { MountPropsContext, useMountProps } from './mount-props-context.ts';
export { RemoteParcel } from './remote-parcel.tsx';
export { type UploadLinkProps, UploadOpener } from './upload-opener.tsx';
export { type PageDataState, usePageData } from './use-page-data.ts';
export { useConfig, useLogin, useNow } from './use-shared-state.ts';
