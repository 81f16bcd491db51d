import Breadcrumbs from "@mui/material/Breadcrumbs";
import MuiLink from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { crumbsOf } from "../../lib/crumbs.ts";
import { useCurrentLanguage } from "../../lib/language/useCurrentLanguage.ts";
import { asLastSeen } from "../../lib/lastPlaces.ts";
import { chainPath, isTab } from "../../lib/menu.ts";
import { useMenu } from "../../lib/useMenu.ts";
import { useMenuMatch } from "../../lib/useMenuMatch.ts";
import { hasScreen } from "../screenOf.ts";

interface Props {
  /** Leaves out the tab, which the page shows below the title. */
  withoutTab?: boolean;
}

/** Breadcrumb from the category down; entries with a screen are links. */
export function Breadcrumb({ withoutTab = false }: Props) {
  const { t } = useTranslation();
  const language = useCurrentLanguage();
  const { home, menu } = useMenu();
  const { chain, params } = useMenuMatch();
  const crumbs = crumbsOf(menu, withoutTab ? chain.filter((item) => !isTab(item)) : chain);
  return (
    <Breadcrumbs
      aria-label={t("shell.breadcrumb")}
      sx={{
        minWidth: 0,
        "& ol": { flexWrap: "nowrap" },
        "& li": { minWidth: 0 },
        "& li:not(:last-of-type)": { display: { xs: "none", sm: "block" } },
      }}
    >
      {crumbs.map((crumb, at) => {
        const item = crumb.at(-1);
        if (!item) return null;
        const last = at === crumbs.length - 1;
        const words = item.label[language];
        return last || !hasScreen(item.key) ? (
          <Typography
            key={item.key}
            variant="caption"
            noWrap
            component="div"
            aria-current={last ? "page" : undefined}
            sx={{ color: last ? "text.primary" : "text.secondary", fontWeight: last ? 500 : 400 }}
          >
            {words}
          </Typography>
        ) : (
          <MuiLink
            key={item.key}
            component={Link}
            to={asLastSeen(chainPath(home, crumb, language, params))}
            variant="caption"
            noWrap
            sx={{ display: "block", py: 1, color: "text.secondary", fontWeight: 400 }}
          >
            {words}
          </MuiLink>
        );
      })}
    </Breadcrumbs>
  );
}
