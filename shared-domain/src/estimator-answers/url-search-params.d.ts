/** The members that browsers and Node have in common. The domain is compiled without the type definitions of either. */
declare class URLSearchParams {
  constructor(init?: string | URLSearchParams | readonly (readonly [string, string])[]);
  get(name: string): string | null;
  has(name: string): boolean;
  set(name: string, value: string): void;
  toString(): string;
}
