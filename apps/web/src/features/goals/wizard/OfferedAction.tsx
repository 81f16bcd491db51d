import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";

interface Props {
  title: string;
  /** Description in one line. */
  about: string;
  isAdded: boolean;
  onAdd: () => void;
}

/** A course or project to add; an added one is marked. */
export function OfferedAction({ title, about, isAdded, onAdd }: Props) {
  const { t } = useTranslation("goals");
  return (
    <Box
      component="li"
      sx={{ py: 3, display: "flex", gap: 3, alignItems: "center", borderTop: 1, borderColor: "divider" }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 500, overflowWrap: "anywhere" }}>{title}</Typography>
        <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
          {about}
        </Typography>
      </Box>
      <Button
        variant="outlined"
        disabled={isAdded}
        aria-label={isAdded ? undefined : t("wizard.add-named", { name: title })}
        onClick={onAdd}
      >
        {t(isAdded ? "wizard.added" : "wizard.add")}
      </Button>
    </Box>
  );
}
