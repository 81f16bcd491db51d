import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import type { DataRequestMove, ManagedDataRequest } from "@vaardig/contract/data-requests/dataRequests";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { RequestState } from "../../../shared/my-data/RequestState.tsx";
import { PersonAvatar } from "../../../ui/PersonAvatar.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";

interface Props {
  request: ManagedDataRequest;
  onMove: (move: DataRequestMove) => void;
}

/** A data-subject request: person, kind, deadline and actions. */
export function RequestCard({ request, onMove }: Props) {
  const { t } = useTranslation("my-data");
  const format = useFormat();
  const {
    person,
    kind,
    state,
    text,
    reason,
    extended_reason: extended,
    hold,
    days_left: days,
    can,
  } = request;
  const isOver = days !== null && days < 0;
  return (
    <Card component="li" sx={{ p: 4, display: "grid", gap: 3 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3, alignItems: "center" }}>
        <PersonAvatar name={person.name} src={person.photo_url} size={36} />
        <Box sx={{ flex: "1 1 200px", minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>{person.name}</Typography>
          <Typography sx={{ color: "text.secondary" }}>{t(`request-kinds.${kind}`)}</Typography>
        </Box>
        <RequestState state={state} />
        {days !== null && (
          <StatusChip
            tone={isOver ? "critical" : days <= 7 ? "attention" : "neutral"}
            label={t(isOver ? "overdue-since" : "requests.due", { date: format.date(request.due_on) })}
          />
        )}
      </Box>
      {text && <Typography sx={{ overflowWrap: "anywhere", maxWidth: 720 }}>{text}</Typography>}
      {(extended || reason || hold) && (
        <Box sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
          {extended && <div>{t("extended", { text: extended })}</div>}
          {reason && <div>{t("reason", { text: reason })}</div>}
          {hold && <div>{t("held", { text: hold })}</div>}
        </Box>
      )}
      {can.length > 0 && (
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
          {can.map((move) => (
            <Button
              key={move}
              size="small"
              variant="outlined"
              color={move === "erase" ? "error" : "primary"}
              aria-label={t("move-of", { move: t(`moves.${move}`), name: person.name })}
              onClick={() => onMove(move)}
            >
              {t(`moves.${move}`)}
            </Button>
          ))}
        </Box>
      )}
    </Card>
  );
}
