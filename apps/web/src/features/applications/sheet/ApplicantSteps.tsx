import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import PreviousIcon from "lucide-react/icons/chevron-left";
import NextIcon from "lucide-react/icons/chevron-right";
import { type RefObject, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";

/** A step that was pressed, and the applicant it leads to. */
export interface ApplicantStep {
  way: "previous" | "next";
  to: string;
}

interface Props {
  id: string;
  /** Ids in the order of the list or stage that the sheet was opened from. */
  order: readonly string[];
  onGo: (id: string) => void;
  /** The step that led here: these buttons go while the next applicant is read, and their focus with them. */
  pressed: RefObject<ApplicantStep | null>;
}

/** Previous and next applicant of the list, with the position of this one; nothing outside the list. */
export function ApplicantSteps({ id, order, onGo, pressed }: Props) {
  const { t } = useTranslation("applications");
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const step = pressed.current;
    if (step?.to !== id) return;
    pressed.current = null;
    const button = place.current?.querySelector<HTMLElement>(`[data-step=${step.way}]:not(:disabled)`);
    // At the end of the list the other way is the one left.
    (button ?? place.current?.querySelector<HTMLElement>("button:not(:disabled)"))?.focus();
  }, [id, pressed]);
  const at = order.indexOf(id);
  if (at < 0 || order.length < 2) return null;
  const steps = [
    { way: "previous" as const, label: t("previous-applicant"), Icon: PreviousIcon, to: order[at - 1] },
    { way: "next" as const, label: t("next-applicant"), Icon: NextIcon, to: order[at + 1] },
  ];
  return (
    <Box ref={place} sx={{ display: "flex", alignItems: "center", gap: 1, ml: "auto" }}>
      <Typography variant="caption" className="tabular" sx={{ color: "text.secondary" }}>
        {t("applicant-position", { at: at + 1, count: order.length })}
      </Typography>
      {steps.map(({ way, label, Icon, to }) => (
        <IconButton
          key={label}
          size="small"
          aria-label={label}
          data-step={way}
          disabled={to === undefined}
          onClick={() => {
            if (!to) return;
            pressed.current = { way, to };
            onGo(to);
          }}
        >
          <Icon size={20} />
        </IconButton>
      ))}
    </Box>
  );
}
