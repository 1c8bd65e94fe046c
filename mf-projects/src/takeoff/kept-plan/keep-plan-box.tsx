import { Button, Checkbox } from '@title24/ui';
import { useKeptPlan } from './use-kept-plan.ts';

interface Props {
  /** Null without an open plan. */
  readonly opened: { readonly file: File; readonly sha256: string } | null;
  /** Whether the plan was made from photos. If so, it is stored immediately, because there is no other copy. */
  readonly isMade: boolean;
  readonly onOpen: (file: File) => void;
}

/** Offers to store the open plan in this browser, and to reopen or remove it on the next visit. */
export function KeepPlanBox({ opened, isMade, onOpen }: Props) {
  const { kept, problem, keep, drop } = useKeptPlan(isMade ? opened : null);
  if (opened)
    return (
      <Checkbox
        label="Keep this plan in this browser"
        hint={`${isMade ? 'It was made from your photos, so it’s saved on this device.' : 'Saves the file on this device for next time.'} Anyone who uses this browser with your account can open it.`}
        error={problem ?? undefined}
        checked={kept?.sha256 === opened.sha256}
        onChange={({ target }) => void (target.checked ? keep(opened.file, opened.sha256) : drop())}
      />
    );
  if (!kept) return null;
  const { name, bytes } = kept;
  return (
    <div>
      <p>This browser keeps {name} for this project.</p>
      <Button
        variant="secondary"
        size="small"
        onClick={() => onOpen(new File([bytes], name, { type: bytes.type }))}
      >
        Open {name}
      </Button>{' '}
      <Button variant="secondary" size="small" onClick={() => void drop()}>
        Remove it from this browser
      </Button>
      {problem !== null && <p role="alert">{problem}</p>}
    </div>
  );
}
