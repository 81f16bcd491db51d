import Box from "@mui/material/Box";
import Collapse from "@mui/material/Collapse";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import type { PersonSkill } from "@vaardig/contract/skills/skills";
import AskIcon from "lucide-react/icons/badge-check";
import HistoryIcon from "lucide-react/icons/history";
import EditIcon from "lucide-react/icons/pencil";
import RemoveIcon from "lucide-react/icons/trash-2";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { EndorsedBy } from "../../../shared/skills/EndorsedBy.tsx";
import { ExpiryDate } from "../../../shared/skills/ExpiryDate.tsx";
import { OwnView } from "../../../shared/skills/history/OwnView.tsx";
import { SkillHistorySheet } from "../../../shared/skills/history/SkillHistorySheet.tsx";
import { LevelSteps } from "../../../shared/skills/LevelSteps.tsx";
import { SourceChip } from "../../../shared/skills/SourceChip.tsx";
import type { SkillActions } from "../useSkillActions.ts";
import { LevelEditor } from "./LevelEditor.tsx";

interface Props {
  mine: PersonSkill;
  descriptions: readonly string[] | undefined;
  actions: SkillActions;
  onAsk: () => void;
}

/** Width from which a long skill name fits beside the other columns. */
const SIDE_BY_SIDE = "@container (min-width: 680px)";

/** One of the reader's skills: level, source and age; the level is edited inline. */
export function SkillRow({ mine, descriptions, actions, onAsk }: Props) {
  const { t } = useTranslation(["skills", "rating", "confirmations"]);
  const format = useFormat();
  const [editing, setEditing] = useState(false);
  const [history, setHistory] = useState(false);
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
          gridTemplateColumns: "minmax(0, 1fr) auto",
          gridTemplateAreas: '"name actions" "level level" "source source"',
          [SIDE_BY_SIDE]: {
            gridTemplateColumns: "minmax(0, 1fr) 124px 140px 144px",
            gridTemplateAreas: '"name level source actions"',
          },
        }}
      >
        <Box sx={{ gridArea: "name", minWidth: 0 }}>
          <Typography className="long-words" sx={{ fontWeight: 500 }}>
            {skill.name}
          </Typography>
          <Typography
            variant="caption"
            component="p"
            sx={{ color: "text.secondary", "&::first-letter": { textTransform: "uppercase" } }}
          >
            <time dateTime={mine.updated_at} title={format.dateTime(mine.updated_at)}>
              {format.relative(mine.updated_at)}
            </time>
            {source === "inferred" && words && ` · ${t("skills:words", { words })}`}
          </Typography>
        </Box>
        <Box sx={{ gridArea: "level" }}>
          <LevelSteps level={mine.level} kind={skill.kind} descriptions={descriptions} />
          <ExpiryDate skill={mine} />
        </Box>
        <Box sx={{ gridArea: "source" }}>
          <SourceChip source={source} />
          <OwnView skill={mine} isMine />
          <EndorsedBy names={mine.endorsed_by.map(({ name }) => name)} />
          {mine.asked.length > 0 && (
            <Typography variant="caption" component="p" sx={{ mt: 1, color: "text.secondary" }}>
              {t("rating:asked", { names: format.list(mine.asked) })}
            </Typography>
          )}
        </Box>
        <Box sx={{ gridArea: "actions", display: "flex", justifyContent: "flex-end", mr: -2 }}>
          {mine.can.includes("ask") && (
            <IconButton
              size="small"
              aria-label={t("confirmations:ask.open-named", { name: skill.name })}
              onClick={onAsk}
            >
              <AskIcon size={20} />
            </IconButton>
          )}
          {source !== "language" && (
            <IconButton
              size="small"
              aria-label={t("rating:open", { name: skill.name })}
              onClick={() => setHistory(true)}
            >
              <HistoryIcon size={20} />
            </IconButton>
          )}
          {mine.can.includes("edit") && (
            <IconButton
              ref={edit}
              size="small"
              aria-label={t(skill.kind === "licence" ? "skills:change-expiry" : "skills:change-level", {
                name: skill.name,
              })}
              aria-expanded={editing}
              onClick={() => setEditing(!editing)}
            >
              <EditIcon size={20} />
            </IconButton>
          )}
          {mine.can.includes("delete") && (
            <IconButton
              size="small"
              aria-label={t("skills:remove", { name: skill.name })}
              onClick={() => void actions.remove(mine)}
            >
              <RemoveIcon size={20} />
            </IconButton>
          )}
        </Box>
      </Box>
      {history && <SkillHistorySheet skill={skill} onClose={() => setHistory(false)} />}
      <Collapse in={editing} unmountOnExit>
        <LevelEditor
          mine={mine}
          descriptions={descriptions}
          onCancel={close}
          onSave={(level, expiresOn) => {
            void actions.change(mine, level, expiresOn);
            close();
          }}
        />
      </Collapse>
    </Box>
  );
}
