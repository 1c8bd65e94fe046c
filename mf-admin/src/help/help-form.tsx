import { help as calls } from '@title24/remote-kit/rpc';
import { useMountProps } from '@title24/remote-kit/runtime';
import type { HelpItem } from '@title24/shared-domain';
import { helpLabels, helpSchema } from '@title24/shared-domain/editing';
import { TextField } from '@title24/ui';
import { type ReactNode, useDeferredValue } from 'react';
import { showHelp } from '../calls/public-changes.ts';
import { useRefresh } from '../calls/use-refresh.ts';
import { EditForm } from '../editing/edit-form.tsx';
import { useEditForm } from '../editing/use-edit-form.ts';
import { HelpTextView } from '../markup/help-text-view.tsx';
import { PlaceholderNote } from '../markup/placeholder-note.tsx';
import styles from './help.module.css';
import { type HelpValues, toStoredHelp } from './help-values.ts';
import { RichTextField } from './rich-text/rich-text-field.tsx';

interface Props {
  readonly item: HelpItem;
  readonly onSaved?: ((saved: HelpItem) => void) | undefined;
  /** Additional buttons beside 'Save'. */
  readonly actions?: ReactNode;
}

/** Edits a help text, with a preview. */
export function HelpForm({ item, onSaved, actions }: Props) {
  const { rpc } = useMountProps();
  const refresh = useRefresh();
  const { id, category } = item;
  const form = useEditForm<HelpValues>({
    stored: toStoredHelp(item),
    schema: helpSchema,
    toInput: (values) => values,
    load: async () => toStoredHelp(await rpc.call(calls.findById, { id })),
    async save(values, lastUpdate) {
      const help = { ...item, ...values, lastUpdate };
      const saved = await rpc.call(calls.update, { help });
      showHelp(refresh, category, saved);
      onSaved?.(saved);
      return toStoredHelp(saved);
    },
  });
  const { question, helpText } = useDeferredValue(form.values);
  return (
    <EditForm
      form={form}
      name={`Help text ${id}`}
      labels={helpLabels}
      joinable={['helpText']}
      show={(name, value) =>
        name === 'helpText' ? <HelpTextView helpText={String(value)} /> : String(value)
      }
      actions={actions}
    >
      <TextField {...form.text('question')} label="Question" autoComplete="off" />
      <RichTextField
        id={form.idOf('helpText')}
        label="Answer"
        value={form.values.helpText}
        error={form.errors.find(({ path }) => path === 'helpText')?.message}
        onChange={(html) => form.set('helpText', html)}
      />
      <PlaceholderNote />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table inside must be scrollable by keyboard */}
      <section className={styles.preview} tabIndex={0} aria-labelledby={form.idOf('preview')}>
        <p id={form.idOf('preview')} className={styles.previewTitle}>
          Preview: as the site shows it
        </p>
        <h3>{question}</h3>
        <HelpTextView helpText={helpText} />
      </section>
    </EditForm>
  );
}
