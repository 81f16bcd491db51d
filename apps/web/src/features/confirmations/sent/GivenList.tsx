import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import type { GivenEndorsement } from "@vaardig/contract/confirmations/confirmations";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { asLevel } from "../../../shared/skills/levelNames.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { PersonAvatar } from "../../../ui/PersonAvatar.tsx";
import { ListSkeleton } from "../../../ui/Skeletons.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import { useGetGivenEndorsementsQuery } from "../confirmations.api.ts";
import { useRequestActs } from "../useRequestActs.ts";

/** The reader's endorsements, each can be withdrawn. */
export function GivenList() {
  const { t } = useTranslation("confirmations");
  const { data, error, refetch } = useGetGivenEndorsementsQuery();
  if (!data)
    return error ? (
      <ErrorState title={t("not-loaded")} error={error} onRetry={refetch} />
    ) : (
      <ListSkeleton rows={6} />
    );
  return (
    <Card>
      {data.data.length === 0 ? (
        <EmptyState title={t("given.none")} description={t("given.none-help")} />
      ) : (
        <Box component="ul" aria-label={t("tabs.given")} sx={{ listStyle: "none", m: 0, p: 0 }}>
          {data.data.map((given) => (
            <GivenRow key={given.id} given={given} />
          ))}
        </Box>
      )}
    </Card>
  );
}

function GivenRow({ given }: { given: GivenEndorsement }) {
  const { t } = useTranslation(["confirmations", "common"]);
  const format = useFormat();
  const { takeBack } = useRequestActs();
  const { person, skill, can, created_at: at } = given;
  const level = asLevel(given.level);
  const isTakenBack = given.taken_back_at !== null;
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
      <PersonAvatar name={person.name} src={person.photo_url} />
      <Box sx={{ flex: "1 1 200px", minWidth: 0, overflowWrap: "anywhere" }}>
        <Typography sx={{ fontWeight: 500 }}>{skill.name}</Typography>
        <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
          {[person.name, level && t(`common:levels.${level}`), format.relative(at)]
            .filter(Boolean)
            .join(" · ")}
        </Typography>
      </Box>
      {isTakenBack && <StatusChip label={t("confirmations:state.taken-back")} />}
      {can.includes("take_back") && (
        <Button
          size="small"
          aria-label={t("confirmations:act.take-back-named", { name: skill.name, person: person.name })}
          onClick={() => void takeBack(given, true)}
        >
          {t("confirmations:act.take-back")}
        </Button>
      )}
      {can.includes("restore") && (
        <Button size="small" onClick={() => void takeBack(given, false)}>
          {t("confirmations:act.restore")}
        </Button>
      )}
    </Box>
  );
}
