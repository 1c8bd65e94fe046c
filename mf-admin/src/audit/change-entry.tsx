import { type AuditEntry, auditSentence } from '@title24/shared-domain';
import { Table } from '@title24/ui';
import { When } from '../moments/when.tsx';
import styles from './audit.module.css';
import { changedMembers } from './changed-members.ts';

/** Shows a change with its author, time, subject and values. */
export function ChangeEntry({ entry }: { readonly entry: AuditEntry }) {
  const { at, by, subject, before, after } = entry;
  const members = changedMembers(before, after);
  return (
    <li className={styles.entry}>
      <p>
        {by} <strong>{auditSentence(entry)}</strong>, <When at={at} />
      </p>
      {members.length > 0 && (
        <details>
          <summary>
            Before and after<span className="visually-hidden"> of {subject}</span>
          </summary>
          <Table caption={`Change of ${subject}`} hideCaption>
            <thead>
              <tr>
                <th scope="col">What</th>
                <th scope="col">Before</th>
                <th scope="col">After</th>
              </tr>
            </thead>
            <tbody>
              {members.map((member) => (
                <tr key={member.path}>
                  <th scope="row">{member.path || 'value'}</th>
                  <td>{member.before ?? '(nothing)'}</td>
                  <td>{member.after ?? '(nothing)'}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </details>
      )}
    </li>
  );
}
