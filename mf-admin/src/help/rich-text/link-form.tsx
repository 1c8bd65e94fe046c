import type { Editor } from '@tiptap/react';
import { helpLinkSchema } from '@title24/shared-domain/editing';
import { Button, Cluster, TextField } from '@title24/ui';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useStaffForm } from '../../editing/use-staff-form.ts';
import styles from './rich-text.module.css';

interface Props {
  readonly editor: Editor;
  readonly onDone: () => void;
}

type LinkValues = { readonly href: string };

const toInput = ({ href }: LinkValues): LinkValues => ({ href: href.trim() });

/** Renders a form that edits a link, turns the selected text into a link, or inserts a link. */
export function LinkForm({ editor, onDone }: Props) {
  const current: unknown = editor.getAttributes('link').href;
  const field = useRef<HTMLInputElement>(null);
  const form = useStaffForm<LinkValues>({
    initial: { href: typeof current === 'string' ? current : '' },
    // The link is saved with the help text, so this form never has unsaved changes.
    isUnsaved: () => false,
    schema: helpLinkSchema,
    toInput,
    send: async (values) => apply(toInput(values).href),
    onTyped: () => undefined,
  });
  const { refusals } = form;
  useEffect(() => field.current?.focus(), [refusals]);

  function apply(target: string): void {
    const hasText = !editor.state.selection.empty || editor.isActive('link');
    const chain = editor.chain().focus().extendMarkRange('link');
    // Removes the old link first, because its other attributes do not apply to the new target.
    if (hasText) chain.unsetLink().setLink({ href: target }).run();
    else
      chain
        .insertContent({ type: 'text', text: target, marks: [{ type: 'link', attrs: { href: target } }] })
        .run();
    onDone();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // Keeps Enter from submitting the surrounding form, and Escape from closing a surrounding dialog.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') void form.submit();
    else {
      onDone();
      editor.commands.focus();
    }
  }

  return (
    <div className={styles.link}>
      <TextField
        {...form.text('href')}
        ref={field}
        label="Where the link leads"
        hint="For example /prices, https://www.energy.ca.gov or {link:newProject}"
        onKeyDown={onKeyDown}
      />
      <Cluster>
        <Button size="small" onClick={() => void form.submit()}>
          Set the link
        </Button>
        {editor.isActive('link') && (
          <Button
            size="small"
            variant="secondary"
            onClick={() => {
              editor.chain().focus().extendMarkRange('link').unsetLink().run();
              onDone();
            }}
          >
            Remove the link
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </Cluster>
    </div>
  );
}
