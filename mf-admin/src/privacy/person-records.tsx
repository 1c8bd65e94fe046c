import {
  keepReasonTexts,
  keptUntil,
  type PersonalData,
  type PersonalRecord,
  type PersonalRecordKind,
} from '@title24/shared-domain';
import { Alert, Button, Dialog, Table } from '@title24/ui';
import { useState, useTransition } from 'react';
import { useRole } from '../access/use-role.ts';
import { failureMessage } from '../calls/failure-message.ts';
import { useStaffEndpoints } from '../calls/staff-endpoints.ts';

const kinds: Readonly<Record<PersonalRecordKind, string>> = {
  account: 'Account',
  project: 'Project',
  card: 'Payment',
  submission: 'Plans received',
  mail: 'Email',
  log: 'Log',
};

interface Props {
  readonly data: PersonalData;
  /** Called after the deletion with a message about it. */
  readonly onErased: (words: string) => void;
}

/**
 * Shows a person's data and the reasons for keeping some of it. Also shows a button to delete the rest, if there is any
 * and the staff member's role permits it.
 */
export function PersonRecords({ data: { email, accountName, records }, onErased }: Props) {
  const mayDelete = useRole()?.isAllowed('DELETE', 'ACCOUNT') ?? false;
  // An account that must be kept can still be closed, which deletes some of its data.
  const canDelete = records.some(({ keep }) => keep === null || keep.reason === 'records');
  const person = accountName === null ? email : `${accountName}, ${email}`;
  if (records.length === 0) return <p>Nothing is stored about {person}.</p>;
  return (
    <>
      <Table caption={`Stored about ${person}`} stacks>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">On request</th>
            <th scope="col">Why</th>
            <th scope="col">Until</th>
          </tr>
        </thead>
        <tbody>
          {records.map((record) => (
            <RecordRow key={`${record.kind} ${record.name}`} record={record} />
          ))}
        </tbody>
      </Table>
      {mayDelete && canDelete && <Erasure email={email} person={person} onErased={onErased} />}
    </>
  );
}

function RecordRow({ record: { kind, name, detail, keep } }: { readonly record: PersonalRecord }) {
  return (
    <tr>
      <th scope="row">
        {kinds[kind]}: {name}
        {detail && `, ${detail}`}
      </th>
      <td data-label="On request">{keep ? 'Kept' : 'Deleted'}</td>
      <td data-label="Why">{keep && keepReasonTexts[keep.reason]}</td>
      <td data-label="Until">{keep && keptUntil(keep)}</td>
    </tr>
  );
}

interface ErasureProps {
  readonly email: string;
  readonly person: string;
  readonly onErased: Props['onErased'];
}

/** Renders the button that deletes, after confirmation, the data that need not be kept. */
function Erasure({ email, person, onErased }: ErasureProps) {
  const [erase] = useStaffEndpoints().erasePersonalData.useMutation();
  const [isConfirming, setIsConfirming] = useState(false);
  const [isDeleting, startDeleting] = useTransition();
  const [failure, setFailure] = useState<string | null>(null);

  function deleteRecords(): void {
    if (isDeleting) return;
    setFailure(null);
    startDeleting(async () => {
      try {
        const { records } = await erase({ email }).unwrap();
        const kept = records.filter(({ keep }) => keep !== null).length;
        setIsConfirming(false);
        onErased(`Deleted: ${records.length - kept}. Kept: ${kept}. Tell ${email} what was kept, and why.`);
      } catch (error) {
        setFailure(failureMessage(error));
      }
    });
  }

  return (
    <>
      <div>
        <Button variant="danger" onClick={() => setIsConfirming(true)}>
          Delete what we don’t need to keep
        </Button>
      </div>
      <Dialog
        open={isConfirming}
        onClose={() => isDeleting || setIsConfirming(false)}
        title="Delete personal data?"
        size="small"
        closeLabel="Close"
        footer={
          <>
            <Button onClick={() => setIsConfirming(false)}>Keep it</Button>
            <Button variant="secondary" onClick={deleteRecords}>
              {isDeleting ? 'Deleting…' : 'Delete for good'}
            </Button>
          </>
        }
      >
        <p>What we don’t need to keep of {person} will be gone for good.</p>
        {failure && (
          <Alert tone="danger" title="Nothing was deleted">
            <p>{failure}</p>
          </Alert>
        )}
      </Dialog>
    </>
  );
}
