import fastifyCookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../../platform/app/app-dependencies.ts';
import errors from '../../platform/http/errors.ts';
import { jobsPlugin } from '../../platform/jobs/jobs.plugin.ts';
import { mailPlugin } from '../../platform/mail/mail.plugin.ts';
import rpc from '../../platform/rpc/rpc.plugin.ts';
import { accountsPlugin } from '../accounts/accounts.plugin.ts';
import { auditPlugin } from '../audit/audit.plugin.ts';
import { filesPlugin } from '../files/files.plugin.ts';
import { orderServices } from '../orders/order-services.ts';
import { paymentsPlugin } from '../payments/payments.plugin.ts';
import { projectServices } from '../projects/project-services.ts';
import { submissionServices } from '../submissions/submission-services.ts';
import { registerContentFeatures } from './content-features.ts';

/** Registers the features for accounts, payments, submissions, projects and orders in a server that a test can kill. */
export async function registerServerFeatures(
  app: FastifyInstance,
  dependencies: AppDependencies,
): Promise<void> {
  await app.register(errors);
  await app.register(rpc, dependencies);
  await app.register(fastifyCookie);
  await app.register(jobsPlugin, dependencies);
  await app.register(mailPlugin, dependencies);
  await app.register(filesPlugin, dependencies);
  await registerContentFeatures(app, dependencies);
  await app.register(auditPlugin, dependencies);
  await app.register(accountsPlugin, dependencies);
  await app.register(paymentsPlugin, dependencies);
  await app.register(submissionServices, dependencies);
  await app.register(projectServices, dependencies);
  await app.register(orderServices, dependencies);
}
