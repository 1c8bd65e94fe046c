import { exportFileName } from '../input-file-name.ts';
import type { ProjectData } from '../project-data.ts';
import type { ExportedFile } from '../stored-project.schema.ts';
import type { ExportFormat } from '../stored-project.ts';
import type { TakeoffEntry } from '../takeoff-entry.ts';
import { projectCsv } from './project-csv.ts';
import { exportProject } from './project-json.ts';

/**
 * Returns a project as a file. Only JSON includes the traced plan.
 * @param key - project number, or 'test-drive'
 */
export function exportedFile(
  key: string,
  { data, takeoff }: { readonly data: ProjectData; readonly takeoff: TakeoffEntry | null },
  format: ExportFormat,
): ExportedFile {
  const fileName = `${exportFileName(key, data.project?.name ?? '')}.${format}`;
  return format === 'json'
    ? { fileName, mediaType: 'application/json; charset=utf-8', content: exportProject(data, takeoff) }
    : { fileName, mediaType: 'text/csv; charset=utf-8', content: projectCsv(data) };
}
