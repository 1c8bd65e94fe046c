import { audit } from '@title24/shared-domain/rpc/server';
import fp from 'fastify-plugin';
import type { AppDependencies } from '../../platform/app/app-dependencies.ts';
import { scheduleAuditCleanup } from './audit-cleanup.ts';
import { auditService } from './audit-service.ts';

type Options = Pick<AppDependencies, 'database' | 'settings'>;

/**
 * Registers the audit log for staff. Features write entries with record-change.ts in the transactions of their changes.
 */
export const auditPlugin = fp<Options>(
  async (app, options) => {
    app.rpc.implement(audit, auditService(options.database));
    scheduleAuditCleanup(app, options);
  },
  { name: 'audit', dependencies: ['rpc', 'jobs'] },
);
