import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Collapse from "@mui/material/Collapse";
import Typography from "@mui/material/Typography";
import type { ReceivedRequest } from "@vaardig/contract/confirmations/confirmations";
import { LIMITS } from "@vaardig/contract/limits";
import { use, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { LevelInput } from "../../../shared/skills/LevelInput.tsx";
import { LevelSteps } from "../../../shared/skills/LevelSteps.tsx";
import { useLevelDescriptions } from "../../../shared/skills/useLevelDescriptions.ts";
import { LongText } from "../../../ui/LongText.tsx";
import { PausedContext } from "../../../ui/whilePaused.ts";
import { useRequestActs } from "../useRequestActs.ts";

/** One requested skill: confirm or decline directly, or answer with more detail below. */
export function ReceivedRow({ request }: { request: ReceivedRequest }) {
  const { t } = useTranslation(["confirmations", "common"]);
  const format = useFormat();
  const acts = useRequestActs();
  const descriptions = useLevelDescriptions()(request.skill);
  const [isOpen, setOpen] = useState(false);
  const [level, setLevel] = useState<number>(request.level);
  const [reason, setReason] = useState("");
  const [isBusy, setBusy] = useState(false);
  const { skill, kind, expires_at: until } = request;
  const once = async (act: () => Promise<boolean>) => {
    if (isBusy) return;
    setBusy(true);
    if (!(await act())) setBusy(false);
  };
  return (
    <Box
      component="li"
      sx={{ px: { xs: 4, sm: 6 }, py: 3, "& + &": { borderTop: 1, borderColor: "divider" } }}
    >
      <Box
        sx={{
          display: "grid",
          alignItems: "center",
          columnGap: 4,
          rowGap: 2,
          gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) 212px auto" },
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Typography className="long-words" sx={{ fontWeight: 500 }}>
            {skill.name}
          </Typography>
          <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
            {t("confirmations:received.until", { date: format.date(until) })}
          </Typography>
        </Box>
        <LevelSteps level={request.level} kind={skill.kind} descriptions={descriptions} />
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
          <Button
            variant="contained"
            size="small"
            aria-disabled={isBusy}
            aria-label={t(`confirmations:act.${kind}-named`, { name: skill.name })}
            onClick={() => void once(() => acts.answer(request, request.level))}
          >
            {t(`confirmations:act.${kind}`)}
          </Button>
          <Button
            variant="outlined"
            size="small"
            aria-expanded={isOpen}
            aria-label={t("confirmations:act.other-named", { name: skill.name })}
            onClick={() => setOpen(!isOpen)}
          >
            {t("confirmations:act.other")}
          </Button>
          <Button
            size="small"
            aria-disabled={isBusy}
            aria-label={t("confirmations:act.decline-named", { name: skill.name })}
            onClick={() => void once(() => acts.decline(request, ""))}
          >
            {t("confirmations:act.decline")}
          </Button>
        </Box>
      </Box>
      <Collapse in={isOpen} unmountOnExit>
        <Box sx={{ display: "grid", gap: 4, pt: 4, maxWidth: 560 }}>
          <LevelInput
            level={level}
            label={t("confirmations:received.level-of", { name: skill.name })}
            kind={skill.kind}
            descriptions={descriptions}
            onChange={setLevel}
          />
          <Typography variant="caption" sx={{ color: "text.secondary" }}>
            {t(`confirmations:received.other-level.${kind}`)}
          </Typography>
          {use(PausedContext)}
          <Button
            variant="contained"
            size="small"
            sx={{ justifySelf: "start" }}
            aria-disabled={isBusy}
            onClick={() => void once(() => acts.answer(request, level))}
          >
            {t(`confirmations:act.${kind}-at-level`)}
          </Button>
          <LongText
            label={t("confirmations:received.reason")}
            help={t("confirmations:received.reason-help")}
            value={reason}
            onChange={setReason}
            limit={LIMITS.description}
          />
          <Button
            variant="outlined"
            size="small"
            sx={{ justifySelf: "start" }}
            disabled={reason.trim() === ""}
            aria-disabled={isBusy}
            onClick={() => void once(() => acts.decline(request, reason.trim()))}
          >
            {t("confirmations:act.decline-with-reason")}
          </Button>
        </Box>
      </Collapse>
    </Box>
  );
}
