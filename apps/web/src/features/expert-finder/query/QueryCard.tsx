import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { SEARCH_SKILLS_MAX } from "@vaardig/contract/expert-finder/expertFinder";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { TextSkillsSheet } from "../../../shared/required-skills/TextSkillsSheet.tsx";
import { withoutSkill } from "../../../shared/search-reading/editText.ts";
import { SearchUnderstood } from "../../../shared/search-reading/SearchUnderstood.tsx";
import type { SkillDraft, SkillList } from "../../../shared/skills/skillList.ts";
import { useLevelDescriptions } from "../../../shared/skills/useLevelDescriptions.ts";
import { SearchField } from "../../../ui/SearchField.tsx";
import { SkillChip } from "./SkillChip.tsx";
import { StartFromDialog } from "./StartFromDialog.tsx";
import { EMPTY_SEARCH } from "./skillTokens.ts";
import type { FinderState } from "./useFinderQuery.ts";
import { toSkillToken } from "./useRequestedSkills.ts";

interface Props {
  skills: SkillList;
  /** Number of searched skills whose names are still loading. */
  unnamed: number;
  /** The search text and its parsed result. */
  finding: Pick<FinderState, "search" | "read" | "setSearch" | "promote">;
  onRemember: (skills: SkillDraft[]) => void;
  onChange: (skills: SkillDraft[]) => void;
}

/** The search: a name, skills or a title in one field, plus skills from a pasted text or a job. */
export function QueryCard({ skills, unnamed, finding, onRemember, onChange }: Props) {
  const { t } = useTranslation(["expert-finder", "required-skills"]);
  const { show } = useSnackbar();
  const descriptionsOf = useLevelDescriptions();
  const [promoted, setPromoted] = useState<string | null>(null);
  const { read } = finding;
  const [open, setOpen] = useState<"text" | "start" | null>(null);
  const taken = new Map(skills.map(({ skill }) => [skill.id, t("required-skills:taken")]));
  const replace = (next: SkillDraft[]) => onChange(next.slice(0, SEARCH_SKILLS_MAX));
  const add = (entries: SkillList) =>
    replace([...skills, ...entries.filter(({ skill }) => !taken.has(skill.id))]);
  const undo = () => onChange([...skills]);
  return (
    <Card component="section" aria-label={t("query.label")} sx={{ mb: 5 }}>
      <CardContent sx={{ display: "grid", gap: 4, gridTemplateColumns: "minmax(0, 1fr)" }}>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3, alignItems: "center" }}>
          <Box sx={{ flex: "1 1 280px", maxWidth: 640, "&& > *": { width: "100%" } }}>
            <SearchField value={finding.search} onChange={finding.setSearch} label={t("query.search")} />
          </Box>
          <Button variant="outlined" onClick={() => setOpen("text")}>
            {t("query.read-text")}
          </Button>
          <Button variant="outlined" onClick={() => setOpen("start")}>
            {t("query.start-from")}
          </Button>
        </Box>
        <SearchUnderstood
          read={read}
          onText={finding.setSearch}
          onAdjust={({ skill, level }) => {
            const entry = { skill, ...EMPTY_SEARCH, level };
            if (!read || taken.has(skill.id) || skills.length >= SEARCH_SKILLS_MAX) return;
            onRemember([entry]);
            setPromoted(skill.id);
            finding.promote(withoutSkill(read, skill.id), toSkillToken(entry));
          }}
        />
        {(skills.length > 0 || unnamed > 0) && (
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center" }}>
            <Box
              component="ul"
              aria-label={t("query.skills")}
              sx={{ m: 0, p: 0, listStyle: "none", display: "contents" }}
            >
              {skills.map((entry) => (
                <Box component="li" key={entry.skill.id} sx={{ maxWidth: "100%" }}>
                  <SkillChip
                    entry={entry}
                    opens={entry.skill.id === promoted}
                    descriptions={descriptionsOf(entry.skill)}
                    onRate={(rating) =>
                      onChange(
                        skills.map((one) => (one.skill.id === entry.skill.id ? { ...one, ...rating } : one)),
                      )
                    }
                    onRemove={() => {
                      onChange(skills.filter(({ skill }) => skill.id !== entry.skill.id));
                      show(t("skill.removed", { name: entry.skill.name }), "info", { undo });
                    }}
                  />
                </Box>
              ))}
            </Box>
            {skills.length === 0 && <Skeleton variant="rounded" width={240} height={32} />}
            {skills.length > 1 && (
              <Button
                size="small"
                onClick={() => {
                  onChange([]);
                  show(t("query.cleared"), "info", { undo });
                }}
              >
                {t("query.clear")}
              </Button>
            )}
          </Box>
        )}
        {skills.length > 0 && (
          <Typography variant="caption" sx={{ color: "text.secondary" }}>
            {t("query.help")}
          </Typography>
        )}
      </CardContent>
      {open === "text" && (
        <TextSkillsSheet
          start=""
          taken={new Set(taken.keys())}
          onAdd={(entries) => {
            add(entries);
            setOpen(null);
          }}
          onClose={() => setOpen(null)}
        />
      )}
      {open === "start" && (
        <StartFromDialog
          onStart={(next) => {
            replace(next);
            setOpen(null);
            if (skills.length > 0) show(t("start.replaced"), "info", { undo });
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </Card>
  );
}
