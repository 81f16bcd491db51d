import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Typography from "@mui/material/Typography";
import type { PersonSkill } from "@vaardig/contract/skills/skills";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { SideSheet } from "../../../ui/SideSheet.tsx";
import { LevelInput } from "../LevelInput.tsx";
import { firstLevel } from "../levelNames.ts";
import { SourceChip } from "../SourceChip.tsx";
import { useLevelDescriptions } from "../useLevelDescriptions.ts";
import { EvidenceField } from "./EvidenceField.tsx";
import { claimedLevel } from "./toConfirm.ts";
import { useConfirm } from "./useConfirm.ts";

interface Props {
  userId: string;
  /** Skills awaiting confirmation. */
  skills: readonly PersonSkill[];
  onClose: () => void;
}

/** Sheet to confirm several skills, each as stated or at another level. */
export function ConfirmQueue({ userId, skills, onClose }: Props) {
  const { t } = useTranslation(["rating", "common"]);
  const descriptionsOf = useLevelDescriptions();
  const { confirm, problem, isLoading } = useConfirm(userId);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [levels, setLevels] = useState<Record<string, number>>({});
  const [evidence, setEvidence] = useState("");

  const levelOf = (one: PersonSkill) => levels[one.skill.id] ?? firstLevel(one.skill, claimedLevel(one));
  const ready = skills.flatMap((one) => {
    const level = levelOf(one);
    return chosen.has(one.skill.id) && level !== null ? [{ skill_id: one.skill.id, level }] : [];
  });
  const toggle = (id: string) =>
    setChosen((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  const send = async () => {
    if (ready.length === 0 || isLoading) return;
    if (await confirm(ready.map((one) => ({ ...one, evidence: evidence.trim() })))) onClose();
  };

  return (
    <SideSheet
      open
      onClose={onClose}
      isDirty={chosen.size > 0 || evidence.trim() !== ""}
      title={t("rating:give.queue-title")}
      subtitle={t("rating:give.queue-help")}
      width={560}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {t("common:cancel")}
          </Button>
          <Button
            variant="contained"
            disabled={ready.length === 0}
            aria-disabled={isLoading}
            onClick={() => void send()}
          >
            {t("rating:give.queue", { count: ready.length })}
          </Button>
        </>
      }
    >
      <Box sx={{ display: "grid", gap: 5, pt: 2 }}>
        {problem && <Alert severity="error">{problem}</Alert>}
        {skills.length === 0 && (
          <Typography sx={{ color: "text.secondary" }}>{t("rating:give.queue-none")}</Typography>
        )}
        <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
          {skills.map((one) => {
            const { id, name } = one.skill;
            return (
              <Box component="li" key={id} sx={{ py: 3, "& + &": { borderTop: 1, borderColor: "divider" } }}>
                <Box sx={{ display: "flex", alignItems: "center", justifyContent: "space-between", gap: 2 }}>
                  <FormControlLabel
                    control={
                      <Checkbox
                        checked={chosen.has(id)}
                        onChange={() => toggle(id)}
                        slotProps={{ input: { "aria-label": t("rating:give.choose", { name }) } }}
                      />
                    }
                    label={name}
                    sx={{ minWidth: 0, "& .MuiFormControlLabel-label": { fontWeight: 500 } }}
                  />
                  <SourceChip source={one.own_view ? "self" : one.source} />
                </Box>
                <Box sx={{ pl: { sm: 8 }, mt: 1 }}>
                  <LevelInput
                    level={levelOf(one)}
                    onChange={(level) => {
                      setLevels((before) => ({ ...before, [id]: level }));
                      setChosen((before) => new Set(before).add(id));
                    }}
                    label={t("rating:give.level-of", { name })}
                    kind={one.skill.kind}
                    descriptions={descriptionsOf(one.skill)}
                  />
                </Box>
              </Box>
            );
          })}
        </Box>
        {skills.length > 0 && <EvidenceField value={evidence} onChange={setEvidence} />}
      </Box>
    </SideSheet>
  );
}
