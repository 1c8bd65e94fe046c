import { audit } from '@title24/remote-kit/rpc/server';
import fp from 'fastify-plugin';
import type { AppDependencies } from '../../platform/app/app-dependencies.ts';
import { auditService } from './audit-service.ts';

type Options = Pick<AppDependencies, 'database'>;

/** The audit log, for staff. Features write to it with record-change.ts, in the transaction of their changes. */
export const auditPlugin = fp<Options>(
  async (app, { database }) => {
    app.rpc.implement(audit, auditService(database));
  },
  { name: 'audit', dependencies: ['rpc'] },
);
