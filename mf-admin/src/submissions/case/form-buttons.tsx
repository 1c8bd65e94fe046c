import { Button, Cluster } from '@title24/ui';

interface Props {
  readonly label: string;
  readonly isSending: boolean;
  readonly onCancel: () => void;
}

/** Buttons that send the form of an action, or cancel it. */
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
