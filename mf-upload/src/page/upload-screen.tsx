import { RoutedScreens, usePageAddress } from '@title24/remote-kit/runtime';
import { submitPath } from '../upload-paths.ts';
import { AnswerPage } from './answer-page.tsx';
import { UploadPage } from './upload-page.tsx';

/** The upload form or, under the address it is submitted to without JavaScript, the answer. */
export function UploadScreen() {
  const { pathname } = usePageAddress();
  return <RoutedScreens>{pathname === submitPath ? <AnswerPage /> : <UploadPage />}</RoutedScreens>;
}
