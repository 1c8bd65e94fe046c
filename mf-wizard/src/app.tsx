import { Route, Routes } from 'react-router-dom';
import { WizardPage } from './page/wizard-page.tsx';

export function App() {
  return (
    <Routes>
      <Route path="/compliance-wizard" element={<WizardPage />} />
      <Route path="/complianceWizard" element={<WizardPage />} />
      <Route path="*" element={null} />
    </Routes>
  );
}
