import { submissions } from '@title24/remote-kit/rpc';
import { useMountProps } from '@title24/remote-kit/runtime';
import { statusSchema } from '@title24/shared-domain/editing';
import {
  type SubmissionDetail,
  type SubmissionStatus,
  submissionStatuses,
} from '@title24/shared-domain/full-service';
import { Select } from '@title24/ui';
import { EditForm } from '../../editing/edit-form.tsx';
import { useEditForm } from '../../editing/use-edit-form.ts';
import type { Stored } from '../../editing/values.ts';
import { statusLabels } from '../status-labels.ts';

interface Props {
  readonly loaded: SubmissionDetail;
  readonly onSaved: (submission: SubmissionDetail) => void;
}

type StatusValues = { readonly status: SubmissionStatus };

const toStored = ({ status, lastUpdate }: SubmissionDetail): Stored<StatusValues> => ({
  values: { status },
  lastUpdate,
});

/** Sets the status of a submission. */
export function StatusForm({ loaded, onSaved }: Props) {
  const { rpc } = useMountProps();
  const { reference } = loaded;
  const form = useEditForm<StatusValues>({
    stored: toStored(loaded),
    schema: statusSchema,
    toInput: (values) => values,
    async load() {
      const current = await rpc.call(submissions.load, { reference });
      onSaved(current);
      return toStored(current);
    },
    async save({ status }, lastUpdate) {
      const saved = await rpc.call(submissions.setStatus, { reference, status, lastUpdate });
      onSaved(saved);
      return toStored(saved);
    },
  });
  return (
    <EditForm
      form={form}
      name="Status"
      labels={{ status: 'Status' }}
      show={(_, value) => statusLabels[value as SubmissionStatus]}
      saveLabel="Save status"
    >
      <Select {...form.text('status')} label="Status">
        {submissionStatuses.map((status) => (
          <option key={status} value={status}>
            {statusLabels[status]}
          </option>
        ))}
      </Select>
    </EditForm>
  );
}
