import { help, publicHelp } from '@title24/shared-domain/rpc/server';
import fp from 'fastify-plugin';
import type { AppDependencies } from '../../platform/app/app-dependencies.ts';
import { helpEditing } from './help-editing.ts';
import { helpService } from './help-service.ts';

type Options = Pick<AppDependencies, 'database'>;

/** Registers the services for help texts and FAQ answers. Placeholders are filled for visitors, but not for staff. */
export const helpPlugin = fp<Options>(
  async (app, { database }) => {
    app.rpc.implementPublic(publicHelp, helpService(database));
    app.rpc.implement(help, helpEditing(database));
  },
  { name: 'help', dependencies: ['rpc'] },
);
