import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import Typography from "@mui/material/Typography";
import type { Skill } from "@vaardig/contract/skills/skills";
import { useState } from "react";
import { useTranslation } from "react-i18next";

/** Number of chips shown before "show all". */
const FEW = 8;

/** The person's skills that had no effect on this match. */
export function UnusedSkills({ skills }: { skills: readonly Skill[] }) {
  const { t } = useTranslation("match");
  const [all, setAll] = useState(false);
  const shown = all ? skills : skills.slice(0, FEW);
  return (
    <Box component="section" sx={{ mt: 6 }}>
      <Typography variant="h3">{t("not-used")}</Typography>
      {skills.length === 0 && (
        <Typography sx={{ mt: 2, color: "text.secondary" }}>{t("not-used-none")}</Typography>
      )}
      <Box sx={{ mt: 3, display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center" }}>
        {shown.map((skill) => (
          <Chip key={skill.id} size="small" variant="outlined" label={skill.name} />
        ))}
        {shown.length < skills.length && (
          <Button size="small" onClick={() => setAll(true)}>
            {t("show-more", { count: skills.length })}
          </Button>
        )}
      </Box>
    </Box>
  );
}
