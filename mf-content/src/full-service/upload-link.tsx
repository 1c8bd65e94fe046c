import { type UploadLinkProps, UploadOpener } from '@title24/remote-kit/runtime';
import { ButtonLink, type ButtonLinkProps, uploadIcon } from '@title24/ui';
import { createContext, type ReactNode, use } from 'react';

interface PageForm {
  readonly link: UploadLinkProps;
  /** Opens the form with these files in its list. */
  readonly openWith: (files: readonly File[]) => void;
}

/** The page's upload form; without one, links are plain. */
export const UploadForm = createContext<PageForm>({
  link: { href: '/full-service/upload', onClick: () => undefined },
  openWith: () => undefined,
});

/** 'Upload your files': opens the form of the surrounding {@link UploadLinks}. */
export function UploadLink({ size }: Pick<ButtonLinkProps, 'size'>) {
  return (
    <ButtonLink icon={uploadIcon} size={size} {...use(UploadForm).link}>
      Upload your files
    </ButtonLink>
  );
}

/** One upload form for all {@link UploadLink}s inside it: text typed there is kept, whichever link is clicked. */
export function UploadLinks({ children }: { children: ReactNode }) {
  return (
    <UploadOpener type="all">
      {(link, openWith) => <UploadForm value={{ link, openWith }}>{children}</UploadForm>}
    </UploadOpener>
  );
}
