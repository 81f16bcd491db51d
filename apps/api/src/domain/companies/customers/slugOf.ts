/** Slugs that are paths of the product's own screens. */
const TAKEN = ["confirm"];
const MAX = 60;

/**
 * Converts a name to a slug: lowercase letters, digits and single hyphens; "company" when nothing is left.
 */
export function slugOf(name: string): string {
  const slug = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("æ", "ae")
    .replaceAll("œ", "oe")
    .replaceAll("ø", "o")
    .replaceAll("ł", "l")
    .replaceAll("&", " and ")
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, MAX)
    .replace(/^-+|-+$/g, "");
  return slug === "" || TAKEN.includes(slug) ? `${slug || "the"}-company` : slug;
}
