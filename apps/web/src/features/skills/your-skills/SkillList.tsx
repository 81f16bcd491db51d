import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import type { PersonSkill } from "@vaardig/contract/skills/skills";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { RequestConfirmationSheet } from "../../../shared/confirmations/RequestConfirmationSheet.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { SearchField } from "../../../ui/SearchField.tsx";
import { filterSkills } from "./groupSkills.ts";
import { SkillGroups } from "./SkillGroups.tsx";

interface Props {
  skills: readonly PersonSkill[];
  addButton: ReactNode;
}

/** Opened from the top of the list, without a preselected skill. */
const SEVERAL = "";

/** The reader's skills with a filter. */
export function SkillList({ skills, addButton }: Props) {
  const { t } = useTranslation(["skills", "confirmations", "common"]);
  const [search, setSearch] = useState("");
  const [asking, setAsking] = useState<string | null>(null);
  const shown = filterSkills(skills, search);
  const askable = skills.filter(({ can }) => can.includes("ask"));
  if (skills.length === 0) {
    return (
      <Card>
        <EmptyState title={t("skills:empty.title")} description={t("skills:empty.help")} action={addButton} />
      </Card>
    );
  }
  return (
    <Box component="section" aria-label={t("skills:list")} sx={{ display: "grid", gap: 4 }}>
      <Box
        sx={{
          display: "flex",
          flexWrap: "wrap",
          gap: 3,
          alignItems: "center",
          "& > button": { width: { xs: "100%", sm: "auto" } },
        }}
      >
        <SearchField value={search} onChange={setSearch} label={t("skills:filter")} />
        <Typography
          variant="caption"
          role="status"
          sx={{
            flex: 1,
            color: "text.secondary",
            minWidth: "fit-content",
            "&:empty": { display: { xs: "none", sm: "block" } },
          }}
        >
          {search && t("skills:shown", { count: shown.length })}
        </Typography>
        {askable.length > 0 && (
          <Button variant="outlined" onClick={() => setAsking(SEVERAL)}>
            {t("confirmations:ask.open")}
          </Button>
        )}
        {addButton}
      </Box>
      {shown.length > 0 ? (
        <SkillGroups skills={shown} onAsk={setAsking} />
      ) : (
        <Card>
          <EmptyState
            drawing="search"
            title={t("common:no-results")}
            description={t("common:no-results-help")}
            action={
              <Button variant="outlined" onClick={() => setSearch("")}>
                {t("common:clear-filters")}
              </Button>
            }
          />
        </Card>
      )}
      {asking !== null && (
        <RequestConfirmationSheet
          skills={askable}
          preset={asking === SEVERAL ? null : asking}
          onClose={() => setAsking(null)}
        />
      )}
    </Box>
  );
}
