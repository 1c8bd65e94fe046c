import { account, submissions, uploads } from '@title24/remote-kit/rpc/server';
import fp from 'fastify-plugin';
import type { AppDependencies } from '../../platform/app/app-dependencies.ts';
import { exportedSubmissions } from './exported-submissions.ts';
import { submissionsService } from './inbox/submissions-service.ts';
import { ownSubmissions } from './own-submissions.ts';
import { uploadsService } from './uploads/uploads-service.ts';

type Options = Pick<AppDependencies, 'database' | 'settings'>;

/** Calls about submissions: limits for everyone, own submissions for accounts, all of them for analysts. */
export const submissionServices = fp<Options>(
  async (app, { database, settings }) => {
    app.rpc.implementPublic(uploads, uploadsService(settings));
    app.rpc.implement(
      submissions,
      submissionsService(database, () => app.jobs),
    );
    app.rpc.implement(
      { submissions: account.submissions },
      { submissions: (_, caller) => ownSubmissions(database, caller) },
    );
    app.accountExports.set('submissions', (caller) => exportedSubmissions(database, caller));
  },
  { name: 'submission-services', dependencies: ['accounts'] },
);
