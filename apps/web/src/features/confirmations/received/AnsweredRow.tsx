import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { ReceivedRequest } from "@vaardig/contract/confirmations/confirmations";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { asLevel } from "../../../shared/skills/levelNames.ts";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import { STATE_TONES } from "../stateTones.ts";
import { useRequestActs } from "../useRequestActs.ts";

/** A recent answer of the reader, with undo until the requester is notified. */
export function AnsweredRow({ request }: { request: ReceivedRequest }) {
  const { t } = useTranslation(["confirmations", "common"]);
  const format = useFormat();
  const { undo } = useRequestActs();
  const { skill, person, state, closed_at: at, can } = request;
  const level = asLevel(request.answered_level);
  return (
    <Box
      component="li"
      sx={{
        display: "flex",
        flexWrap: "wrap",
        gap: 3,
        alignItems: "center",
        px: { xs: 4, sm: 6 },
        py: 2,
        minHeight: 52,
        borderTop: 1,
        borderColor: "divider",
      }}
    >
      <Box sx={{ flex: "1 1 200px", minWidth: 0, overflowWrap: "anywhere" }}>
        <Typography>{skill.name}</Typography>
        <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
          {[person.name, level && t(`common:levels.${level}`), at && format.relative(at)]
            .filter(Boolean)
            .join(" · ")}
        </Typography>
      </Box>
      <StatusChip tone={STATE_TONES[state]} label={t(`confirmations:state.${state}`)} />
      {can.includes("undo") && (
        <Button
          size="small"
          aria-label={t("confirmations:act.undo-named", { name: skill.name })}
          onClick={() => void undo(request)}
        >
          {t("common:undo")}
        </Button>
      )}
    </Box>
  );
}
