import { Route, Routes } from 'react-router-dom';
import { LoginNeeded } from './login-needed/login-needed.tsx';

export function App() {
  return (
    <Routes>
      <Route path="/admin" element={<LoginNeeded />} />
      <Route path="*" element={null} />
    </Routes>
  );
}
