import { type Editor, useEditorState } from '@tiptap/react';
import { useState } from 'react';
import { LinkForm } from './link-form.tsx';
import styles from './rich-text.module.css';

interface Tool {
  readonly label: string;
  readonly isOn: (editor: Editor) => boolean;
  readonly run: (editor: Editor) => void;
}

const tools: readonly Tool[] = [
  {
    label: 'Bold',
    isOn: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    label: 'Italic',
    isOn: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    label: 'Heading',
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    label: 'Small heading',
    isOn: (editor) => editor.isActive('heading', { level: 4 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 4 }).run(),
  },
  {
    label: 'List',
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: 'Numbered list',
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
];

/** Renders the formatting buttons, each of which can be reached with the Tab key. */
export function Toolbar({ editor }: { readonly editor: Editor }) {
  const [isLinking, setIsLinking] = useState(false);
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      on: tools.map((tool) => tool.isOn(current)),
      inLink: current.isActive('link'),
      canUndo: current.can().undo(),
      canRedo: current.can().redo(),
    }),
  });
  return (
    <>
      <fieldset className={styles.toolbar} aria-label="Format">
        {tools.map(({ label, run }, index) => (
          <button
            key={label}
            type="button"
            aria-pressed={state.on[index] ?? false}
            onClick={() => run(editor)}
          >
            {label}
          </button>
        ))}
        <button
          type="button"
          aria-pressed={state.inLink}
          aria-expanded={isLinking}
          onClick={() => setIsLinking(!isLinking)}
        >
          Link
        </button>
        <button
          type="button"
          aria-disabled={!state.canUndo}
          onClick={() => editor.chain().focus().undo().run()}
        >
          Undo typing
        </button>
        <button
          type="button"
          aria-disabled={!state.canRedo}
          onClick={() => editor.chain().focus().redo().run()}
        >
          Redo typing
        </button>
      </fieldset>
      {isLinking && <LinkForm editor={editor} onDone={() => setIsLinking(false)} />}
    </>
  );
}
