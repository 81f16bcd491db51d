import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { PersonRef } from "@vaardig/contract/organization/organization";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { PersonSelect } from "../../../shared/people/PersonSelect.tsx";
import type { Impact } from "./LeaveChoice.tsx";
import type { LeaveAct } from "./useLeave.ts";

const KINDS = [
  "vacancies",
  "projects",
  "talent_pools",
  "candidates",
  "tasks",
  "departments",
  "teams",
  "reports",
] as const;
const LEFT = ["candidates", "tasks"] as const;

interface Props {
  act: LeaveAct;
  impact: Impact;
  successor: PersonRef | null;
  onSuccessor: (person: PersonRef | null) => void;
  /** Ids of the people who leave. */
  exclude: readonly string[];
}

/** Preview of leaving: skipped people with reasons, handover per successor, and records without one. */
export function ImpactPreview({ act, impact, successor, onSuccessor, exclude }: Props) {
  const { t } = useTranslation("employees");
  const format = useFormat();
  const { left_out: leftOut, possible } = impact[act];
  const owned = KINDS.filter((kind) => impact.owns[kind] > 0);
  const left = LEFT.filter((kind) => impact.left[kind] > 0);
  const namesOf = (names: readonly string[], count: number) => {
    const more = count - names.length;
    return format.list(more > 0 ? [...names, t("leave.and-more", { count: more })] : names);
  };
  const fallback =
    impact.successors.length > 0
      ? `${t("leave.successor-manager")} (${format.list(impact.successors)})`
      : t("leave.successor-you");
  return (
    <>
      {leftOut.map(({ reason, count, names }) => (
        <Alert key={reason} severity="info">
          {t(`leave.left-out.${reason}`, { count, names: namesOf(names, count) })}
        </Alert>
      ))}
      {possible > 0 &&
        (owned.length === 0 ? (
          <Typography sx={{ color: "text.secondary" }}>{t("leave.owns-nothing")}</Typography>
        ) : (
          <Box sx={{ display: "grid", gap: 4 }}>
            <Box>
              <Typography sx={{ fontWeight: 500 }}>{t("leave.owns")}</Typography>
              <Box component="ul" sx={{ mt: 1, mb: 0, pl: 5 }}>
                {owned.map((kind) => (
                  <li key={kind}>{t(`leave.owns-kinds.${kind}`, { count: impact.owns[kind] })}</li>
                ))}
              </Box>
            </Box>
            <PersonSelect
              label={t("leave.successor")}
              help={t("leave.successor-help", { names: fallback })}
              value={successor}
              onChange={onSuccessor}
              exclude={exclude}
            />
            {left.length > 0 && (
              <Alert severity="warning">
                {t("leave.left", {
                  things: format.list(
                    left.map((kind) => t(`leave.left-kinds.${kind}`, { count: impact.left[kind] })),
                  ),
                })}
              </Alert>
            )}
          </Box>
        ))}
    </>
  );
}
