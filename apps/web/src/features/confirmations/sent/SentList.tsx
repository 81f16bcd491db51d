import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import type { SentRequest } from "@vaardig/contract/confirmations/confirmations";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { usePath } from "../../../lib/usePath.ts";
import { asLevel } from "../../../shared/skills/levelNames.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { PersonAvatar } from "../../../ui/PersonAvatar.tsx";
import { ListSkeleton } from "../../../ui/Skeletons.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import { useGetSentRequestsQuery } from "../confirmations.api.ts";
import { STATE_TONES } from "../stateTones.ts";
import { useRequestActs } from "../useRequestActs.ts";

/** The reader's requests with their state. */
export function SentList() {
  const { t } = useTranslation("confirmations");
  const pathTo = usePath();
  const { data, error, refetch } = useGetSentRequestsQuery();
  if (!data)
    return error ? (
      <ErrorState title={t("not-loaded")} error={error} onRetry={refetch} />
    ) : (
      <ListSkeleton rows={6} />
    );
  const skills = pathTo("your-skills");
  if (data.data.length === 0)
    return (
      <Card>
        <EmptyState
          title={t("sent.none")}
          description={t("sent.none-help")}
          action={
            skills && (
              <Button component={Link} to={skills} variant="outlined">
                {t("sent.to-skills")}
              </Button>
            )
          }
        />
      </Card>
    );
  return (
    <Card component="ul" aria-label={t("tabs.sent")} sx={{ listStyle: "none", m: 0, p: 0 }}>
      {data.data.map((request) => (
        <SentRow key={request.id} request={request} />
      ))}
    </Card>
  );
}

function SentRow({ request }: { request: SentRequest }) {
  const { t } = useTranslation(["confirmations", "common"]);
  const format = useFormat();
  const acts = useRequestActs();
  const { skill, responder, state, reason, can, reminded_at: reminded } = request;
  const nameOf = (value: number | null) => {
    const level = asLevel(value);
    return level ? t(`common:levels.${level}`) : "";
  };
  const facts = [
    responder.name,
    nameOf(request.answered_level ?? request.level),
    state === "open"
      ? t("confirmations:received.until", { date: format.date(request.expires_at) })
      : request.closed_at && format.relative(request.closed_at),
    reminded && state === "open" && t("confirmations:sent.reminded", { when: format.relative(reminded) }),
  ];
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
        "& + &": { borderTop: 1, borderColor: "divider" },
      }}
    >
      <PersonAvatar name={responder.name} src={responder.photo_url} />
      <Box sx={{ flex: "1 1 200px", minWidth: 0, overflowWrap: "anywhere" }}>
        <Typography sx={{ fontWeight: 500 }}>{skill.name}</Typography>
        <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
          {facts.filter(Boolean).join(" · ")}
        </Typography>
        {reason && <Typography variant="caption">{t("confirmations:sent.reason", { reason })}</Typography>}
      </Box>
      <StatusChip
        tone={request.taken_back ? "neutral" : STATE_TONES[state]}
        label={t(request.taken_back ? "confirmations:state.taken-back" : `confirmations:state.${state}`)}
      />
      {can.includes("remind") && (
        <Button
          size="small"
          variant="outlined"
          aria-label={t("confirmations:act.remind-named", { name: responder.name })}
          onClick={() => void acts.remind(request)}
        >
          {t("confirmations:act.remind")}
        </Button>
      )}
      {can.includes("withdraw") && (
        <Button
          size="small"
          aria-label={t("confirmations:act.withdraw-named", { name: skill.name })}
          onClick={() => void acts.withdraw(request)}
        >
          {t("confirmations:act.withdraw")}
        </Button>
      )}
      {can.includes("undo") && (
        <Button
          size="small"
          aria-label={t("confirmations:act.undo-named", { name: skill.name })}
          onClick={() => void acts.undo(request)}
        >
          {t("common:undo")}
        </Button>
      )}
    </Box>
  );
}
