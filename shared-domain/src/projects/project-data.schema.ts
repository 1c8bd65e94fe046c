import * as v from 'valibot';
import type { Schema } from '../schemas/builders.ts';
import type { ProjectData } from './project-data.ts';
import { projectKinds } from './project-kind.ts';

/** Checks only the version and the kind. A document's fields, limits and lines are checked when it is stored. */
export const projectData = v.pipe(
  v.looseObject({ version: v.literal(1), kind: v.picklist(projectKinds, 'Choose what you build') }),
  v.description(
    'The document of a project, version 1: the answers of its steps and, in raw, typed text that is not a valid answer',
  ),
) as unknown as Schema<ProjectData>;
