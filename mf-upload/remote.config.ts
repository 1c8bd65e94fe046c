import { defineRemote } from '@title24/remote-kit/contract';
import { uploadLimitsRequest } from './src/upload-limits-request.ts';
import { caseFormPath, casePagePath, submitPath, uploadPath } from './src/upload-paths.ts';

export default defineRemote({
  name: 'mf-upload',
  routes: [
    {
      path: uploadPath,
      aliases: [submitPath],
      title: 'Upload your files',
      heading: 'Upload your files',
      description:
        'Send your plans for a Full Service Title 24 report. You get a reference number, a receipt by email and a firm quote. No account needed.',
      data: [uploadLimitsRequest],
      headerImage: 'header-upload.svg',
      page: () => import('./src/page/upload-screen.tsx').then(({ UploadScreen }) => UploadScreen),
    },
    {
      path: casePagePath,
      aliases: [caseFormPath],
      samples: ['/plans/FS-20261120-7K3Q9XMT'],
      title: 'Your project',
      heading: 'Your project',
      description: 'Where your plans are, your quote, and your report.',
      noIndex: true,
      headerImage: 'header-upload.svg',
      page: () => import('./src/case/case-screen.tsx').then(({ CaseScreen }) => CaseScreen),
    },
  ],
  parcels: {
    'upload-dialog': () =>
      import('./src/dialog/upload-dialog-parcel.tsx').then(({ UploadDialogParcel }) => UploadDialogParcel),
  },
  document: () => import('./src/page/answer-title.ts'),
});
