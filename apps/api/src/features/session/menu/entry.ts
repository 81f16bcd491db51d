import type { Role } from "@vaardig/contract/roles";
import type { MenuItem } from "@vaardig/contract/session/session";

interface Options {
  /** Address below the parent's where it is not the label's words: with parameters, or for a tab. */
  segment?: MenuItem["segment"];
  /** None for a tab, which its parent's page shows. */
  icon?: string;
  hidden?: boolean;
  children?: MenuItem[];
}

/** A label in lower case with spaces as `-`, keeping `,` and `&`. */
export function segmentOf(label: string): string {
  return label.toLowerCase().replaceAll(" ", "-");
}

/** One entry of the menu; siblings are numbered where they are put together. */
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
