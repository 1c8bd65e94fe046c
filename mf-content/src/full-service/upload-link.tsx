import type { UploadLinkProps } from '@title24/shared-config/runtime';
import { ButtonLink, type ButtonLinkProps } from '@title24/shared-ui';
import { createContext, use } from 'react';

/** Makes links open the upload form of the page; without it they are plain links. */
export const UploadForm = createContext<UploadLinkProps>({
  href: '/full-service/upload',
  onClick: () => undefined,
});

/** 'Upload your files': opens the form that the page around it holds. */
export function UploadLink({ size }: Pick<ButtonLinkProps, 'size'>) {
  return (
    <ButtonLink icon="upload" size={size} {...use(UploadForm)}>
      Upload your files
    </ButtonLink>
  );
}
