/**
 * Returns whether a string is a path on this site, or an http or https URL. Other schemes, such as 'javascript:', and
 * strings that begin with '//' are refused.
 */
export function isLinkTarget(target: string): boolean {
  return /^(?:\/(?![/\\])|https?:\/\/[^\s/])\S*$/i.test(target);
}

/**
 * Returns whether a string is a base address, such as 'https://www.example.com'. After the host, only a port
 * and a final '/' are allowed.
 */
export function isBaseAddress(address: string): boolean {
  return /^https?:\/\/(?:[\p{L}\d.-]+|\[[\da-f:]+\])(?::\d{1,5})?\/?$/iu.test(address);
}
