import { Route, Routes } from 'react-router-dom';
import { estimatorPath } from './estimator-data.ts';
import { EstimatorPage } from './page/estimator-page.tsx';

export function App() {
  return (
    <Routes>
      <Route path={estimatorPath} element={<EstimatorPage />} />
      <Route path="*" element={null} />
    </Routes>
  );
}
