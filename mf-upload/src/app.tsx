import { Route, Routes } from 'react-router-dom';
import { AnswerPage } from './page/answer-page.tsx';
import { UploadPage } from './page/upload-page.tsx';
import { submitPath, uploadPath } from './upload-paths.ts';

export function App() {
  return (
    <Routes>
      <Route path={uploadPath} element={<UploadPage />} />
      <Route path={submitPath} element={<AnswerPage />} />
      <Route path="*" element={null} />
    </Routes>
  );
}
