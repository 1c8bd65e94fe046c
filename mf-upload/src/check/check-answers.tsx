import { formatFileSize } from '@title24/shared-domain/full-service';
import { Button } from '@title24/ui';
import { useEffect, useRef } from 'react';
import type { UploadValues } from '../upload-values.ts';
import styles from './check-answers.module.css';

interface Props {
  readonly values: UploadValues;
  readonly headingLevel: 2 | 3;
  /** Whether the project type is fixed. A fixed type comes from the link or page that opened the form. */
  readonly isTypeFixed: boolean;
  /** Called to go back to a field of the form. Null while the form cannot be changed. */
  readonly onChange: ((name: keyof UploadValues) => void) | null;
}

interface Row {
  readonly name: keyof UploadValues;
  readonly label: string;
  readonly value: string | readonly string[];
}

/** Lists all answers before they are sent, with buttons to change them (P7). Takes the focus when it appears. */
export function CheckAnswers({ values, headingLevel, isTypeFixed, onChange }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const Heading = `h${headingLevel}` as const;
  return (
    <div>
      <Heading ref={heading} tabIndex={-1} className={styles.heading}>
        Check your answers
      </Heading>
      <dl className={styles.rows}>
        {rowsOf(values).map(({ name, label, value }) => (
          <div key={name} className={styles.row}>
            <dt>{label}</dt>
            <dd className={styles.value}>
              {typeof value === 'string' ? (
                value
              ) : (
                <ul>
                  {value.map((item, index) => (
                    <li key={index}>{item}</li>
                  ))}
                </ul>
              )}
            </dd>
            {onChange && !(name === 'projectType' && isTypeFixed) && (
              <dd>
                <Button variant="quiet" size="small" onClick={() => onChange(name)}>
                  Change<span className="visually-hidden"> {label.toLowerCase()}</span>
                </Button>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </div>
  );
}

function rowsOf(values: UploadValues): readonly Row[] {
  return [
    {
      name: 'projectFiles',
      label: 'Files',
      value: values.projectFiles.map(({ name, size }) => `${name} (${formatFileSize(size)})`),
    },
    { name: 'projectName', label: 'Project name', value: values.projectName },
    { name: 'projectType', label: 'Project type', value: values.projectType },
    { name: 'comment', label: 'Comment', value: values.comment || 'None' },
    { name: 'from', label: 'From', value: values.from },
    { name: 'email', label: 'Email', value: values.email },
    { name: 'hasDropbox', label: 'Dropbox account', value: values.hasDropbox ? 'Yes' : 'No' },
    { name: 'phone', label: 'Phone', value: values.phone },
  ];
}
