import { ButtonLink, type ButtonLinkProps } from '@title24/shared-ui';

/** Where plans can be sent without a dialog, and without JavaScript. */
export const uploadPage = '/full-service/upload';

/** 'Upload your files': a link to the upload page that UploadLinks around it turns into a dialog. */
export function UploadLink({ size }: Pick<ButtonLinkProps, 'size'>) {
  return (
    <ButtonLink href={uploadPage} icon="upload" size={size} data-upload="">
      Upload your files
    </ButtonLink>
  );
}
