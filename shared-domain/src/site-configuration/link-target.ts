/**
 * Returns whether a string is a path on this site or a web address. Scripts and addresses that begin with '//' are
 * refused.
 */
export function isLinkTarget(target: string): boolean {
  return /^(?:\/(?![/\\])|https?:\/\/[^\s/])\S*$/i.test(target);
}

/**
 * Returns whether a string is a site's address, such as 'https://www.example.com', with at most '/' after the host.
 */
export function isBaseAddress(address: string): boolean {
  return /^https?:\/\/(?:[\p{L}\d.-]+|\[[\da-f:]+\])(?::\d{1,5})?\/?$/iu.test(address);
}
