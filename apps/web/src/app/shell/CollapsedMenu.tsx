import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import Tooltip from "@mui/material/Tooltip";
import type { MenuItem as Entry } from "@vaardig/contract/session/session";
import { useState } from "react";
import { Link } from "react-router";
import { useCurrentLanguage } from "../../lib/language/useCurrentLanguage.ts";
import { chainPath } from "../../lib/menu.ts";
import { useMenuMatch } from "../../lib/useMenuMatch.ts";
import { inSidebar } from "../routableMenu.ts";
import { hasScreen } from "../screenOf.ts";
import { useAreaMenu } from "../useAreaMenu.ts";
import { menuIcon } from "./menuIcons.ts";

/** Categories as icons; each opens its entries in a menu. */
export function CollapsedMenu() {
  const { home, menu } = useAreaMenu();
  const language = useCurrentLanguage();
  const chain = useMenuMatch().chain;
  const [opened, setOpened] = useState<{ item: Entry; anchor: HTMLElement } | null>(null);
  const close = () => setOpened(null);
  return (
    <Box
      component="ul"
      sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 2, justifyItems: "center" }}
    >
      {menu.filter(inSidebar).map((item) => {
        const Icon = menuIcon(item.icon);
        const current = chain[0]?.key === item.key;
        const alone = item.children.filter(inSidebar).length === 0;
        const target = alone
          ? { component: Link, to: chainPath(home, [item], language) }
          : {
              "aria-haspopup": "menu" as const,
              "aria-expanded": opened?.item.key === item.key,
              onClick: (event: { currentTarget: HTMLElement }) =>
                setOpened({ item, anchor: event.currentTarget }),
            };
        return (
          <li key={item.key}>
            <Tooltip title={item.label[language]} placement="right">
              <IconButton
                {...target}
                aria-label={item.label[language]}
                sx={{
                  width: 44,
                  height: 44,
                  bgcolor: current ? "tint" : undefined,
                  color: current ? "primary.main" : undefined,
                }}
              >
                <Icon />
              </IconButton>
            </Tooltip>
          </li>
        );
      })}
      <Menu
        open={opened !== null}
        anchorEl={opened?.anchor}
        onClose={close}
        slotProps={{ root: { role: "region", "aria-label": opened?.item.label[language] } }}
        anchorOrigin={{ vertical: "top", horizontal: "right" }}
      >
        {opened &&
          [
            ...(hasScreen(opened.item.key) ? [[opened.item]] : []),
            ...opened.item.children.filter(inSidebar).map((child) => [opened.item, child]),
          ].map((path) => (
            <MenuItem
              key={path.at(-1)?.key}
              component={Link}
              to={chainPath(home, path, language)}
              selected={chain.includes(path.at(-1) ?? opened.item)}
              onClick={close}
            >
              {path.at(-1)?.label[language]}
            </MenuItem>
          ))}
      </Menu>
    </Box>
  );
}
