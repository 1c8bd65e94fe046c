/** What a project is about. */
export const projectKinds = ['new', 'existing-plus-addition', 'addition', 'alteration'] as const;

export type ProjectKind = (typeof projectKinds)[number];

/** A part of the house that lines are about. */
export const parts = ['new', 'addition', 'existing'] as const;

export type Part = (typeof parts)[number];

const partsByKind: Readonly<Record<ProjectKind, readonly Part[]>> = {
  new: ['new'],
  addition: ['addition'],
  'existing-plus-addition': ['existing', 'addition'],
  alteration: ['existing'],
};

/** The parts that a kind of project has. */
export function partsOf(kind: ProjectKind): readonly Part[] {
  return partsByKind[kind];
}

/** Kinds that begin with a house that stands. */
export const kindsWithExisting = ['existing-plus-addition', 'alteration'] as const satisfies ProjectKind[];

/** Kinds that add floor area to a house that stands. */
export const kindsWithAddition = ['existing-plus-addition', 'addition'] as const satisfies ProjectKind[];
