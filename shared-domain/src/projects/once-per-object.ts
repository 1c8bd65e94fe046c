/**
 * Returns a function that computes its result once for each object, for as long as the object exists. Objects of a
 * document are never changed: an edit replaces them, so a key press recomputes only results of the edited line.
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
