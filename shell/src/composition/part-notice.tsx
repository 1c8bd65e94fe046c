import { FailureNotice, LoadingNote } from '@title24/ui';

type Props =
  | { readonly state: 'loading' }
  | {
      readonly state: 'failed';
      /** Whether the server's HTML of the part stands below and can be read. */
      readonly hasContent: boolean;
      readonly onRetry: () => void;
    };

/** What stands in a part's place, or above its server-rendered content, while it is not live. */
export function PartNotice(props: Props) {
  if (props.state === 'loading') return <LoadingNote />;
  const reason = props.hasContent
    ? 'You can read it, but what needs its script does not work. The rest of the site works.'
    : 'The rest of the site works. Check your connection, or try again in a moment.';
  return <FailureNotice reason={reason} onRetry={props.onRetry} />;
}
