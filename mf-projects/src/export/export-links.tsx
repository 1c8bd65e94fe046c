import { isPlainClick } from '@title24/shared-config/browser';
import type { ExportedFile, ExportFormat } from '@title24/shared-domain/projects';
import { Alert, Cluster, Icon } from '@title24/shared-ui';
import { useState } from 'react';
import { projectPath } from '../project-paths.ts';
import { saveFile } from './save-file.ts';

/** Makes the file that is to be saved. Rejects if it cannot be had. */
export type ExportProject = (format: ExportFormat) => Promise<ExportedFile>;

const names: Readonly<Record<ExportFormat, string>> = {
  json: 'Download as JSON',
  csv: 'Download as CSV',
};

/**
 * The project as files. Links, so that they work without a script; with one, the file is asked for in the name of who is
 * logged in.
 */
export function ExportLinks({ project, exportProject }: { project: string; exportProject: ExportProject }) {
  const [hasFailed, setFailed] = useState(false);
  return (
    <div>
      {hasFailed && (
        <Alert tone="danger" title="The file could not be made">
          Nothing is lost. Check your connection and try again.
        </Alert>
      )}
      <Cluster>
        {(['json', 'csv'] as const).map((format) => (
          <a
            key={format}
            href={`${projectPath(project)}/export.${format}`}
            download
            onClick={(event) => {
              if (!isPlainClick(event.nativeEvent)) return;
              event.preventDefault();
              setFailed(false);
              exportProject(format).then(saveFile, () => setFailed(true));
            }}
          >
            <Icon name="download" size="small" /> {names[format]}
          </a>
        ))}
      </Cluster>
      <p>JSON can be imported here again. CSV opens in a spreadsheet.</p>
    </div>
  );
}
