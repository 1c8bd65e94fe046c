import { counted } from '@title24/shared-domain';
import { checkedValue, orderFields } from '@title24/shared-domain/orders';
import { findingKey } from '@title24/shared-domain/projects';
import { Alert, Checkbox } from '@title24/ui';
import { findingHref } from '../findings/finding-href.ts';
import { useProject } from '../project/project-context.ts';

interface Props {
  readonly id: string;
  readonly error?: string | undefined;
}

/** Lists the project's warnings, if any, with a checkbox to confirm them. */
export function WarningsToConfirm({ id, error }: Props) {
  const { key, findings } = useProject();
  const warnings = findings.filter(({ severity }) => severity === 'warning');
  if (warnings.length === 0) return null;
  return (
    <Alert tone="warning" title={counted(warnings.length, 'warning')}>
      <ul>
        {warnings.map((warning) => (
          <li key={findingKey(warning)}>
            <a href={findingHref(key, warning)}>{warning.message}</a>
          </li>
        ))}
      </ul>
      <Checkbox
        id={id}
        name={orderFields.confirmsWarnings}
        value={checkedValue}
        label="I have looked at these"
        error={error}
      />
    </Alert>
  );
}
