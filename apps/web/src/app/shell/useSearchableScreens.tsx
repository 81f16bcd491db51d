import type { MenuItem } from "@vaardig/contract/session/session";
import { useMemo } from "react";
import type { FoundScreen } from "../../features/find/palette/option.ts";
import { useCurrentLanguage } from "../../lib/language/useCurrentLanguage.ts";
import { chainPath } from "../../lib/menu.ts";
import { screenOf } from "../screenOf.ts";
import { useAreaMenu } from "../useAreaMenu.ts";
import { menuIcon } from "./menuIcons.ts";

const chainsOf = (menu: readonly MenuItem[], above: MenuItem[] = []): MenuItem[][] =>
  menu.flatMap((item) => [[...above, item], ...chainsOf(item.children, [...above, item])]);

/** Returns the menu screens that can be opened by name: neither record pages nor wizards. */
export function useSearchableScreens(): FoundScreen[] {
  const { home, menu } = useAreaMenu();
  const language = useCurrentLanguage();
  return useMemo(
    () =>
      chainsOf(menu).flatMap((chain): FoundScreen[] => {
        const item = chain.at(-1);
        const screen = item && screenOf(item.key);
        const isRecord = chain.some(({ segment }) => segment.en.includes(":"));
        if (!item || !screen || screen.layout === "bare" || isRecord) return [];
        const Icon = menuIcon(chain.findLast(({ icon }) => icon !== "")?.icon ?? "");
        return [
          {
            key: item.key,
            labels: [item.label[language], item.label.en, item.label.nl],
            above: chain.at(-2)?.label[language] ?? null,
            to: chainPath(home, chain, language),
            picture: <Icon size={20} />,
          },
        ];
      }),
    [home, menu, language],
  );
}
