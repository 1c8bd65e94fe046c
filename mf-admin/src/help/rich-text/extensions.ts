import { Extension } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { tableNodes } from './table-nodes.ts';

/** Allows the attribute `data-help-sheet`, which makes a link open a help sheet in a dialog. */
const HelpSheetLinks = Extension.create({
  name: 'helpSheetLinks',
  addGlobalAttributes: () => [{ types: ['link'], attributes: { 'data-help-sheet': { default: null } } }],
});

/** Editor extensions that allow the same markup as `helpMarkup`. */
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
