import { Extension } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { tableNodes } from './table-nodes.ts';

/** `data-help-sheet` on a link opens that help sheet as a dialog. */
const HelpSheetLinks = Extension.create({
  name: 'helpSheetLinks',
  addGlobalAttributes: () => [{ types: ['link'], attributes: { 'data-help-sheet': { default: null } } }],
});

/** The editor supports exactly what helpMarkup allows. */
export const helpTextExtensions = [
  StarterKit.configure({
    heading: { levels: [3, 4] },
    link: {
      openOnClick: false,
      autolink: false,
      HTMLAttributes: { target: null, rel: null, class: null },
    },
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    trailingNode: false,
    dropcursor: false,
  }),
  HelpSheetLinks,
  ...tableNodes,
];
