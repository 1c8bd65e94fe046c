import { type UploadLinkProps, UploadOpener } from '@title24/remote-kit/runtime';
import { ButtonLink, type ButtonLinkProps } from '@title24/ui';
import { createContext, type ReactNode, use } from 'react';

/** Makes links open the upload form of the page; without it they are plain links. */
const UploadForm = createContext<UploadLinkProps>({
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

/** One upload form for all {@link UploadLink}s inside it: what was typed is there whichever of them is clicked. */
export function UploadLinks({ children }: { children: ReactNode }) {
  return <UploadOpener type="all">{(link) => <UploadForm value={link}>{children}</UploadForm>}</UploadOpener>;
}
