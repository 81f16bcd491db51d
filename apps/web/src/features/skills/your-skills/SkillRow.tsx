import RemoveIcon from "@mui/icons-material/DeleteOutlineRounded";
import EditIcon from "@mui/icons-material/EditRounded";
import Box from "@mui/material/Box";
import Collapse from "@mui/material/Collapse";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import type { PersonSkill } from "@vaardig/contract/skills";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/useFormat.ts";
import { LevelSteps } from "../../../ui/LevelSteps.tsx";
import type { SkillActions } from "../useSkillActions.ts";
import { LevelEditor } from "./LevelEditor.tsx";
import { SourceChip } from "./SourceChip.tsx";

interface Props {
  mine: PersonSkill;
  descriptions: readonly string[] | undefined;
  actions: SkillActions;
}

/** One of my skills: level, whose word it is, how old; its level is changed in place. */
export function SkillRow({ mine, descriptions, actions }: Props) {
  const { t } = useTranslation("skills");
  const format = useFormat();
  const [editing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const { skill, words, source } = mine;
  const close = () => {
    setEditing(false);
    edit.current?.focus();
  };
  return (
    <Box
      component="li"
      sx={{ py: 3, px: { xs: 4, sm: 6 }, "& + &": { borderTop: 1, borderColor: "divider" } }}
    >
      <Box
        sx={{
          display: "grid",
          alignItems: "center",
          columnGap: 4,
          rowGap: 2,
          gridTemplateColumns: { xs: "minmax(0, 1fr) auto", md: "minmax(0, 1fr) 212px 140px auto" },
          gridTemplateAreas: {
            xs: '"name actions" "level level" "source source"',
            md: '"name level source actions"',
          },
        }}
      >
        <Box sx={{ gridArea: "name", minWidth: 0 }}>
          <Typography sx={{ fontWeight: 500 }}>{skill.name}</Typography>
          <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
            <time dateTime={mine.updated_at} title={format.dateTime(mine.updated_at)}>
              {format.relative(mine.updated_at)}
            </time>
            {source === "inferred" && words && ` · ${t("words", { words })}`}
          </Typography>
        </Box>
        <Box sx={{ gridArea: "level" }}>
          <LevelSteps level={mine.level} descriptions={descriptions} />
        </Box>
        <Box sx={{ gridArea: "source" }}>
          <SourceChip source={source} />
        </Box>
        <Box sx={{ gridArea: "actions", display: "flex", mr: -2 }}>
          {mine.can.includes("edit") && (
            <IconButton
              ref={edit}
              size="small"
              aria-label={t("change-level", { name: skill.name })}
              aria-expanded={editing}
              onClick={() => setEditing(!editing)}
            >
              <EditIcon fontSize="small" />
            </IconButton>
          )}
          {mine.can.includes("delete") && (
            <IconButton
              size="small"
              aria-label={t("remove", { name: skill.name })}
              onClick={() => void actions.remove(mine)}
            >
              <RemoveIcon fontSize="small" />
            </IconButton>
          )}
        </Box>
      </Box>
      <Collapse in={editing} unmountOnExit>
        <LevelEditor
          mine={mine}
          descriptions={descriptions}
          onCancel={close}
          onSave={(level) => {
            void actions.change(mine, level);
            close();
          }}
        />
      </Collapse>
    </Box>
  );
}
