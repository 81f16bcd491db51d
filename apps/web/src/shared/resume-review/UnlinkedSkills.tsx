import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import Typography from "@mui/material/Typography";
import SearchIcon from "lucide-react/icons/search";
import { useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { SkillSearch } from "../skills/SkillSearch.tsx";
import type { ReviewModel } from "./reviewModel.ts";

/** Maximum number shown, to stay readable. */
const SHOWN = 12;

/** Items of a skills list without a matching skill, each a shortcut into the search. */
export function UnlinkedSkills({ model }: { model: ReviewModel }) {
  const { t } = useTranslation("resume-review");
  const [text, setText] = useState("");
  const search = useRef<HTMLInputElement>(null);
  const taken = useMemo(
    () => new Map(model.rows.flatMap(({ skill }) => (skill ? [[skill.one.id, t("in-list")] as const] : []))),
    [model.rows, t],
  );
  if (model.unlinked.length === 0) return null;
  return (
    <Box component="section" aria-label={t("unlinked")} sx={{ display: "grid", gap: 3 }}>
      <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
        {t("unlinked")}
      </Typography>
      <Box
        component="ul"
        aria-label={t("unlinked")}
        sx={{ listStyle: "none", m: 0, p: 0, display: "flex", flexWrap: "wrap", gap: 2 }}
      >
        {model.unlinked.slice(0, SHOWN).map((word) => (
          <li key={word}>
            <Chip
              variant="outlined"
              icon={<SearchIcon size={16} />}
              label={word}
              aria-label={t("look-up", { word })}
              onClick={() => {
                setText(word);
                search.current?.focus();
              }}
            />
          </li>
        ))}
      </Box>
      <SkillSearch
        label={t("add-skill")}
        text={text}
        onText={setText}
        onPick={model.onLookUp}
        taken={taken}
        inputRef={search}
      />
    </Box>
  );
}
