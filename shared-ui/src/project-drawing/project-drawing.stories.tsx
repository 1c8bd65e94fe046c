import * as drawings from './drawings.ts';
import { ProjectDrawing } from './project-drawing.tsx';

export const All = () =>
  Object.entries(drawings).map(([name, drawing]) => <ProjectDrawing key={name} of={drawing} />);
