import { useSearchParams } from 'react-router-dom';
import { HelpEditor } from './help-editor.tsx';
import { HelpList } from './help-list.tsx';

/** Renders /admin/help, which lists all help texts. With the parameter `id`, the page edits one help text. */
export function HelpPage() {
  const [parameters] = useSearchParams();
  const id = parameters.get('id');
  return id === null ? <HelpList /> : <HelpEditor key={id} id={id} />;
}
