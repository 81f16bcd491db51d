import Box from "@mui/material/Box";
import type { MenuItem } from "@vaardig/contract/session/session";
import { useCurrentLanguage } from "../../lib/language/useCurrentLanguage.ts";
import { chainPath } from "../../lib/menu.ts";
import { useMenuMatch } from "../../lib/useMenuMatch.ts";
import { inSidebar } from "../routableMenu.ts";
import { hasScreen } from "../screenOf.ts";
import { useAreaMenu } from "../useAreaMenu.ts";
import { menuIcon } from "./menuIcons.ts";
import { SidebarGroup } from "./SidebarGroup.tsx";
import { SidebarLink } from "./SidebarLink.tsx";
import { useClosedGroups } from "./useClosedGroups.ts";

/** Categories with all their entries visible. */
export function SidebarMenu({ onNavigate }: { onNavigate?: (() => void) | undefined }) {
  const { home, menu } = useAreaMenu();
  const language = useCurrentLanguage();
  const shown = useMenuMatch().chain.filter(inSidebar);
  const currentKey = shown.at(-1)?.key;
  const { closed, toggle } = useClosedGroups();

  const link = (chain: MenuItem[]) => {
    const item = chain.at(-1);
    if (!item) return null;
    const Icon = menuIcon(item.icon);
    const nested = chain.length > 1;
    return (
      <SidebarLink
        to={chainPath(home, chain, language)}
        label={item.label[language]}
        current={item.key === currentKey}
        icon={nested ? undefined : <Icon size={20} />}
        nested={nested}
        onNavigate={onNavigate}
      />
    );
  };

  return (
    <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 1 }}>
      {menu.filter(inSidebar).map((item) => {
        const children = item.children.filter(inSidebar);
        if (children.length === 0) return <li key={item.key}>{link([item])}</li>;
        const isOpen = !closed.includes(item.key);
        return (
          <Box component="li" key={item.key} sx={{ "& + &": { mt: 1 } }}>
            <SidebarGroup
              label={item.label[language]}
              icon={item.icon}
              isOpen={isOpen}
              isCurrent={!isOpen && shown[0]?.key === item.key}
              onToggle={() => toggle(item.key)}
              link={hasScreen(item.key) ? link([item]) : undefined}
            >
              {children.map((child) => (
                <li key={child.key}>{link([item, child])}</li>
              ))}
            </SidebarGroup>
          </Box>
        );
      })}
    </Box>
  );
}
