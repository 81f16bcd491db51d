import type { Theme } from "@mui/material/styles";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import useMediaQuery from "@mui/material/useMediaQuery";
import { Link } from "react-router";
import { useCurrentLanguage } from "../lib/language/useCurrentLanguage.ts";
import { chainPath, isTab } from "../lib/menu.ts";
import type { ScreenKey } from "../lib/screenKeys.ts";
import { useMenu } from "../lib/useMenu.ts";
import { useMenuMatch } from "../lib/useMenuMatch.ts";

interface Props {
  /** Tabs hidden for this record or reader. */
  without?: readonly ScreenKey[];
  /** Shows the tabs in a column beside the page where there is room. */
  beside?: boolean;
}

const COLUMN = {
  alignSelf: "start",
  border: 0,
  "& .MuiTabs-indicator": { left: 0, right: "auto", borderRadius: "0 3px 3px 0" },
  "& .MuiTab-root": { alignItems: "flex-start", mr: 0, px: 4, borderRadius: 1, textAlign: "left" },
  "& .MuiTab-root.Mui-selected": { bgcolor: "tint" },
};

/** Tabs of the current menu entry, as links; the page renders the selected one in its `<Outlet/>`. */
export function ScreenTabs({ without = [], beside = false }: Props) {
  const { home } = useMenu();
  const { chain, params } = useMenuMatch();
  const language = useCurrentLanguage();
  const isColumn = useMediaQuery((theme: Theme) => theme.breakpoints.up("md")) && beside;
  const at = chain.findIndex((item) => item.children.some(isTab));
  const parent = chain[at];
  if (!parent) return null;
  const tabs = parent.children.filter((item) => isTab(item) && !without.some((key) => key === item.key));
  const current = tabs.find((tab) => tab === chain[at + 1]);
  return (
    <Tabs
      component="nav"
      role="navigation"
      aria-label={parent.label[language]}
      value={current?.key ?? false}
      orientation={isColumn ? "vertical" : "horizontal"}
      variant={isColumn ? "standard" : "scrollable"}
      scrollButtons={false}
      sx={isColumn ? COLUMN : { mb: { xs: 2, sm: 6 } }}
      // The tabs are links, so the tablist role and its orientation do not apply.
      slotProps={{ list: { role: "presentation", "aria-orientation": undefined } }}
    >
      {tabs.map((tab) => (
        <Tab
          key={tab.key}
          value={tab.key}
          label={tab.label[language]}
          component={Link}
          to={chainPath(home, [...chain.slice(0, at + 1), tab], language, params)}
          role="link"
          aria-current={tab === current ? "page" : undefined}
          aria-selected={undefined}
          tabIndex={0}
        />
      ))}
    </Tabs>
  );
}
