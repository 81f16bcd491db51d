import Button from "@mui/material/Button";
import ArrowLeftIcon from "lucide-react/icons/arrow-left";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { asLastSeen } from "../lib/lastPlaces.ts";
import { useMenu } from "../lib/useMenu.ts";
import { useListAbove } from "./useListAbove.ts";

/** Link to the list of the current record, or to home when the reader has no such list. */
export function BackToList() {
  const { t } = useTranslation();
  const { home } = useMenu();
  const list = useListAbove();
  return (
    <Button
      component={Link}
      to={list ? asLastSeen(list.path) : home}
      variant="outlined"
      startIcon={<ArrowLeftIcon />}
    >
      {list?.name ? t("back-to", { name: list.name }) : t("not-found.home")}
    </Button>
  );
}
