import {
  additionDrawing,
  aduDrawing,
  changeDrawing,
  commercialDrawing,
  type Drawing,
  equipmentDrawing,
  formsDrawing,
  interiorDrawing,
  newHouseDrawing,
  ProjectDrawing,
  unitsDrawing,
  unknownDrawing,
  windowsDrawing,
} from '@title24/ui';
import type { DrawingName } from '../decision-tree/node.ts';

const drawings: Readonly<Record<DrawingName, Drawing>> = {
  new: newHouseDrawing,
  addition: additionDrawing,
  adu: aduDrawing,
  units: unitsDrawing,
  change: changeDrawing,
  windows: windowsDrawing,
  equipment: equipmentDrawing,
  interior: interiorDrawing,
  forms: formsDrawing,
  commercial: commercialDrawing,
  unknown: unknownDrawing,
};

/** Renders the drawing whose name is passed as `of`. */
export function DrawnProject({ of, className }: { of: DrawingName; className?: string | undefined }) {
  return <ProjectDrawing of={drawings[of]} className={className} />;
}
