import type { RouteMetadata } from '@title24/shared-config/contract';
import { uploadLimitsRequest } from './limits/upload-limits-request.ts';
import { submitPath, uploadPath } from './upload-paths.ts';

/** The screens of this remote. */
export const routes: readonly RouteMetadata[] = [
  {
    path: uploadPath,
    aliases: [submitPath],
    title: 'Upload your files',
    heading: 'Upload your files',
    description:
      'Send your plans for a Full Service Title 24 report. You get a reference number, a receipt by e-mail and a firm quote. No account needed.',
    data: [uploadLimitsRequest],
    headerImage: 'header-upload.svg',
  },
];
