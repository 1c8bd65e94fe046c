import { Button, Cluster } from '@title24/ui';

interface Props {
  readonly label: string;
  readonly isSending: boolean;
  readonly onCancel: () => void;
}

/** Ends the form of an act: sends it, or gives it up. */
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
