import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import Typography from "@mui/material/Typography";
import type { OwnSession } from "@vaardig/contract/account/sessions";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";

interface Props {
  session: OwnSession;
  isBusy: boolean;
  onEnd: () => void;
}

/** One session: device, start and last use. */
export function SessionRow({ session, isBusy, onEnd }: Props) {
  const { t } = useTranslation("account");
  const format = useFormat();
  const { browser, system, current, created_at, last_seen_at } = session;
  const device =
    browser && system
      ? t("sessions.device", { browser, system })
      : (browser ?? system ?? t("sessions.unknown"));
  return (
    <Box
      component="li"
      sx={{
        py: 3,
        display: "flex",
        flexWrap: "wrap",
        gap: 2,
        alignItems: "center",
        "& + &": { borderTop: 1, borderColor: "divider" },
      }}
    >
      <Box sx={{ flex: "1 1 220px", minWidth: 0 }}>
        <Typography sx={{ fontWeight: 500, display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center" }}>
          {device}
          {current && <Chip size="small" label={t("sessions.current")} />}
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
          {t("sessions.since", { date: format.dateTime(created_at) })}
          {!current && (
            <>
              {" · "}
              <span title={format.dateTime(last_seen_at)}>
                {t("sessions.seen", { when: format.relative(last_seen_at) })}
              </span>
            </>
          )}
        </Typography>
      </Box>
      {!current && (
        <Button
          variant="outlined"
          size="small"
          disabled={isBusy}
          aria-label={t("sessions.end-one", { device })}
          onClick={onEnd}
        >
          {t("sessions.end")}
        </Button>
      )}
    </Box>
  );
}
