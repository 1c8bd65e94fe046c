/**
 * Returns whether a string can be used as a link target, which is a path on this site or a web address. Scripts and
 * addresses that begin with '//' are refused.
 */
export function isLinkTarget(target: string): boolean {
  return /^(?:\/(?![/\\])|https?:\/\/[^\s/])\S*$/i.test(target);
}

/**
 * Returns whether a string is the address of a whole site, such as 'https://www.example.com'. At most '/' may follow
 * the host.
 */
export function isBaseAddress(address: string): boolean {
  return /^https?:\/\/(?:[\p{L}\d.-]+|\[[\da-f:]+\])(?::\d{1,5})?\/?$/iu.test(address);
}
