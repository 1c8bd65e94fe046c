import { Node } from '@tiptap/react';

/* Tables as allowed by `helpMarkup`. Rows and columns can only be added in the HTML view. The editor's own table
   extension supports neither captions nor sections. */

const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'caption? (tableHead | tableBody)+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', 0],
});

const Caption = Node.create({
  name: 'caption',
  content: 'inline*',
  isolating: true,
  parseHTML: () => [{ tag: 'caption' }],
  renderHTML: () => ['caption', 0],
});

const TableHead = section('tableHead', 'thead');
const TableBody = section('tableBody', 'tbody');

function section(name: string, tag: 'thead' | 'tbody') {
  return Node.create({
    name,
    content: 'tableRow+',
    isolating: true,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  });
}

const TableRow = Node.create({
  name: 'tableRow',
  content: '(headerCell | dataCell)+',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

const HeaderCell = Node.create({
  name: 'headerCell',
  content: 'inline*',
  isolating: true,
  addAttributes: () => ({ scope: { default: null } }),
  parseHTML: () => [{ tag: 'th' }],
  renderHTML: ({ HTMLAttributes }) => ['th', HTMLAttributes, 0],
});

const DataCell = Node.create({
  name: 'dataCell',
  content: 'inline*',
  isolating: true,
  parseHTML: () => [{ tag: 'td' }],
  renderHTML: () => ['td', 0],
});

export const tableNodes = [Table, Caption, TableHead, TableBody, TableRow, HeaderCell, DataCell];
