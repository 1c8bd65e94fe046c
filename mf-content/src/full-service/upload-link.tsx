import { type UploadLinkProps, UploadOpener } from '@title24/remote-kit/runtime';
import { ButtonLink, type ButtonLinkProps } from '@title24/ui';
import { createContext, type ReactNode, use } from 'react';

/** Makes links open the page's upload form; without it they are plain links. */
const UploadForm = createContext<UploadLinkProps>({
  href: '/full-service/upload',
  onClick: () => undefined,
});

/** 'Upload your files': opens the form of the surrounding {@link UploadLinks}. */
export function UploadLink({ size }: Pick<ButtonLinkProps, 'size'>) {
  return (
    <ButtonLink icon="upload" size={size} {...use(UploadForm)}>
      Upload your files
    </ButtonLink>
  );
}

/** One upload form for all {@link UploadLink}s inside it: text typed there is kept, whichever link is clicked. */
export function UploadLinks({ children }: { children: ReactNode }) {
  return <UploadOpener type="all">{(link) => <UploadForm value={link}>{children}</UploadForm>}</UploadOpener>;
}
