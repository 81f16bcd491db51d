import Typography from "@mui/material/Typography";
import { LANGUAGE_LEVELS } from "@vaardig/contract/limits";
import { useTranslation } from "react-i18next";
import { LEVELS } from "../skills/levelNames.ts";
import type { DescriptionsOf } from "../skills/useLevelDescriptions.ts";
import { LevelSelect } from "./LevelSelect.tsx";
import type { EntryValues, RowOf } from "./reviewRows.ts";

interface Props<Row> {
  row: Row;
  name: string;
  open: boolean;
  onOpen: (open: boolean) => void;
  onEdit: (values: EntryValues) => void;
}

/** Level of an extracted skill. */
export function SkillLevel(props: Props<RowOf<"skills">> & { descriptionsOf: DescriptionsOf }) {
  const { row, name, descriptionsOf, onEdit, ...rest } = props;
  const { t } = useTranslation(["resume-review", "common"]);
  const { read, one } = row.skill;
  if (one.kind === "licence")
    return <Typography sx={{ color: "text.secondary" }}>{t("common:levels.held")}</Typography>;
  const descriptions = descriptionsOf(one);
  const isAsRead = read?.level_source && row.entry.level === read.level;
  return (
    <LevelSelect
      {...rest}
      value={String(row.entry.level ?? "")}
      label={t("resume-review:level-of", { name })}
      choices={LEVELS.map((level) => ({
        value: String(level),
        name: t(`common:levels.${level}`),
        help: descriptions?.[level - 1],
      }))}
      suggested={read?.suggested_level ? String(read.suggested_level) : undefined}
      because={isAsRead ? t(`resume-review:level-source.${read.level_source ?? "stated"}`) : undefined}
      onChoose={(value) => onEdit({ level: Number(value) })}
    />
  );
}

/** Level of an extracted spoken language. */
export function LanguageLevel({ row, name, onEdit, ...rest }: Props<RowOf<"languages">>) {
  const { t } = useTranslation(["resume-review", "spoken"]);
  return (
    <LevelSelect
      {...rest}
      value={row.entry.level ?? ""}
      label={t("resume-review:level-of", { name })}
      choices={LANGUAGE_LEVELS.map((level) => ({ value: level, name: t(`spoken:levels.${level}`) }))}
      onChoose={(value) => onEdit({ level: value })}
    />
  );
}
