import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type ExportDeclaration, parseSync, type VariableDeclarator } from '@swc/core';
import { RemoteConfigError } from '../contract/index.ts';

/** A file that declares a parcel. */
export interface ParcelFile {
  /** Registry name of the remote that offers the parcel. */
  readonly remote: string;
  readonly parcel: string;
  /** Prop names. Optional props end in '?'. */
  readonly props: readonly string[];
  readonly text: string;
}

/** Reads the files in `parcels/`, each of which declares a parcel that the remote offers. */
export function offeredParcels(folder: string): ParcelFile[] {
  return filesIn(join(folder, 'parcels')).map(readParcelFile);
}

/** Reads the parcels of other remotes that the part shows, from `src/parcels/<remote>/*.ts`. */
export function usedParcels(folder: string): ParcelFile[] {
  return filesIn(join(folder, 'src/parcels')).map(readParcelFile);
}

/** Statement types that a parcel's file can contain. */
const known: ReadonlySet<string> = new Set([
  'ImportDeclaration',
  'ExportDeclaration',
  'TsInterfaceDeclaration',
  'TsTypeAliasDeclaration',
]);

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.ts'))
    .sort()
    .map((file) => join(folder, file));
}

/**
 * @throws RemoteConfigError if the file imports from anything but the kit, contains code that runs, or does
 * not have `const x: Parcel<{ … }> = { remote, parcel }` as its only export
 */
function readParcelFile(file: string): ParcelFile {
  const text = readFileSync(file, 'utf8');
  const refuse = (problem: string) => new RemoteConfigError(`${relative(process.cwd(), file)} ${problem}.`);
  const { body } = parseSync(text, { syntax: 'typescript' });
  for (const item of body)
    if (item.type === 'ImportDeclaration' && !item.source.value.startsWith('@title24/remote-kit/'))
      throw refuse(
        `imports ${item.source.value}. Other teams copy the file, so it may import from @title24/remote-kit only`,
      );
  // Other teams copy the file, so it must not contain code that runs.
  const isOther = body.some(({ type }) => !known.has(type));
  const exported = body.filter((item) => item.type === 'ExportDeclaration').map(declaratorIn);
  const [declared] = exported;
  const props = declared && propsIn(declared);
  const { remote, parcel } = (declared && stringsIn(declared)) ?? {};
  if (isOther || exported.length !== 1 || !props || !remote || !parcel)
    throw refuse('must export one thing: `export const x: Parcel<{ … }> = { remote: …, parcel: … }`');
  return { remote, parcel, props, text };
}

function declaratorIn({ declaration }: ExportDeclaration): VariableDeclarator | undefined {
  if (declaration.type !== 'VariableDeclaration' || declaration.declarations.length > 1) return undefined;
  return declaration.declarations[0];
}

/** Returns the names in `Parcel<{ … }>`; undefined for other types. */
function propsIn({ id }: VariableDeclarator): string[] | undefined {
  if (id.type !== 'Identifier' || !('typeAnnotation' in id)) return undefined;
  const type = id.typeAnnotation?.typeAnnotation;
  if (type?.type !== 'TsTypeReference' || type.typeName.type !== 'Identifier') return undefined;
  const [props] = type.typeName.value === 'Parcel' ? (type.typeParams?.params ?? []) : [];
  if (props?.type !== 'TsTypeLiteral') return undefined;
  return props.members.flatMap((member) =>
    member.type === 'TsPropertySignature' && member.key.type === 'Identifier'
      ? [member.key.value + (member.optional ? '?' : '')]
      : [],
  );
}

/** Returns the members of `{ remote: 'mf-a', parcel: 'b' }`; undefined if a value is not a string. */
function stringsIn({ init }: VariableDeclarator): Partial<Record<string, string>> | undefined {
  if (init?.type !== 'ObjectExpression') return undefined;
  const entries = init.properties.flatMap((property) =>
    property.type === 'KeyValueProperty' &&
    property.key.type === 'Identifier' &&
    property.value.type === 'StringLiteral'
      ? [[property.key.value, property.value.value]]
      : [],
  );
  return entries.length === init.properties.length ? Object.fromEntries(entries) : undefined;
}
