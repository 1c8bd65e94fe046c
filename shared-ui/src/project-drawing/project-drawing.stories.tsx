import { ProjectDrawing, type ProjectDrawingKind } from './project-drawing.tsx';

const kinds: readonly ProjectDrawingKind[] = [
  'new',
  'addition',
  'adu',
  'units',
  'change',
  'windows',
  'equipment',
  'interior',
  'forms',
  'commercial',
  'unknown',
];

export const All = () => kinds.map((kind) => <ProjectDrawing key={kind} of={kind} />);
