import { formatFileSize, type ListedSubmission } from '@title24/shared-domain/full-service';
import { Badge, classNames } from '@title24/ui';
import { When } from '../../moments/when.tsx';
import list from '../../work-list/work-list.module.css';
import { statusLabels, statusTones } from '../status-labels.ts';

/** A page of submissions: a table, or cards if there is no room for one. */
export function SubmissionTable({ submissions }: { readonly submissions: readonly ListedSubmission[] }) {
  return (
    <table className={list.table}>
      <caption className="visually-hidden">Submissions, newest first</caption>
      <thead>
        <tr>
          <th scope="col">Project</th>
          <th scope="col">Sender</th>
          <th scope="col">Received</th>
          <th scope="col">Files</th>
          <th scope="col">Status</th>
        </tr>
      </thead>
      <tbody>
        {submissions.map((submission) => (
          <SubmissionRow key={submission.reference} submission={submission} />
        ))}
      </tbody>
    </table>
  );
}

function SubmissionRow({ submission }: { readonly submission: ListedSubmission }) {
  const { reference, projectName, projectType, sender, email, receivedAt, files, size, heldBack, status } =
    submission;
  return (
    <tr>
      <th scope="row">
        <a href={`/admin/submissions?reference=${encodeURIComponent(reference)}`}>
          <bdi>{projectName}</bdi> <span className={classNames(list.second, list.small)}>{reference}</span>
        </a>
        <p>{projectType}</p>
      </th>
      <td>
        <bdi>{sender}</bdi>
        <br />
        <bdi>{email}</bdi>
      </td>
      <td>
        <When at={receivedAt} />
      </td>
      <td>
        <p>
          {files === 1 ? '1 file' : `${files} files`}, {formatFileSize(size)}
        </p>
        {submission.hasDropbox && <p>Has Dropbox</p>}
        {heldBack > 0 && <Badge tone="warning">{heldBack} held back</Badge>}
      </td>
      <td>
        <Badge tone={statusTones[status]}>{statusLabels[status]}</Badge>
      </td>
    </tr>
  );
}
