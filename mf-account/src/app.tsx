import { Route, Routes } from 'react-router-dom';
import { formActions, myAccountAliases, paths } from './account-paths.ts';
import { LoginPage } from './login/login-page.tsx';
import { LogoutPage } from './logout/logout-page.tsx';
import { MyAccountPage } from './my-account/my-account-page.tsx';
import { RegisterPage } from './register/register-page.tsx';
import { ResetPasswordPage } from './reset-password/reset-password-page.tsx';

/** Each page under its own path and under those that its forms are sent to. */
export function App() {
  return (
    <Routes>
      {[paths.login, formActions.login, formActions.verifyEmail].map((path) => (
        <Route key={path} path={path} element={<LoginPage />} />
      ))}
      {[paths.register, formActions.register].map((path) => (
        <Route key={path} path={path} element={<RegisterPage />} />
      ))}
      {[paths.resetPassword, formActions.requestPasswordReset, formActions.resetPassword].map((path) => (
        <Route key={path} path={path} element={<ResetPasswordPage />} />
      ))}
      {[paths.logout, formActions.logout, formActions.logoutEverywhere].map((path) => (
        <Route key={path} path={path} element={<LogoutPage />} />
      ))}
      {[paths.myAccount, ...myAccountAliases].map((path) => (
        <Route key={path} path={path} element={<MyAccountPage />} />
      ))}
      <Route path="*" element={null} />
    </Routes>
  );
}
