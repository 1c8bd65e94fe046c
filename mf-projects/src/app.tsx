import { Route, Routes } from 'react-router-dom';
import { pages } from './pages.ts';

/** The Do-It-Yourself projects. */
export function App() {
  return (
    <Routes>
      {Object.entries(pages).map(([path, { Page }]) => (
        <Route key={path} path={path} element={<Page key={path} />} />
      ))}
      <Route path="*" element={null} />
    </Routes>
  );
}
