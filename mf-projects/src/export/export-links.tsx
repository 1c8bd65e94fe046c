import { isPlainClick } from '@title24/remote-kit/browser';
import { projects } from '@title24/remote-kit/rpc';
import { useMountProps } from '@title24/remote-kit/runtime';
import {
  type ExportedFile,
  type ExportFormat,
  exportedFile,
  exportFormats,
} from '@title24/shared-domain/projects';
import { Alert, Cluster, downloadIcon, Icon, saveFile } from '@title24/ui';
import { type MouseEvent, useState } from 'react';
import { useProject } from '../project/project-context.ts';
import { projectPath } from '../project-paths.ts';

const names: Readonly<Record<ExportFormat, string>> = {
  json: 'Download as JSON',
  csv: 'Download as CSV',
};

/**
 * Links that export the project as files (D5). The browser creates the files of a test drive. The server
 * creates those of a stored project.
 */
export function ExportLinks() {
  const { key, data, takeoff, stored, session } = useProject();
  const { rpc } = useMountProps();
  const [hasFailed, setFailed] = useState(false);

  async function fileOf(format: ExportFormat): Promise<ExportedFile> {
    await session?.flush();
    if (!stored) return exportedFile(key, { data, takeoff }, format);
    return await rpc.call(projects.export, { number: key, format });
  }

  function save(event: MouseEvent, format: ExportFormat): void {
    // Before hydration, the browser follows the link.
    if (!session || !isPlainClick(event)) return;
    event.preventDefault();
    setFailed(false);
    fileOf(format).then(saveFile, () => setFailed(true));
  }

  return (
    <div>
      {hasFailed && (
        <Alert tone="danger" title="The file could not be created">
          Nothing is lost. Check your connection and try again.
        </Alert>
      )}
      <Cluster>
        {exportFormats.map((format) => (
          <a
            key={format}
            href={`${projectPath(key)}/export.${format}`}
            download
            onClick={(event) => save(event, format)}
          >
            <Icon path={downloadIcon} size="small" /> {names[format]}
          </a>
        ))}
      </Cluster>
      <p>
        JSON can be imported {session ? 'here again' : 'again with JavaScript turned on'}. CSV opens in a
        spreadsheet.
      </p>
    </div>
  );
}
