/** This package is compiled without the types of browsers and Node, which both have this class. */
declare class URLSearchParams {
  constructor(init?: string | URLSearchParams | readonly (readonly [string, string])[]);
  get(name: string): string | null;
  has(name: string): boolean;
  set(name: string, value: string): void;
  toString(): string;
}
