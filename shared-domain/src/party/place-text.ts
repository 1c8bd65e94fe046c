import { PartyError } from './party-error.ts';

/** The name of a place, without surrounding spaces. */
export function placeName(name: string): string {
  return filled(name) ?? fail('place-without-name', 'Give it the name that people read.');
}

/** The code of a place, without surrounding spaces and in capitals. */
export function placeCode(code: string): string {
  return (
    filled(code)?.toUpperCase() ??
    fail('place-without-code', "Give it its ISO 3166 code, such as 'US' or 'CA'.")
  );
}

/** Whether free text means the place: its name or its code, in capitals or not. */
export function means(text: string, place: { readonly name: string; readonly code: string }): boolean {
  const words = text.trim().toLowerCase();
  return words === place.name.toLowerCase() || words === place.code.toLowerCase();
}

function filled(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

function fail(code: 'place-without-name' | 'place-without-code', detail: string): never {
  throw new PartyError(code, detail);
}
