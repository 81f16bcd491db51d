import type { ComponentType } from "react";

/** A module that exports only its page, under the page's own name. */
export type PageModule = Record<string, ComponentType>;

/** Returns the page that a module exports. */
export function pageOf(module: PageModule): ComponentType {
  const [page, ...others] = Object.values(module);
  if (!page || others.length > 0) throw new Error("a page module exports the page and nothing else");
  return page;
}
