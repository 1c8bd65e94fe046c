import { useConfig } from '@title24/remote-kit/runtime';
import type { AccountInfo, OwnSubmission } from '@title24/shared-domain';
import { caseStateTitles } from '@title24/shared-domain/cases';
import { formatFileSize } from '@title24/shared-domain/full-service';
import { Accordion, Stack, Table } from '@title24/ui';
import { formatDay } from './moments.ts';
import styles from './my-account.module.css';

/** Maximum number of submissions in the first table. The second table, with all others, is collapsed. */
const shown = 5;

interface Props {
  readonly account: AccountInfo;
  readonly submissions: readonly OwnSubmission[];
}

/** Lists Full Service submissions sent with the account's confirmed email address. */
export function OwnSubmissions({ account, submissions }: Props) {
  const { fullService } = useConfig().navLinks;
  if (!account.emailVerified) return <p>Confirm your email address to see what you’ve sent us.</p>;
  if (submissions.length === 0) {
    return (
      <p>
        Nothing has been sent from {account.email} yet. <a href={fullService}>Send us your plans</a> for a
        quote.
      </p>
    );
  }
  const earlier = submissions.slice(shown);
  return (
    <Stack>
      <SubmissionTable caption="Plans for Full Service" submissions={submissions.slice(0, shown)} />
      {earlier.length > 0 && (
        <Accordion title="Earlier plans" summary={`${earlier.length} more`} headingLevel={3}>
          <SubmissionTable caption="Earlier plans for Full Service" submissions={earlier} />
        </Accordion>
      )}
    </Stack>
  );
}

interface TableProps {
  readonly caption: string;
  readonly submissions: readonly OwnSubmission[];
}

function SubmissionTable({ caption, submissions }: TableProps) {
  return (
    <Table caption={caption} stacks>
      <thead>
        <tr>
          <th scope="col">Reference</th>
          <th scope="col">Project</th>
          <th scope="col">Sent</th>
          <th scope="col">Files</th>
          <th scope="col">Status</th>
        </tr>
      </thead>
      <tbody>
        {submissions.map(({ reference, projectName, sentAt, files, state, page }) => (
          <tr key={reference}>
            <th scope="row">
              {/* The target attribute makes the browser load the page from the server. */}
              <a href={page} target="_top">
                {reference}
              </a>
            </th>
            <td data-label="Project">{projectName}</td>
            <td data-label="Sent">
              <time dateTime={sentAt}>{formatDay(sentAt)}</time>
            </td>
            <td data-label="Files">
              <ul className={styles.files}>
                {files.map(({ name, size }, index) => (
                  <li key={`${index} ${name}`}>
                    {name} ({formatFileSize(size)})
                  </li>
                ))}
              </ul>
            </td>
            <td data-label="Status">{caseStateTitles[state]}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
