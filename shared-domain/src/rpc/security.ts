import { rpcService } from './method.ts';
import type { securitySchemas } from './schemas/security.ts';

/** Login, registration and password reset. */
export const security = rpcService<typeof securitySchemas>('security', {
  login: 'public',
  passkeyLoginOptions: 'public',
  passkeyLogin: 'public',
  loginStatus: 'bearer',
  logout: 'bearer',
  register: 'public',
  verifyEmail: 'public',
  requestPasswordReset: 'public',
  resetPassword: 'public',
});
