import { FailureNotice, LoadingNote } from '@title24/ui';

type Props =
  | { readonly state: 'loading' }
  | {
      readonly state: 'failed';
      /** Whether the part's server-rendered HTML is below the notice and readable. */
      readonly hasContent: boolean;
      readonly onRetry: () => void;
    };

/** Shown in a part's place, or above its server-rendered content, while the part is not live. */
export function PartNotice(props: Props) {
  if (props.state === 'loading') return <LoadingNote />;
  const reason = props.hasContent
    ? 'You can read it, but its interactive features don’t work. The rest of the site works.'
    : 'The rest of the site works. Check your connection, or try again in a moment.';
  return <FailureNotice reason={reason} onRetry={props.onRetry} />;
}
