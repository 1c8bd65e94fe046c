import { EditorContent, useEditor } from '@tiptap/react';
import { Alert, RadioGroup, TextArea } from '@title24/ui';
import { useEffect, useRef, useState } from 'react';
import { helpTextExtensions } from './extensions.ts';
import styles from './rich-text.module.css';
import { sameMarkup } from './same-markup.ts';
import { tidyHtml } from './tidy-html.ts';
import { Toolbar } from './toolbar.tsx';

interface Props {
  readonly id: string;
  readonly label: string;
  /** HTML of the text. */
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChange: (html: string) => void;
}

/**
 * Edits a help text as formatted text or as HTML. If the formatted view would lose markup, the HTML view opens with a
 * warning.
 */
export function RichTextField({ id, label, value, error, onChange }: Props) {
  const [asHtml, setAsHtml] = useState(false);
  const [losesMarkup, setLosesMarkup] = useState(false);
  /** Last value that was the same in the editor and the form. */
  const synced = useRef(value);
  const change = useRef(onChange);
  useEffect(() => {
    change.current = onChange;
  });
  const labelId = `${id}-label`;

  const editor = useEditor({
    extensions: helpTextExtensions,
    content: value,
    // A style element would violate the content security policy, so rich-text.module.css contains the styles.
    injectCSS: false,
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        class: styles.editor ?? '',
      },
      // Tab must move to the next control. Without this handler, the editor would use Tab to indent list items.
      handleDOMEvents: { keydown: (_, event) => event.key === 'Tab' },
    },
    onUpdate({ editor: changed }) {
      synced.current = tidyHtml(changed.getHTML());
      change.current(synced.current);
    },
  });

  // Updates the editor when the text changes outside it: in the HTML view, by undoing a save, or by merging edits.
  const isChecked = useRef(false);
  useEffect(() => {
    if (isChecked.current && value === synced.current) return;
    if (isChecked.current) editor.commands.setContent(value, { emitUpdate: false });
    isChecked.current = true;
    synced.current = value;
    const loses = !sameMarkup(value, tidyHtml(editor.getHTML()));
    setLosesMarkup(loses);
    if (loses) setAsHtml(true);
  }, [editor, value]);

  useEffect(() => {
    const text = asHtml ? null : document.getElementById(id);
    const describedBy = error ? `${id}-error` : null;
    if (text && describedBy) text.setAttribute('aria-describedby', describedBy);
    else text?.removeAttribute('aria-describedby');
  }, [id, error, asHtml]);

  return (
    <div className={styles.field}>
      <RadioGroup
        name={`${id}-view`}
        legend="Edit the answer"
        inline
        value={asHtml ? 'html' : 'formatted'}
        onChange={(view) => setAsHtml(view === 'html')}
        options={[
          { value: 'formatted', label: 'As it looks' },
          { value: 'html', label: 'As HTML' },
        ]}
      />
      {losesMarkup && (
        <Alert tone="warning" role="status">
          <p>
            {asHtml
              ? 'This text has markup that the other view cannot show. Edit it here, so that nothing is lost.'
              : 'This view cannot show all of this text’s markup. If you edit it here, the rest is dropped.'}
          </p>
        </Alert>
      )}
      {asHtml ? (
        <TextArea
          id={id}
          label={label}
          error={error}
          rows={14}
          spellCheck={false}
          className={styles.source}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      ) : (
        <div>
          <p id={labelId} className={styles.label}>
            {label}
          </p>
          {error && (
            <p id={`${id}-error`} className={styles.error}>
              {error}
            </p>
          )}
          <Toolbar editor={editor} />
          <EditorContent editor={editor} />
        </div>
      )}
    </div>
  );
}
