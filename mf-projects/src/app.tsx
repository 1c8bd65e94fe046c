import { Route, Routes } from 'react-router-dom';
import { pages, projectPages } from './pages.ts';
import { paths } from './project-paths.ts';

const { Page: ProjectPages } = projectPages;

/** The Do-It-Yourself projects. */
export function App() {
  return (
    <Routes>
      {Object.entries(pages).map(([path, { Page }]) => (
        <Route key={path} path={path} element={<Page key={path} />} />
      ))}
      <Route path={paths.project} element={<ProjectPages />} />
      <Route path="*" element={null} />
    </Routes>
  );
}
