import type { Editor } from '@tiptap/react';
import { Button, Cluster, TextField } from '@title24/shared-ui';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import styles from './rich-text.module.css';

interface Props {
  readonly editor: Editor;
  readonly onDone: () => void;
}

/** The address of the link at the cursor, or of one that the marked text becomes. */
export function LinkForm({ editor, onDone }: Props) {
  const current: unknown = editor.getAttributes('link').href;
  const [href, setHref] = useState(typeof current === 'string' ? current : '');
  const [error, setError] = useState<string>();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  function apply(): void {
    const target = href.trim();
    if (!/^(\/(?![/\\])|#|https?:\/\/|mailto:|tel:|\{link:\w+\}$)/i.test(target)) {
      setError('Type a path that begins with /, a web address with https://, mailto: or tel:');
      field.current?.focus();
      return;
    }
    const hasText = !editor.state.selection.empty || editor.isActive('link');
    const chain = editor.chain().focus().extendMarkRange('link');
    // Cleared first: an old link's other attributes do not belong to the new address.
    if (hasText) chain.unsetLink().setLink({ href: target }).run();
    else
      chain
        .insertContent({ type: 'text', text: target, marks: [{ type: 'link', attrs: { href: target } }] })
        .run();
    onDone();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // It stands inside the help text's form and dialog.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') apply();
    else {
      onDone();
      editor.commands.focus();
    }
  }

  return (
    <div className={styles.link}>
      <TextField
        ref={field}
        id={`${id}href`}
        label="Where the link leads"
        hint="For example /prices, https://www.energy.ca.gov or {link:newProject}"
        error={error}
        value={href}
        onChange={(event) => setHref(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Cluster>
        <Button size="small" onClick={apply}>
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
