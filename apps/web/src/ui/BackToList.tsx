import Button from "@mui/material/Button";
import ArrowLeftIcon from "lucide-react/icons/arrow-left";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { listAbove } from "../lib/crumbs.ts";
import { useCurrentLanguage } from "../lib/language/useCurrentLanguage.ts";
import { asLastSeen } from "../lib/lastPlaces.ts";
import { chainPath } from "../lib/menu.ts";
import { useMenu } from "../lib/useMenu.ts";
import { useMenuMatch } from "../lib/useMenuMatch.ts";

/** Link to the list of the current record, or to home when the reader has no such list. */
export function BackToList() {
  const { t } = useTranslation();
  const { home, menu } = useMenu();
  const { chain } = useMenuMatch();
  const language = useCurrentLanguage();
  const list = listAbove(menu, chain);
  const name = list?.at(-1)?.label[language];
  return (
    <Button
      component={Link}
      to={list ? asLastSeen(chainPath(home, list, language)) : home}
      variant="outlined"
      startIcon={<ArrowLeftIcon />}
    >
      {name ? t("back-to", { name }) : t("not-found.home")}
    </Button>
  );
}
