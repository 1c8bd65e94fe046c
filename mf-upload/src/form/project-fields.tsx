import { type ProjectType, projectTypes } from '@title24/shared-domain/full-service';
import { Select, TextArea, TextField } from '@title24/ui';
import type { FieldProps } from './field-props.ts';
import styles from './upload-form.module.css';

/** Renders the fields about the project. The project type cannot be changed if the linking page has set it (U1). */
export function ProjectFields({
  values,
  set,
  idOf,
  errorOf,
  fixedType,
}: FieldProps & { fixedType: ProjectType | null }) {
  return (
    <>
      <TextField
        id={idOf('projectName')}
        name="projectName"
        label="Project name"
        hint="A street address, or any name you use for it"
        autoComplete="off"
        value={values.projectName}
        error={errorOf('projectName')}
        onChange={({ target }) => set('projectName', target.value)}
      />
      {fixedType ? (
        <div>
          <input type="hidden" name="projectType" value={fixedType} />
          <p className={styles.fixedLabel}>Project type</p>
          <p>{fixedType}</p>
        </div>
      ) : (
        <Select
          id={idOf('projectType')}
          name="projectType"
          label="Project type"
          value={values.projectType}
          error={errorOf('projectType')}
          onChange={({ target }) => set('projectType', target.value)}
        >
          <option value="">Choose one</option>
          {projectTypes.map((type) => (
            <option key={type}>{type}</option>
          ))}
        </Select>
      )}
      <TextArea
        id={idOf('comment')}
        name="comment"
        label="Comment"
        optional
        hint="What you’re building, when you need the report, anything we should know"
        rows={3}
        className={styles.comment}
        value={values.comment}
        error={errorOf('comment')}
        onChange={({ target }) => set('comment', target.value)}
      />
    </>
  );
}
