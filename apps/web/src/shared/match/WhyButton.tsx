import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import WhyIcon from "lucide-react/icons/circle-question-mark";
import { useTranslation } from "react-i18next";

interface Props {
  /** Subject of the match. */
  name: string;
  /** Shows only an icon, for narrow rows. */
  isIcon?: boolean;
  onExplain: () => void;
}

/** Button that opens the explanation of a match. */
export function WhyButton({ name, isIcon = false, onExplain }: Props) {
  const { t } = useTranslation("match");
  const opens = {
    "aria-haspopup": "dialog",
    "aria-label": t("why-of", { name }),
    onClick: onExplain,
  } as const;
  if (isIcon)
    return (
      <Tooltip title={t("why")}>
        <IconButton size="small" {...opens}>
          <WhyIcon size={20} />
        </IconButton>
      </Tooltip>
    );
  return (
    <Button size="small" {...opens} sx={{ ml: -3 }}>
      {t("why")}
    </Button>
  );
}
