import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../../platform/app/app-dependencies.ts';
import { calendarPlugin } from '../calendar/calendar.plugin.ts';
import { catalogPlugin } from '../catalog/catalog.plugin.ts';
import { configurationPlugin } from '../configuration/configuration.plugin.ts';
import { helpPlugin } from '../help/help.plugin.ts';

/** Registers the features whose public methods return the site's content. */
export async function registerContentFeatures(
  app: FastifyInstance,
  dependencies: Pick<AppDependencies, 'database' | 'settings'>,
): Promise<void> {
  await app.register(calendarPlugin, dependencies);
  await app.register(catalogPlugin, dependencies);
  await app.register(configurationPlugin, dependencies);
  await app.register(helpPlugin, dependencies);
}
