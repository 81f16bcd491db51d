import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";
import { FOCUS_TARGET } from "../useFocusOnNavigation.ts";

/** Skip link: the first keyboard stop, past the menu to the content. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <Button
      variant="contained"
      href={`#${FOCUS_TARGET}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(FOCUS_TARGET)?.focus();
      }}
      sx={{
        position: "fixed",
        top: 8,
        left: 8,
        zIndex: "tooltip",
        "&:not(:focus)": { transform: "translateY(-64px)" },
      }}
    >
      {t("shell.skip")}
    </Button>
  );
}
