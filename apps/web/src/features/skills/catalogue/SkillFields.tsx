import Accordion from "@mui/material/Accordion";
import AccordionDetails from "@mui/material/AccordionDetails";
import AccordionSummary from "@mui/material/AccordionSummary";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { LANGUAGES, type Language, LIMITS, SKILL_KINDS } from "@vaardig/contract/limits";
import ExpandIcon from "lucide-react/icons/chevron-down";
import type { Control } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { LEVELS } from "../../../shared/skills/levelNames.ts";
import { SelectInput } from "../../../ui/SelectInput.tsx";
import { TextInput } from "../../../ui/TextInput.tsx";
import { useListSkillGroupsQuery } from "../catalogue.api.ts";
import { AliasInput } from "./AliasInput.tsx";
import type { SkillValues } from "./skillValues.ts";

interface Props {
  control: Control<SkillValues>;
  /** True when level descriptions exist, which are then expanded. */
  hasLevels: boolean;
}

/** Fields of a skill: names and descriptions in both languages, kind, group, and own level descriptions. */
export function SkillFields({ control, hasLevels }: Props) {
  const { t } = useTranslation("skill-catalogue");
  const groups = useListSkillGroupsQuery().data?.data ?? [];
  return (
    <>
      {LANGUAGES.map((language) => (
        <LanguageFields key={language} control={control} language={language} />
      ))}
      <SelectInput
        control={control}
        name="group_id"
        label={t("fields.group_id")}
        help={t("fields.group-help")}
        none={t("fields.no-group")}
        options={groups.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <SelectInput
        control={control}
        name="kind"
        label={t("fields.kind")}
        options={SKILL_KINDS.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
      />
      <Accordion variant="outlined" defaultExpanded={hasLevels} disableGutters>
        <AccordionSummary expandIcon={<ExpandIcon />}>{t("fields.levels")}</AccordionSummary>
        <AccordionDetails sx={{ display: "grid", gap: 5 }}>
          <Typography sx={{ color: "text.secondary" }}>{t("fields.levels-help")}</Typography>
          {LANGUAGES.map((language) => (
            <LevelFields key={language} control={control} language={language} />
          ))}
        </AccordionDetails>
      </Accordion>
    </>
  );
}

function LanguageFields({ control, language }: Pick<Props, "control"> & { language: Language }) {
  const { t } = useTranslation("skill-catalogue");
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0, display: "grid", gap: 4 }}>
      <Typography component="legend" variant="h3" sx={{ p: 0, mb: 3 }}>
        {t(`languages.${language}`)}
      </Typography>
      <TextInput control={control} name={`name_${language}`} label={t(`fields.name_${language}`)} />
      <AliasInput
        control={control}
        name={`aliases_${language}`}
        label={t(`fields.aliases_${language}`)}
        help={t("fields.aliases-help")}
      />
      <TextInput
        control={control}
        name={`description_${language}`}
        label={t(`fields.description_${language}`)}
        rows={2}
        counter={LIMITS.description}
      />
    </Box>
  );
}

function LevelFields({ control, language }: Pick<Props, "control"> & { language: Language }) {
  const { t } = useTranslation(["skill-catalogue", "common"]);
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0, display: "grid", gap: 3 }}>
      <Typography component="legend" sx={{ p: 0, mb: 2, fontWeight: 600 }}>
        {t(`languages.${language}`)}
      </Typography>
      {LEVELS.map((level) => (
        <TextInput
          key={level}
          control={control}
          name={`levels_${language}.${level - 1}` as "levels_en.0"}
          label={t(`common:levels.${level}`)}
          rows={1}
        />
      ))}
    </Box>
  );
}
