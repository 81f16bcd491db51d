import type { Role } from "@vaardig/contract/roles";
import type { MenuItem } from "@vaardig/contract/session/session";

interface Options {
  /** Path segment, when it differs from the label: with parameters, or for a tab. */
  segment?: MenuItem["segment"];
  /** Absent for a tab, which its parent's page shows. */
  icon?: string;
  hidden?: boolean;
  children?: MenuItem[];
}

/** Returns a label in lowercase with spaces as `-`; `,` and `&` are kept. */
export function segmentOf(label: string): string {
  return label.toLowerCase().replaceAll(" ", "-");
}

/** Returns an entry of the menu; siblings are numbered in `menuFor`. */
export function entry(
  key: string,
  [en, nl]: [en: string, nl: string],
  userTypes: readonly Role[],
  { segment, icon = "", hidden = false, children = [] }: Options = {},
): MenuItem {
  return {
    key,
    label: { en, nl },
    segment: segment ?? { en: segmentOf(en), nl: segmentOf(nl) },
    icon,
    order: 0,
    user_types: [...userTypes],
    hidden,
    children,
  };
}
