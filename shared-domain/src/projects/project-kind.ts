/** Kinds of projects, by what is built. */
export const projectKinds = ['new', 'existing-plus-addition', 'addition', 'alteration'] as const;

export type ProjectKind = (typeof projectKinds)[number];

/** Parts of the house. */
export const parts = ['new', 'addition', 'existing'] as const;

export type Part = (typeof parts)[number];

const partsByKind: Readonly<Record<ProjectKind, readonly Part[]>> = {
  new: ['new'],
  addition: ['addition'],
  'existing-plus-addition': ['existing', 'addition'],
  alteration: ['existing'],
};

/** Returns the parts of the house that a project of this kind includes. */
export function partsOf(kind: ProjectKind): readonly Part[] {
  return partsByKind[kind];
}

export const kindsWithExisting = ['existing-plus-addition', 'alteration'] as const satisfies ProjectKind[];

/** Kinds that add floor area to an existing house. */
export const kindsWithAddition = ['existing-plus-addition', 'addition'] as const satisfies ProjectKind[];
