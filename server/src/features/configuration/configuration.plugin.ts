import { config, publicConfig } from '@title24/shared-domain/rpc/server';
import fp from 'fastify-plugin';
import type { AppDependencies } from '../../platform/app/app-dependencies.ts';
import { configEditing } from './config-editing.ts';
import { configService } from './config-service.ts';

type Options = Pick<AppDependencies, 'database' | 'settings'>;

/** Registers the public and staff services for the site configuration and the estimator prices. */
export const configurationPlugin = fp<Options>(
  async (app, { database, settings }) => {
    const isStaging = settings.siteEnv === 'staging';
    // The payments plugin sets `app.cardPayments` later.
    const acceptsCards = () => Boolean(app.cardPayments);
    app.rpc.implementPublic(publicConfig, configService(database, { isStaging, acceptsCards }));
    app.rpc.implement(config, configEditing(database));
  },
  { name: 'configuration', dependencies: ['rpc'] },
);
