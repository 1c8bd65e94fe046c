import { type UploadLinkProps, UploadOpener } from '@title24/remote-kit/runtime';
import { ButtonLink, type ButtonLinkProps, uploadIcon } from '@title24/ui';
import { createContext, type ReactNode, use } from 'react';

interface PageForm {
  readonly link: UploadLinkProps;
  /** Opens the upload form with these files added. */
  readonly openWith: (files: readonly File[]) => void;
}

/** The current page's upload form. Outside {@link UploadLinks}, links lead to /full-service/upload. */
export const UploadForm = createContext<PageForm>({
  link: { href: '/full-service/upload', onClick: () => undefined },
  openWith: () => undefined,
});

/** Renders a link that opens the upload form of the surrounding {@link UploadLinks}. */
export function UploadLink({ size }: Pick<ButtonLinkProps, 'size'>) {
  return (
    <ButtonLink icon={uploadIcon} size={size} {...use(UploadForm).link}>
      Upload your files
    </ButtonLink>
  );
}

/** Lets all nested {@link UploadLink}s open the same form, so that the visitor finds the entered text again. */
export function UploadLinks({ children }: { children: ReactNode }) {
  return (
    <UploadOpener type="all">
      {(link, openWith) => <UploadForm value={{ link, openWith }}>{children}</UploadForm>}
    </UploadOpener>
  );
}
