import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { MenuItem } from "@vaardig/contract/session/session";
import { useCurrentLanguage } from "../../lib/language/useCurrentLanguage.ts";
import { chainPath } from "../../lib/menu.ts";
import { useMenuMatch } from "../../lib/useMenuMatch.ts";
import { inSidebar } from "../routableMenu.ts";
import { hasScreen } from "../screenOf.ts";
import { useAreaMenu } from "../useAreaMenu.ts";
import { menuIcon } from "./menuIcons.ts";
import { SidebarLink } from "./SidebarLink.tsx";

/** Categories with all their entries visible. */
export function SidebarMenu({ onNavigate }: { onNavigate?: (() => void) | undefined }) {
  const { home, menu } = useAreaMenu();
  const language = useCurrentLanguage();
  const shown = useMenuMatch().chain.filter(inSidebar);
  const currentKey = shown.at(-1)?.key;

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
        return (
          <Box component="li" key={item.key} sx={{ "& + &": { mt: children.length > 0 ? 2 : 0 } }}>
            {hasScreen(item.key) ? link([item]) : <CategoryName item={item} label={item.label[language]} />}
            {children.length > 0 && (
              <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: "2px" }}>
                {children.map((child) => (
                  <li key={child.key}>{link([item, child])}</li>
                ))}
              </Box>
            )}
          </Box>
        );
      })}
    </Box>
  );
}

function CategoryName({ item, label }: { item: MenuItem; label: string }) {
  const Icon = menuIcon(item.icon);
  return (
    <Box
      sx={{
        display: "flex",
        alignItems: "center",
        gap: 3,
        px: 3,
        minHeight: 36,
        "& svg": { color: "text.secondary" },
      }}
    >
      <Icon size={20} />
      <Typography component="span" sx={{ fontWeight: 500 }}>
        {label}
      </Typography>
    </Box>
  );
}
