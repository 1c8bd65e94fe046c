import { useLocation } from 'react-router-dom';
import { submitPath } from '../upload-paths.ts';
import { AnswerPage } from './answer-page.tsx';
import { UploadPage } from './upload-page.tsx';

/** The upload form, and under the address that it is sent to without JavaScript what came of that. */
export function UploadScreen() {
  const { pathname } = useLocation();
  return pathname === submitPath ? <AnswerPage /> : <UploadPage />;
}
