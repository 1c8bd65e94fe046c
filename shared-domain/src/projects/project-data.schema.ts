import * as v from 'valibot';
import type { Schema } from '../schemas/builders.ts';
import type { ProjectData } from './project-data.ts';
import { projectKinds } from './project-kind.ts';

/**
 * This schema checks only the structure of a document. The fields, limits and lines are checked one by one when the
 * document is stored.
 */
export const projectData = v.pipe(
  v.looseObject({ version: v.literal(1), kind: v.picklist(projectKinds, 'Choose what you build') }),
  v.description(
    'The document of a project, version 1: the answers of its steps and, in raw, typed text that is not a valid answer',
  ),
) as unknown as Schema<ProjectData>;
