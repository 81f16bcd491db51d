import type { Language } from "@vaardig/contract/limits";
import type { Role } from "@vaardig/contract/roles";
import type { MenuItem } from "@vaardig/contract/session/session";

export interface MenuMatch {
  /** From the category down to the matched entry. */
  chain: MenuItem[];
  params: Record<string, string>;
  /** Path segments below the last entry. */
  rest: string[];
}

const parts = (path: string): string[] => path.split("/").filter((part) => part !== "");

/** Returns the entries visible to a role, in order; empty user types mean everyone. */
export function menuFor(menu: readonly MenuItem[], role: Role): MenuItem[] {
  return menu
    .filter((item) => item.user_types.length === 0 || item.user_types.includes(role))
    .toSorted((a, b) => a.order - b.order)
    .map((item) => ({ ...item, children: menuFor(item.children, role) }));
}

/**
 * Returns whether an entry is a tab: a child without an icon, shown on its parent's page instead of the
 * sidebar.
 */
export function isTab(item: MenuItem): boolean {
  return item.icon === "" && !item.hidden;
}

/** Returns the distinct path segments of an entry in both languages. */
export function segmentsOf(item: MenuItem): string[] {
  return [...new Set([item.segment.en, item.segment.nl])];
}

function matchSegment(segment: string, path: readonly string[]): Record<string, string> | null {
  const params: Record<string, string> = {};
  for (const [at, part] of parts(segment).entries()) {
    const given = path[at];
    if (given === undefined) return null;
    if (part.startsWith(":")) params[part.slice(1)] = given;
    else if (part !== given) return null;
  }
  return params;
}

/** Returns the longest match of decoded path segments (below the role prefix), in either language. */
export function matchMenu(menu: readonly MenuItem[], path: readonly string[]): MenuMatch {
  let best: MenuMatch = { chain: [], params: {}, rest: [...path] };
  for (const item of menu) {
    for (const segment of segmentsOf(item)) {
      const params = matchSegment(segment, path);
      if (!params) continue;
      const below = matchMenu(item.children, path.slice(parts(segment).length));
      const found = {
        chain: [item, ...below.chain],
        params: { ...params, ...below.params },
        rest: below.rest,
      };
      const longer = found.rest.length < best.rest.length || best.chain.length === 0;
      const plainer =
        found.rest.length === best.rest.length &&
        Object.keys(found.params).length < Object.keys(best.params).length;
      if (longer || plainer) best = found;
    }
  }
  return best;
}

/** Returns the chain of entries down to a key; null when the role does not have it. */
export function chainTo(menu: readonly MenuItem[], key: string): MenuItem[] | null {
  for (const item of menu) {
    if (item.key === key) return [item];
    const below = chainTo(item.children, key);
    if (below) return [item, ...below];
  }
  return null;
}

/** Returns the path of a chain in a language; parameters without a value keep their placeholder. */
export function chainPath(
  home: string,
  chain: readonly MenuItem[],
  language: Language,
  params: Record<string, string> = {},
): string {
  const filled = chain
    .flatMap((item) => parts(item.segment[language]))
    .map((part) => {
      const value = part.startsWith(":") ? params[part.slice(1)] : undefined;
      return value === undefined ? part : encodeURIComponent(value);
    });
  return [home, ...filled].join("/");
}

/** Returns a path with the segments of another language; paths outside the menu are unchanged. */
export function translatePath(
  home: string,
  menu: readonly MenuItem[],
  pathname: string,
  language: Language,
): string {
  if (pathname !== home && !pathname.startsWith(`${home}/`)) return pathname;
  const { chain, params, rest } = matchMenu(menu, decodedParts(pathname.slice(home.length)));
  if (chain.length === 0) return pathname;
  return [chainPath(home, chain, language, params), ...rest.map(encodeURIComponent)].join("/");
}

/** Returns the percent-decoded segments of a path; a malformed segment is unchanged. */
export function decodedParts(pathname: string): string[] {
  return parts(pathname).map((part) => {
    try {
      return decodeURIComponent(part);
    } catch {
      return part;
    }
  });
}
