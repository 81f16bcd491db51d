import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import Typography from "@mui/material/Typography";
import type { JobPersonMatch, PeopleMatchAct } from "@vaardig/contract/jobs/jobs";
import { useTranslation } from "react-i18next";
import { MatchBar } from "../../../shared/match/MatchBar.tsx";
import { StrengthsAndGaps } from "../../../shared/match/StrengthsAndGaps.tsx";
import { WhyButton } from "../../../shared/match/WhyButton.tsx";
import { MoreMenu } from "../../../ui/ActsMenu.tsx";
import { SELECTED_STYLE } from "../../../ui/list/selectedStyle.ts";
import { PersonAvatar } from "../../../ui/PersonAvatar.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import { MatchedName } from "./MatchedName.tsx";

interface Props {
  person: JobPersonMatch;
  can: readonly PeopleMatchAct[];
  isSelected: boolean;
  /** True for a layout on one line. */
  isWide: boolean;
  onSelect: () => void;
  onCard: () => void;
  onExplain: () => void;
  onAct: (act: PeopleMatchAct) => void;
}

/** Truncated, because the full text is in the sheet. */
const ONE_LINE = {
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: { md: "nowrap" },
  overflowWrap: "anywhere",
};
/** Strengths and gaps are beside the name where both have room; the sheet has them everywhere. */
const COLUMNS = {
  xs: "auto minmax(0, 1fr) auto",
  md: "auto minmax(0, 1fr) 188px auto auto",
  roomy: "auto minmax(0, 2.2fr) minmax(0, 1fr) 188px auto auto",
};

/** A person in the ranking: name, pipeline state, strengths and gaps, match, and actions. */
export function PersonRow(props: Props) {
  const { person, can, isSelected, isWide, onSelect, onCard, onExplain, onAct } = props;
  const { t } = useTranslation(["jobs", "list", "add-to"]);
  const { name, application } = person;
  const acts = can.filter((act) => act !== "add" || !application);
  const about = [person.title, person.department, t(person.internal ? "jobs:internal" : "jobs:external")];
  return (
    <Box
      component="li"
      sx={{
        px: { xs: 3, sm: 4 },
        py: { xs: 3, md: 2 },
        minHeight: 64,
        display: "grid",
        columnGap: 4,
        rowGap: 2,
        alignItems: "center",
        gridTemplateColumns: COLUMNS,
        "& + &": { borderTop: 1, borderColor: "divider" },
        ...(isSelected && SELECTED_STYLE),
      }}
    >
      <Checkbox
        size="small"
        checked={isSelected}
        disabled={can.length === 0}
        onChange={onSelect}
        slotProps={{ input: { "aria-label": t("list:select.one", { name }) } }}
        sx={{ m: -2, alignSelf: { xs: "start", md: "center" } }}
      />
      <Box sx={{ display: "flex", gap: 3, alignItems: "center", minWidth: 0 }}>
        <PersonAvatar name={name} src={person.photo_url} size={36} />
        <Box sx={{ minWidth: 0 }}>
          <Box
            sx={{
              display: "flex",
              flexWrap: { xs: "wrap", md: "nowrap" },
              columnGap: "6px",
              rowGap: 1,
              alignItems: "center",
              // The name keeps its line, and chips give way before it.
              "& > h3": {
                flexShrink: { md: 0 },
                maxWidth: "100%",
                overflow: "hidden",
                textOverflow: "ellipsis",
              },
              whiteSpace: { md: "nowrap" },
              "& > .MuiChip-root": { minWidth: 0, flexShrink: 1 },
              // A long stage is cut, so that every row keeps its height.
              "& .MuiChip-label": { whiteSpace: { md: "nowrap" } },
            }}
          >
            <MatchedName person={person} onCard={onCard} />
            {application && (
              <StatusChip
                label={t("jobs:in-pipeline", { stage: t(`jobs:stages.${application.stage}`) })}
                tone="positive"
              />
            )}
            {person.holds_job && <StatusChip label={t("jobs:holds-job")} />}
            {person.open_to_moves && <StatusChip label={t("jobs:open-to-moves")} tone="info" />}
          </Box>
          <Typography variant="caption" component="p" noWrap sx={{ color: "text.secondary" }}>
            {about.filter(Boolean).join(" · ")}
          </Typography>
        </Box>
      </Box>
      <Box
        sx={{
          display: { xs: "grid", md: "none", roomy: "grid" },
          minWidth: 0,
          color: "text.secondary",
          "& > *": ONE_LINE,
          gridColumn: { xs: "2 / -1", md: "auto" },
          gridRow: { xs: 2, md: "auto" },
          ...(person.strengths.length + person.gaps.length === 0 && {
            display: { xs: "none", roomy: "grid" },
          }),
        }}
      >
        <StrengthsAndGaps person={person} />
      </Box>
      <Box
        sx={{
          display: { xs: "flex", md: "contents" },
          gap: 5,
          alignItems: "center",
          flexWrap: "wrap",
          gridColumn: "2 / -1",
          gridRow: 3,
        }}
      >
        <Box sx={{ flex: "1 1 140px", maxWidth: 200 }}>
          <MatchBar {...person.match} />
        </Box>
        <WhyButton name={name} isIcon={isWide} onExplain={onExplain} />
      </Box>
      <Box sx={{ gridColumn: { xs: "3", md: "auto" }, gridRow: { xs: 1, md: "auto" } }}>
        <MoreMenu
          size="small"
          label={t("jobs:person-actions", { name })}
          acts={acts.map((act) => ({
            key: act,
            label: t(application ? `add-to:person-acts.${act}` : `add-to:person-acts.${act}-outside`),
            onAct: () => onAct(act),
          }))}
        />
      </Box>
    </Box>
  );
}
