import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import Popover from "@mui/material/Popover";
import ExpandIcon from "lucide-react/icons/chevron-down";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { SkillSearch } from "../../../shared/skills/SkillSearch.tsx";
import type { ChosenSkill } from "./useCandidateFilter.ts";

interface Props {
  skills: readonly ChosenSkill[];
  onChange: (skills: readonly ChosenSkill[]) => void;
}

/** Filter by skills, all of which must match: add by search, remove. */
export function SkillFilter({ skills, onChange }: Props) {
  const { t } = useTranslation("candidates");
  const format = useFormat();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [text, setText] = useState("");
  const label = t("filters.skills");
  return (
    <>
      <Chip
        variant="outlined"
        color={skills.length > 0 ? "primary" : "default"}
        label={
          <Box component="span" sx={{ display: "inline-flex", alignItems: "center", gap: 1 }}>
            {skills.length > 0 ? `${label} · ${format.number(skills.length)}` : label}
            <Box component={ExpandIcon} size={16} sx={{ mr: -1, opacity: 0.7 }} />
          </Box>
        }
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
      />
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: "bottom", horizontal: "left" }}
        slotProps={{
          paper: {
            role: "dialog",
            "aria-label": label,
            sx: { width: 360, maxWidth: "calc(100vw - 32px)", p: 4, mt: 1 },
          },
        }}
      >
        <SkillSearch
          label={t("filters.skill-search")}
          text={text}
          onText={setText}
          onPick={({ id, name }) => onChange([...skills, { id, name }])}
          taken={new Map(skills.map(({ id }) => [id, t("filters.skill-taken")]))}
          onlyKnown
          autoFocus
        />
        {skills.length > 0 && (
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, mt: 3 }}>
            {skills.map(({ id, name }) => (
              <Chip
                key={id}
                size="small"
                label={name}
                onDelete={() => onChange(skills.filter((one) => one.id !== id))}
              />
            ))}
          </Box>
        )}
      </Popover>
    </>
  );
}
