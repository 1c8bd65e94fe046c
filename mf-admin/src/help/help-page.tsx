import { useSearchParams } from 'react-router-dom';
import { HelpEditor } from './help-editor.tsx';
import { HelpList } from './help-list.tsx';

/** Renders /admin/help, which lists all help texts, or edits the help text in the parameter `id`. */
export function HelpPage() {
  const [parameters] = useSearchParams();
  const id = parameters.get('id');
  return id === null ? <HelpList /> : <HelpEditor key={id} id={id} />;
}
