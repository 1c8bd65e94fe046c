import { type ProjectType, projectTypes } from '@title24/shared-domain/full-service';
import { Select, TextArea, TextField } from '@title24/ui';
import type { FieldProps } from './field-props.ts';
import styles from './upload-form.module.css';

/** Renders the fields about the project. The type is fixed if the link or page that opened the form has set it (U1). */
export function ProjectFields({
  textField,
  fixedType,
}: Pick<FieldProps, 'textField'> & { fixedType: ProjectType | null }) {
  return (
    <>
      <TextField
        {...textField('projectName')}
        label="Project name"
        hint="A street address, or any name you use for it"
        autoComplete="off"
      />
      {fixedType ? (
        <div>
          <input type="hidden" name="projectType" value={fixedType} />
          <p className={styles.fixedLabel}>Project type</p>
          <p>{fixedType}</p>
        </div>
      ) : (
        <Select {...textField('projectType')} label="Project type">
          <option value="">Choose one</option>
          {projectTypes.map((type) => (
            <option key={type}>{type}</option>
          ))}
        </Select>
      )}
      <TextArea
        {...textField('comment')}
        label="Comment"
        optional
        hint="What you’re building, when you need the report, anything we should know"
        rows={3}
        className={styles.comment}
      />
    </>
  );
}
