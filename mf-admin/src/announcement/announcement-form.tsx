import type { ConfigurationForEdit } from '@title24/shared-domain';
import { announcementLabels, announcementSchema } from '@title24/shared-domain/editing';
import { Checkbox, Fieldset, TextArea, TextField } from '@title24/ui';
import { useConfigurationForm } from '../configuration/use-configuration-form.ts';
import { EditForm } from '../editing/edit-form.tsx';
import styles from '../editing/editing.module.css';
import { AnnouncementPreview } from './announcement-preview.tsx';
import { toAnnouncementMembers, toAnnouncementValues } from './announcement-values.ts';

/** Renders the form for the announcement and its schedule, with a preview. */
export function AnnouncementForm({ stored }: { readonly stored: ConfigurationForEdit }) {
  const form = useConfigurationForm({
    stored,
    toValues: toAnnouncementValues,
    toMembers: toAnnouncementMembers,
    schema: announcementSchema,
  });
  return (
    <EditForm form={form} name="Announcement" labels={announcementLabels}>
      <TextArea
        {...form.text('announce')}
        label="Text"
        hint="Plain text of a sentence or two. Leave it empty to show no announcement."
        optional
      />
      <Fieldset legend="Schedule" hint="Times are Pacific time (PT).">
        <div className={styles.pair}>
          <TextField {...form.text('from')} label="Shows from" type="datetime-local" fieldWidth="medium" />
          <TextField {...form.text('to')} label="Shows until" type="datetime-local" fieldWidth="medium" />
        </div>
      </Fieldset>
      <AnnouncementPreview {...toAnnouncementMembers(form.values)} />
      <Checkbox
        {...form.checkbox('isStagingEnv')}
        label="Show the flag ‘Staging Environment’"
        hint="For a site that is not the real one. A staging server always shows it."
      />
    </EditForm>
  );
}
