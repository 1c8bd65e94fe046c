import { Button, Cluster } from '@title24/ui';

interface Props {
  readonly label: string;
  readonly isSending: boolean;
  readonly onCancel: () => void;
}

/** Renders the buttons that submit or cancel an action's form. */
export function FormButtons({ label, isSending, onCancel }: Props) {
  return (
    <Cluster>
      <Button type="submit" aria-disabled={isSending}>
        {isSending ? 'Please wait…' : label}
      </Button>
      <Button variant="secondary" onClick={onCancel}>
        Cancel
      </Button>
    </Cluster>
  );
}
