/**
 * Returns a function that computes its result once per object. An edit replaces the objects it changes, so a key
 * press recomputes only the results of the changed objects.
 */
export function oncePerObject<Of extends object, Result>(compute: (of: Of) => Result): (of: Of) => Result {
  const results = new WeakMap<Of, { readonly result: Result }>();
  return (of) => {
    const known = results.get(of);
    if (known) return known.result;
    const result = compute(of);
    results.set(of, { result });
    return result;
  };
}
