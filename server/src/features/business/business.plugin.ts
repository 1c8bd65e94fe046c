import { business } from '@title24/shared-domain/rpc/server';
import fp from 'fastify-plugin';
import type { AppDependencies } from '../../platform/app/app-dependencies.ts';
import { businessService } from './business-service.ts';

/** Registers the service for business figures. */
export const businessPlugin = fp<Pick<AppDependencies, 'database' | 'clock'>>(
  async (app, { database, clock }) => {
    app.rpc.implement(business, businessService({ database, clock }));
  },
  { name: 'business', dependencies: ['accounts'] },
);
