import { v5 } from "uuid";

const NAMESPACE = "1f4a6f0e-1f0e-5f5b-9d0c-6b7a4f6c2d51";

/**
 * Returns a function from URI to concept id, the same on every machine and in every import; results are
 * cached.
 */
export function conceptIds(): (uri: string) => string {
  const known = new Map<string, string>();
  return (uri) => {
    const found = known.get(uri);
    if (found !== undefined) return found;
    const id = v5(uri, NAMESPACE);
    known.set(uri, id);
    return id;
  };
}
