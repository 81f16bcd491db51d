import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import type { DescriptionsOf } from "../../../shared/skills/useLevelDescriptions.ts";
import type { Choice } from "./draft.ts";
import { SelectionRow } from "./SelectionRow.tsx";
import { useNextFocus } from "./useNextFocus.ts";

interface Props {
  choices: readonly Choice[];
  /** Names in the current language by skill id, where available. */
  names: ReadonlyMap<string, string>;
  descriptionsOf: DescriptionsOf;
  /** Id of the skill whose level is being edited. */
  openId: string | null;
  onOpen: (skillId: string | null) => void;
  onLevel: (skillId: string, level: number) => void;
  onRemove: (skillId: string) => void;
}

/** Selected skills, saved only on confirmation. */
export function SelectionCard(props: Props) {
  const { choices, names, descriptionsOf, openId, onOpen, onLevel, onRemove } = props;
  const { t } = useTranslation("onboarding");
  const { list, used } = useNextFocus<HTMLUListElement>();
  return (
    <Card component="section" aria-labelledby="selection">
      <CardContent>
        <Typography id="selection" variant="h2">
          <span role="status">{t("skills.selection", { count: choices.length })}</span>
        </Typography>
        <Typography variant="caption" component="p" sx={{ mt: 1, color: "text.secondary" }}>
          {choices.length === 0 ? t("skills.selection-empty") : t("skills.selection-help")}
        </Typography>
        {choices.length > 0 && (
          <Box
            component="ul"
            ref={list}
            tabIndex={-1}
            aria-labelledby="selection"
            data-focus-target
            sx={{ listStyle: "none", m: 0, mt: 3, p: 0 }}
          >
            {choices.map((choice, at) => {
              const { id } = choice.skill;
              return (
                <SelectionRow
                  key={id}
                  choice={choice}
                  known={names.get(id)}
                  descriptions={descriptionsOf(choice.skill)}
                  open={openId === id}
                  onToggle={() => onOpen(openId === id ? null : id)}
                  onLevel={(level) => onLevel(id, level)}
                  onRemove={() => {
                    used(at);
                    onRemove(id);
                  }}
                />
              );
            })}
          </Box>
        )}
      </CardContent>
    </Card>
  );
}
