import Fastify from 'fastify';
import { UndeclaredMethodError } from '../../platform/rpc/method.ts';
import { guardFileRoutes } from './guard-file-routes.ts';

function guarded() {
  const app = Fastify();
  guardFileRoutes(app);
  return app;
}
const handler = async () => '';

test('accepts file routes in the permission table, with HEAD and OPTIONS', async () => {
  const app = guarded();
  app.get('/downloads/:ticket/:name', handler);
  app.post('/project-upload', handler);
  app.route({ method: ['POST', 'OPTIONS'], url: '/uploads/files', handler });
  app.get('/downloads-of-forms', handler);
  await app.ready();
  expect((await app.inject({ method: 'HEAD', url: '/downloads/a/b' })).statusCode).toBe(200);
});

test.each([
  ['GET', '/downloads/:name'],
  ['GET', '/uploads/files/:id'],
  ['POST', '/downloads/:ticket/:name'],
  ['PUT', '/project-upload'],
  ['PUT', '/plans/:reference/comments'],
] as const)('startup fails because %s %s is not in the permission table (H7)', (method, url) => {
  expect(() => guarded().route({ method, url, handler })).toThrow(UndeclaredMethodError);
});
