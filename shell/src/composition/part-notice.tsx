import { FailureNotice, LoadingNote } from '@title24/ui';

type Props =
  | { readonly state: 'loading' }
  | {
      readonly state: 'failed';
      readonly hasContent: boolean;
      readonly onRetry: () => void;
    };

/** Shown in place of a part that is loading or has failed, or above its server-rendered content. */
export function PartNotice(props: Props) {
  if (props.state === 'loading') return <LoadingNote />;
  const reason = props.hasContent
    ? 'You can read it, but its interactive features don’t work. The rest of the site works.'
    : 'The rest of the site works. Check your connection, or try again in a moment.';
  return <FailureNotice reason={reason} onRetry={props.onRetry} />;
}
