import type { Part, ProjectKind } from '../project-kind.ts';
import type { Field } from './field.ts';
import {
  ceilingFields,
  coolRoofFields,
  floorFields,
  radiantBarrierFields,
  roofFields,
  specialRoofFields,
} from './floor-roof-fields.ts';
import { addedGlazingFields, existingGlazingFields, typicalGlazingFields } from './glazing-fields.ts';
import { mechanicalFields } from './mechanical-fields.ts';
import { buildingFields, documentsFields, locationFields } from './place-fields.ts';
import { kindField, projectFields } from './project-fields.ts';
import { doorFields, otherWallFields, wallFields, wallLineFields } from './wall-fields.ts';

/** The steps in order, as named in URLs. */
export const projectSteps = [
  'building',
  'location',
  'walls',
  'floors-roofs',
  'glazing',
  'mechanical',
  'documents',
  'project',
] as const;

export type ProjectStep = (typeof projectSteps)[number];

export const stepTitles: Readonly<Record<ProjectStep, string>> = {
  project: 'Project and signer',
  location: 'Location',
  building: 'Building',
  walls: 'Walls',
  'floors-roofs': 'Floors and roofs',
  glazing: 'Glazing',
  mechanical: 'Mechanical',
  documents: 'Documents',
};

/** Members that each step saves in the project document. */
export const stepMembers: Readonly<Record<ProjectStep, readonly string[]>> = {
  project: ['kind', 'project'],
  location: ['location'],
  building: ['building'],
  walls: ['walls'],
  'floors-roofs': ['floors', 'roofs'],
  glazing: ['glazing'],
  mechanical: ['mechanical'],
  documents: ['documents'],
};

/** A group of fields: one object in the project document, or a list of lines. */
export interface FieldGroup {
  readonly step: ProjectStep;
  readonly title: string;
  /** Path in the project document, such as `walls.lines`, or '' for the document itself. */
  readonly path: string;
  readonly fields: readonly Field[];
  /** True for a credit. Its fields are shown only while the project document has an object at `path`. */
  readonly credit?: true;
  readonly list?: LineList;
}

export interface LineList {
  /** First letter of the line ids. */
  readonly letter: string;
  readonly max: number;
  /** Name of a line for use in a sentence, such as 'wall line'. */
  readonly noun: string;
  /** Project kinds that have the list. Defaults to all kinds. */
  readonly kinds?: readonly ProjectKind[];
  /** Parts of the house that need a line before the project can be ordered. */
  readonly neededFor?: readonly Part[];
}

const built = ['new', 'addition'] as const;
const limits = { walls: 60, floors: 40, glazing: 200 } as const;

/** All field groups (D5). */
export const fieldGroups: readonly FieldGroup[] = [
  { step: 'project', title: 'Kind of project', path: '', fields: [kindField] },
  { step: 'project', title: stepTitles.project, path: 'project', fields: projectFields },
  { step: 'location', title: stepTitles.location, path: 'location', fields: locationFields },
  { step: 'building', title: stepTitles.building, path: 'building', fields: buildingFields },
  {
    step: 'walls',
    title: 'Walls by story and assembly',
    path: 'walls.lines',
    fields: wallLineFields,
    list: { letter: 'w', max: limits.walls, noun: 'wall line', neededFor: ['new', 'addition', 'existing'] },
  },
  { step: 'walls', title: 'Existing walls', path: 'walls', fields: wallFields },
  {
    step: 'walls',
    title: 'Exterior doors, opaque',
    path: 'walls.doors',
    fields: doorFields,
    list: { letter: 'd', max: limits.walls, noun: 'door' },
  },
  {
    step: 'walls',
    title: 'Other walls',
    path: 'walls.otherWalls',
    fields: otherWallFields,
    list: { letter: 'o', max: limits.walls, noun: 'other wall' },
  },
  {
    step: 'floors-roofs',
    title: 'Floors',
    path: 'floors',
    fields: floorFields,
    list: { letter: 'f', max: limits.floors, noun: 'floor', neededFor: built },
  },
  {
    step: 'floors-roofs',
    title: 'Ceilings below an attic',
    path: 'roofs.ceilings',
    fields: ceilingFields,
    list: { letter: 'c', max: limits.floors, noun: 'ceiling or special roof', neededFor: built },
  },
  {
    step: 'floors-roofs',
    title: 'Special roofs, without an attic',
    path: 'roofs.special',
    fields: specialRoofFields,
    list: { letter: 's', max: limits.floors, noun: 'special roof' },
  },
  { step: 'floors-roofs', title: 'Roof', path: 'roofs', fields: roofFields },
  {
    step: 'floors-roofs',
    title: 'Radiant barrier credit',
    path: 'roofs.radiantBarrier',
    fields: radiantBarrierFields,
    credit: true,
  },
  {
    step: 'floors-roofs',
    title: 'Cool roof credit',
    path: 'roofs.coolRoof',
    fields: coolRoofFields,
    credit: true,
  },
  { step: 'glazing', title: 'Typical values', path: 'glazing.typical', fields: typicalGlazingFields },
  {
    step: 'glazing',
    title: 'Existing glazing',
    path: 'glazing.existing',
    fields: existingGlazingFields,
    list: {
      letter: 'e',
      max: limits.glazing,
      noun: 'existing window',
      kinds: ['existing-plus-addition', 'alteration'],
    },
  },
  {
    step: 'glazing',
    title: 'Added glazing',
    path: 'glazing.added',
    fields: addedGlazingFields,
    list: { letter: 'g', max: limits.glazing, noun: 'window' },
  },
  { step: 'mechanical', title: stepTitles.mechanical, path: 'mechanical', fields: mechanicalFields },
  { step: 'documents', title: stepTitles.documents, path: 'documents', fields: documentsFields },
];
