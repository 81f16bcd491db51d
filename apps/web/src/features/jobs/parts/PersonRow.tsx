import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import type { JobPersonMatch } from "@vaardig/contract/jobs/jobs";
import { useTranslation } from "react-i18next";
import { MatchBar } from "../../../shared/match/MatchBar.tsx";
import { StrongAndShort } from "../../../shared/match/StrongAndShort.tsx";
import { WhyButton } from "../../../shared/match/WhyButton.tsx";
import { PersonAvatar } from "../../../ui/PersonAvatar.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";

interface Props {
  person: JobPersonMatch;
  onExplain: () => void;
}

/** One person in the ranking: who, how well they fit, what stands out and what is short. */
export function PersonRow({ person, onExplain }: Props) {
  const { t } = useTranslation("jobs");
  return (
    <Card
      component="li"
      sx={{
        p: { xs: 4, sm: 5 },
        display: "grid",
        gap: 4,
        alignItems: "center",
        gridTemplateColumns: { xs: "1fr", md: "minmax(0, 1fr) minmax(0, 1.2fr) 200px" },
      }}
    >
      <Box sx={{ display: "flex", gap: 3, alignItems: "center", minWidth: 0 }}>
        <PersonAvatar name={person.name} src={person.photo_url} />
        <Box sx={{ minWidth: 0 }}>
          <Typography component="h3" sx={{ fontWeight: 600 }}>
            {person.name}
          </Typography>
          <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
            {[person.title, person.department].filter(Boolean).join(" · ")}
          </Typography>
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
            <StatusChip
              label={t(person.internal ? "internal" : "external")}
              tone={person.internal ? "neutral" : "info"}
            />
            {person.open_to_moves && <StatusChip label={t("open-to-moves")} tone="positive" />}
            {person.holds_job && <StatusChip label={t("holds-job")} tone="neutral" />}
          </Box>
        </Box>
      </Box>
      <Box sx={{ display: "grid", gap: 1, color: "text.secondary" }}>
        <StrongAndShort person={person} />
      </Box>
      <Box sx={{ display: "grid", gap: 1, justifyItems: "start" }}>
        <MatchBar {...person.match} />
        <WhyButton name={person.name} onExplain={onExplain} />
      </Box>
    </Card>
  );
}
