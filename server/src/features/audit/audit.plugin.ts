import { audit } from '@title24/shared-domain/rpc/server';
import fp from 'fastify-plugin';
import type { AppDependencies } from '../../platform/app/app-dependencies.ts';
import { scheduleAuditCleanup } from './audit-cleanup.ts';
import { auditService } from './audit-service.ts';

type Options = Pick<AppDependencies, 'database' | 'settings'>;

/**
 * Registers the audit log for staff. When a feature makes a change, the feature calls record-change.ts to write an
 * entry in the same transaction.
 */
export const auditPlugin = fp<Options>(
  async (app, options) => {
    app.rpc.implement(audit, auditService(options.database));
    scheduleAuditCleanup(app, options);
  },
  { name: 'audit', dependencies: ['rpc', 'jobs'] },
);
