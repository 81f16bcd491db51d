import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import AddIcon from "lucide-react/icons/plus";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useRequestedAction } from "../../../lib/useRequestedAction.ts";
import { useGetSkillProficiencyQuery } from "../../../shared/skills/skills.api.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { ListSkeleton } from "../../../ui/Skeletons.tsx";
import { mySkillsSlice } from "../mySkills.slice.ts";
import { SuggestedSkills } from "../wishlist/SuggestedSkills.tsx";
import { Wishlist } from "../wishlist/Wishlist.tsx";
import { AddSkillSheet } from "../your-skills/AddSkillSheet.tsx";
import { LevelChart } from "../your-skills/LevelChart.tsx";
import { SkillList } from "../your-skills/SkillList.tsx";

/** The reader's skills: levels, wishlist and recommendations. */
export function YourSkillsPage() {
  const { t } = useTranslation("skills");
  const { data, error, refetch } = useGetSkillProficiencyQuery();
  const [adding, setAdding] = mySkillsSlice.usePart("skills");
  const skills = data?.data;
  useRequestedAction(skills !== undefined, { add: () => setAdding("search") });
  const mine = useMemo(
    () => new Map((skills ?? []).map(({ skill }) => [skill.id, t("yours-already")])),
    [skills, t],
  );

  if (!skills) {
    return error ? (
      <ErrorState title={t("not-loaded")} error={error} onRetry={refetch} />
    ) : (
      <ListSkeleton rows={8} />
    );
  }
  const hasLevels = skills.some(({ skill }) => skill.kind !== "licence");
  const addButton = (
    <Button variant="contained" startIcon={<AddIcon />} onClick={() => setAdding("search")}>
      {t("add.open")}
    </Button>
  );
  return (
    <Box sx={{ display: "grid", gap: 6 }}>
      {hasLevels && <LevelChart skills={skills} />}
      <Box
        sx={{
          display: "grid",
          gap: 6,
          alignItems: "start",
          gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 340px" },
        }}
      >
        <SkillList skills={skills} addButton={addButton} />
        <Box sx={{ display: "grid", gap: 6 }}>
          <Wishlist mine={mine} onHave={setAdding} />
          <SuggestedSkills onHave={setAdding} />
        </Box>
      </Box>
      {adding && (
        <AddSkillSheet
          preset={adding === "search" ? null : adding}
          mine={mine}
          onClose={() => setAdding(null)}
        />
      )}
    </Box>
  );
}
