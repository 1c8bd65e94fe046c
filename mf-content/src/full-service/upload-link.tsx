import { type UploadLinkProps, UploadOpener } from '@title24/remote-kit/runtime';
import { ButtonLink, type ButtonLinkProps, uploadIcon } from '@title24/ui';
import { createContext, type ReactNode, use } from 'react';

interface PageForm {
  readonly link: UploadLinkProps;
  /** Opens the upload form with these files added. */
  readonly openWith: (files: readonly File[]) => void;
}

/** Upload form of the current page; the default is a plain link. */
export const UploadForm = createContext<PageForm>({
  link: { href: '/full-service/upload', onClick: () => undefined },
  openWith: () => undefined,
});

/**
 * Renders the link 'Upload your files', which opens the upload form that the surrounding {@link UploadLinks} provides.
 */
export function UploadLink({ size }: Pick<ButtonLinkProps, 'size'>) {
  return (
    <ButtonLink icon={uploadIcon} size={size} {...use(UploadForm).link}>
      Upload your files
    </ButtonLink>
  );
}

/**
 * Provides one upload form for all nested {@link UploadLink}s, so that text entered through one link is still there
 * when another link opens the form.
 */
export function UploadLinks({ children }: { children: ReactNode }) {
  return (
    <UploadOpener type="all">
      {(link, openWith) => <UploadForm value={{ link, openWith }}>{children}</UploadForm>}
    </UploadOpener>
  );
}
