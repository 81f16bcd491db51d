import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import type { PersonSkill } from "@vaardig/contract/skills/skills";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { SearchField } from "../../../ui/SearchField.tsx";
import { filterSkills } from "./groupSkills.ts";
import { SkillGroups } from "./SkillGroups.tsx";

interface Props {
  skills: readonly PersonSkill[];
  addButton: ReactNode;
}

/** My skills with a box to filter them. */
export function SkillList({ skills, addButton }: Props) {
  const { t } = useTranslation(["skills", "common"]);
  const [search, setSearch] = useState("");
  const shown = filterSkills(skills, search);
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
        {addButton}
      </Box>
      {shown.length > 0 ? (
        <SkillGroups skills={shown} />
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
    </Box>
  );
}
