/**
 * Makes a call to the site at `url`.
 * @param service - path below /rpc, such as '2.0/projects'
 * @returns the result
 * @throws Error if the response contains an error or is not JSON
 */
export async function postCall(
  url: string,
  service: string,
  method: string,
  params: object,
  token?: string,
): Promise<unknown> {
  const answer = await fetch(`${url}/rpc/${service}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  const { result, error } = (await answer.json()) as { result?: unknown; error?: unknown };
  if (error) throw new Error(`${method} was refused: ${JSON.stringify(error)}`);
  return result;
}
