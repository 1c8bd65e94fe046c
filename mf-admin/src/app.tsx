import { Route, Routes } from 'react-router-dom';
import { StaffOnly } from './access/staff-only.tsx';
import { pages } from './pages.ts';
import { UnsavedChanges } from './unsaved/unsaved-changes.tsx';

/** The staff tools. */
export function App() {
  return (
    <UnsavedChanges>
      <Routes>
        {Object.entries(pages).map(([path, { Page }]) => (
          <Route
            key={path}
            path={path}
            element={
              <StaffOnly path={path}>
                <Page key={path} />
              </StaffOnly>
            }
          />
        ))}
        <Route path="*" element={null} />
      </Routes>
    </UnsavedChanges>
  );
}
