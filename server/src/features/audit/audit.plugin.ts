import { audit } from '@title24/remote-kit/rpc/server';
import fp from 'fastify-plugin';
import type { AppDependencies } from '../../platform/app/app-dependencies.ts';
import { auditService } from './audit-service.ts';

type Options = Pick<AppDependencies, 'database'>;

/** The audit log, for staff. The features write into it by record-change.ts, in the transaction of what they change. */
export const auditPlugin = fp<Options>(
  async (app, { database }) => {
    app.rpc.implement(audit, auditService(database));
  },
  { name: 'audit', dependencies: ['rpc'] },
);
