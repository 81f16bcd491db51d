import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import PreviousIcon from "lucide-react/icons/chevron-left";
import NextIcon from "lucide-react/icons/chevron-right";
import { useTranslation } from "react-i18next";

interface Props {
  id: string;
  /** Ids in the order of the list or stage that the sheet was opened from. */
  order: readonly string[];
  onGo: (id: string) => void;
}

/** Previous and next applicant of the list, with the position of this one; nothing outside the list. */
export function ApplicantSteps({ id, order, onGo }: Props) {
  const { t } = useTranslation("applications");
  const at = order.indexOf(id);
  if (at < 0 || order.length < 2) return null;
  const steps = [
    { label: t("previous-applicant"), Icon: PreviousIcon, to: order[at - 1] },
    { label: t("next-applicant"), Icon: NextIcon, to: order[at + 1] },
  ];
  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: 1, ml: "auto" }}>
      <Typography variant="caption" className="tabular" sx={{ color: "text.secondary" }}>
        {t("applicant-position", { at: at + 1, count: order.length })}
      </Typography>
      {steps.map(({ label, Icon, to }) => (
        <IconButton
          key={label}
          size="small"
          aria-label={label}
          disabled={to === undefined}
          onClick={() => to && onGo(to)}
        >
          <Icon size={20} />
        </IconButton>
      ))}
    </Box>
  );
}
