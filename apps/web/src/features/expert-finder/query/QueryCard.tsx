import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { MOST_ASKED } from "@vaardig/contract/expert-finder/expertFinder";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { TextSkillsSheet } from "../../../shared/required-skills/TextSkillsSheet.tsx";
import { firstLevel } from "../../../shared/skills/levelNames.ts";
import { SkillSearch } from "../../../shared/skills/SkillSearch.tsx";
import type { SkillDraft, SkillList } from "../../../shared/skills/skillList.ts";
import { useLevelDescriptions } from "../../../shared/skills/useLevelDescriptions.ts";
import { SkillChip } from "./SkillChip.tsx";
import { StartFromDialog } from "./StartFromDialog.tsx";

interface Props {
  skills: SkillList;
  /** How many are asked for whose names are on their way. */
  unnamed: number;
  onChange: (skills: SkillDraft[]) => void;
}

/** How a skill is asked for at first: at any level. */
const FIRST = { level: null, kind: "essential", importance: 3, must_have: false } as const;

/** What people should be able to do: skills by search, from a pasted text, or from a job. */
export function QueryCard({ skills, unnamed, onChange }: Props) {
  const { t } = useTranslation(["expert-finder", "required-skills"]);
  const { show } = useSnackbar();
  const descriptionsOf = useLevelDescriptions();
  const [typed, setTyped] = useState("");
  const [open, setOpen] = useState<"text" | "start" | null>(null);
  const taken = new Map(skills.map(({ skill }) => [skill.id, t("required-skills:taken")]));
  const replace = (next: SkillDraft[]) => onChange(next.slice(0, MOST_ASKED));
  const add = (entries: SkillList) =>
    replace([...skills, ...entries.filter(({ skill }) => !taken.has(skill.id))]);
  const undo = () => onChange([...skills]);
  return (
    <Card component="section" aria-label={t("query.label")} sx={{ mb: 5 }}>
      <CardContent sx={{ display: "grid", gap: 4, gridTemplateColumns: "minmax(0, 1fr)" }}>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3, alignItems: "flex-end" }}>
          <Box sx={{ flex: "1 1 280px", maxWidth: 520 }}>
            <SkillSearch
              label={t("query.add")}
              text={typed}
              onText={setTyped}
              onPick={(skill) => add([{ skill, ...FIRST, level: firstLevel(skill, FIRST.level) }])}
              taken={taken}
              onlyKnown
            />
          </Box>
          <Button variant="outlined" onClick={() => setOpen("text")}>
            {t("query.read-text")}
          </Button>
          <Button variant="outlined" onClick={() => setOpen("start")}>
            {t("query.start-from")}
          </Button>
        </Box>
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
