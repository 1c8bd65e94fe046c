import { isRpcError } from '@title24/remote-kit/contract';
import { Button } from '@title24/ui';
import { failureMessage } from '../calls/failure-message.ts';
import { useStaffEndpoints } from '../calls/staff-endpoints.ts';
import { When } from '../moments/when.tsx';

interface Props {
  readonly name: string;
  readonly version: string;
}

/** Renders a button that creates a preview link. The link shows the site with this version, even if it is not live. */
export function PreviewLink({ name, version }: Props) {
  const [preview, { data, error, isLoading }] = useStaffEndpoints().previewRemote.useMutation();
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => void preview({ name, version })}>
        {isLoading ? 'Creating a link…' : 'Preview'}
        <span className="visually-hidden"> version {version}</span>
      </Button>
      <p role="status">
        {data && (
          <>
            <a href={data.url}>Preview link of {version}</a>: anyone who opens it sees this version in the
            site, until <When at={data.expiresAt} />.
          </>
        )}
        {error && `There is no preview. ${refusalText(error)}`}
      </p>
    </>
  );
}

/** Returns why the registry refused the version or why the call failed. */
function refusalText(error: unknown): string {
  const refusals = isRpcError(error) ? error.fields.map(({ message }) => message) : [];
  return refusals.length > 0 ? refusals.join(' ') : failureMessage(error);
}
