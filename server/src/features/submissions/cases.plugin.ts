import type { SiteConfiguration } from '@title24/shared-domain';
import { isReference } from '@title24/shared-domain/full-service';
import { cases } from '@title24/shared-domain/rpc/server';
import fp from 'fastify-plugin';
import type { AppDependencies } from '../../platform/app/app-dependencies.ts';
import { readSnapshot } from '../../platform/db/snapshot-transaction.ts';
import { siteOrigin } from '../../platform/http/site-origin.ts';
import { AttemptCounter } from '../../platform/limits/attempt-counter.ts';
import { openCover } from '../report-covers/cover-sheet.ts';
import { scheduleDeadlineChecks } from '../workflow/schedule-deadline-checks.ts';
import { CaseWork } from './cases/case-work.ts';
import { CaseFileStore } from './cases/files/case-file-store.ts';
import { caseFilesOwner } from './cases/files/case-files-owner.ts';
import { caseCovers, coveredCase } from './cases/mails/case-covers.ts';
import { CaseMailer } from './cases/mails/case-mailer.ts';
import { caseFileRoutes } from './cases/page/case-file-routes.ts';
import { casePageRoutes } from './cases/page/case-page-routes.ts';
import { CaseVisits } from './cases/page/case-visits.ts';
import { customerActs } from './cases/page/customer-acts.ts';
import { CasePayments } from './cases/payments/case-payments.ts';
import { payableInvoices } from './cases/payments/payable-invoices.ts';
import { casesService } from './cases/staff/cases-service.ts';
import { submissionDetail } from './inbox/submission-detail.ts';
import { CaseLinks } from './links/case-links.ts';
import { requireSubmission } from './require-submission.ts';

type Options = Pick<AppDependencies, 'database' | 'settings' | 'clock'>;

declare module 'fastify' {
  interface FastifyInstance {
    readonly caseWork: CaseWork;
    /** Updates all cases whose deadlines have passed. */
    readonly applyCaseDeadlines: () => Promise<void>;
    /** Payment functions to call before a submission is deleted. */
    readonly casePayments: Pick<CasePayments, 'recordPagePayments' | 'requireNotPaying' | 'beingPaid'>;
  }
}

/** Registers Full Service cases: the staff service, customer pages, and the deadline job (Q1 to Q5). */
export const casesPlugin = fp<Options>(
  async (app, { database, settings, clock }) => {
    const loadConfiguration = () => app.callPublic('config', 'load') as Promise<SiteConfiguration>;
    const jobs = () => app.jobs;
    const links = await CaseLinks.open(database, clock);
    const origin = () => siteOrigin(app, settings);
    const mailer = new CaseMailer({ loadConfiguration, jobs, links, origin });
    const cards = app.cardPayments;
    const takesCards = cards !== null;
    const needs = { database, clock, mailer, takesCards };
    const work = new CaseWork(needs);
    const payments = new CasePayments({ database, cards });
    app.decorate('caseWork', work);
    app.payables.add(payableInvoices(work));
    const files = new CaseFileStore({ files: app.files, jobs, log: app.log });
    app.mailAttachments.add(
      caseCovers,
      openCover(
        (reference) => coveredCase(database, reference),
        (sheet) => app.typesetSheet(sheet, origin()),
      ),
    );
    app.files.owners.add(caseFilesOwner({ database, clock, mailer }));
    app.rpc.implement(
      cases,
      casesService({
        ...needs,
        work,
        files,
        payments,
        wakeJobs: (queue) => app.jobs.wake(queue),
        detail: (from, reference, caller) =>
          from.transaction(
            async (transaction) =>
              submissionDetail(transaction, await requireSubmission(transaction, reference), caller),
            readSnapshot,
          ),
      }),
    );
    const { visitors } = app;
    const { publicUrl } = settings;
    const counter = new AttemptCounter(database);
    const page = {
      database,
      visitors,
      visits: new CaseVisits({ database, links, counter, visitors, publicUrl }),
      work,
      acts: customerActs({ work, files }),
      payments,
      takesCards,
      publicUrl,
      requestsPerMinute: settings.rpcRequestsPerMinute,
    };
    const uploads = {
      files: app.files,
      attachments: app.mailAttachments,
      formsPerHour: settings.uploadFormsPerHour,
    };
    await app.register(
      async (plans) => {
        plans.addHook<{ Params: { reference: string } }>('preHandler', async (request, reply) =>
          isReference(request.params.reference) ? undefined : reply.callNotFound(),
        );
        await plans.register(casePageRoutes, page);
        await plans.register(caseFileRoutes, { ...page, ...uploads });
      },
      { prefix: '/plans' },
    );
    const checkDeadlines = () => work.checkDeadlines(app.log);
    app.decorate('applyCaseDeadlines', checkDeadlines);
    app.decorate('casePayments', payments);
    scheduleDeadlineChecks(app, 'case', checkDeadlines);
  },
  { name: 'cases', dependencies: ['accounts', 'files', 'jobs', 'mail', 'payments'] },
);
