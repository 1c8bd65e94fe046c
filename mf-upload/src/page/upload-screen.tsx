import { RoutedScreens, usePageAddress } from '@title24/remote-kit/runtime';
import { submitPath } from '../upload-paths.ts';
import { AnswerPage } from './answer-page.tsx';
import { UploadPage } from './upload-page.tsx';

/** Renders the upload form or, after a submission without JavaScript, its result. */
export function UploadScreen() {
  const { pathname } = usePageAddress();
  return <RoutedScreens>{pathname === submitPath ? <AnswerPage /> : <UploadPage />}</RoutedScreens>;
}
