import { account, submissions, uploads } from '@title24/shared-domain/rpc/server';
import fp from 'fastify-plugin';
import type { AppDependencies } from '../../platform/app/app-dependencies.ts';
import { casesPlugin } from './cases.plugin.ts';
import { exportedSubmissions } from './exported-submissions.ts';
import { submissionsService } from './inbox/submissions-service.ts';
import { CaseLinks } from './links/case-links.ts';
import { ownSubmissions } from './own-submissions.ts';
import { submissionPersonalData } from './submission-personal-data.ts';

type Options = Pick<AppDependencies, 'database' | 'settings' | 'clock'>;

/**
 * Registers Full Service cases and the methods for submissions: upload limits for everyone, the caller's own
 * submissions, and all submissions for analysts. Adds submissions to account exports, and to the personal data that can
 * be requested or deleted.
 */
export const submissionServices = fp<Options>(
  async (app, { database, settings, clock }) => {
    const links = await CaseLinks.open(database, clock);
    await app.register(casesPlugin, { database, settings, clock });
    app.rpc.implementPublic(uploads, { limits: async () => settings.upload });
    app.rpc.implement(
      submissions,
      submissionsService(database, () => app.jobs, app.casePayments),
    );
    app.rpc.implement(
      { submissions: account.submissions },
      { submissions: (_, caller) => ownSubmissions(database, links, caller) },
    );
    app.personalData.add(submissionPersonalData(() => app.jobs, settings.submissionRetentionDays));
    app.accountExports.set('submissions', (caller) => exportedSubmissions(database, caller));
  },
  { name: 'submission-services', dependencies: ['accounts', 'files'] },
);
