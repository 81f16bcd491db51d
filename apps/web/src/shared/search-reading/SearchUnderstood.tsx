import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import Typography from "@mui/material/Typography";
import type { SearchedSkill } from "@vaardig/contract/skills/readSearch";
import { useTranslation } from "react-i18next";
import { asLevel } from "../skills/levelNames.ts";
import { quoteSearch, withoutRest, withoutSkill, withSkillForRest } from "./editText.ts";
import type { ParsedSearchText } from "./useSearchReading.ts";

interface Props {
  read: ParsedSearchText | undefined;
  /** Called with the edited search text. */
  onText: (text: string) => void;
  /** Opens the options of a recognized skill. */
  onAdjust?: (asked: SearchedSkill) => void;
}

/** The parsed search: removable parts, and alternatives. */
export function SearchUnderstood({ read, onText, onAdjust }: Props) {
  const { t } = useTranslation(["search-reading", "common"]);
  if (!read || read.text === "" || read.isUnread) return null;
  const { skills, rest, near } = read;
  const words = ({ skill, level }: SearchedSkill) => {
    const step = asLevel(level);
    if (skill.kind === "licence") return skill.name;
    return step === null
      ? t("any-level", { skill: skill.name })
      : t("least-level", { skill: skill.name, level: t(`common:levels.${step}`) });
  };
  return (
    <Box
      role="group"
      aria-label={t("label")}
      sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center", width: "100%", minHeight: 32 }}
    >
      <Typography variant="caption" aria-live="polite" sx={{ color: "text.secondary", maxWidth: "100%" }}>
        {skills.length > 0 ? t("label") : t("nothing", { rest })}
      </Typography>
      {skills.map((asked) => (
        <Chip
          key={asked.skill.id}
          label={words(asked)}
          color="primary"
          variant="outlined"
          onDelete={() => onText(withoutSkill(read, asked.skill.id))}
          {...(onAdjust && { onClick: () => onAdjust(asked), title: t("adjust") })}
          sx={{ maxWidth: "100%", bgcolor: "tint" }}
        />
      ))}
      {skills.length > 0 && rest !== "" && (
        <Chip
          label={t("rest", { rest })}
          variant="outlined"
          onDelete={() => onText(withoutRest(read))}
          sx={{ maxWidth: "100%" }}
        />
      )}
      {near.length > 0 && (
        <>
          <Typography variant="caption" sx={{ color: "text.secondary" }}>
            {t("near")}
          </Typography>
          {near.map(({ id, name }) => (
            <Chip
              key={id}
              label={name}
              variant="outlined"
              onClick={() => onText(withSkillForRest(read, name))}
              sx={{ maxWidth: "100%", borderStyle: "dashed" }}
            />
          ))}
        </>
      )}
      {skills.length > 0 && (
        <Button size="small" onClick={() => onText(quoteSearch(read))}>
          {t("as-words")}
        </Button>
      )}
    </Box>
  );
}
