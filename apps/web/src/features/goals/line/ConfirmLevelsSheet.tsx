import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { LevelProposal } from "@vaardig/contract/goals/levelProposals";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { SideSheet } from "../../../ui/SideSheet.tsx";
import { DeclineLevel } from "./DeclineLevel.tsx";
import { ProposedLevel } from "./ProposedLevel.tsx";
import { useConfirmLevel } from "./useConfirmLevel.ts";

interface Props {
  /** Pending proposals, oldest first. */
  proposals: readonly LevelProposal[];
  onClose: () => void;
}

/**
 * Reviews pending levels one by one: confirm as proposed or adjusted, decline, or skip to the next person.
 */
export function ConfirmLevelsSheet({ proposals, onClose }: Props) {
  const { t } = useTranslation("goals");
  const [at, setAt] = useState<string | null>(null);
  const [levels, setLevels] = useState<Record<string, number>>({});
  const [isDeclining, setDeclining] = useState(false);
  const { confirm, problem, isLoading, moved } = useConfirmLevel();
  const current = proposals.find(({ id }) => id === at) ?? proposals[0];
  const next = current && nextPerson(proposals, current);
  const level = current && (levels[current.id] ?? current.level);
  return (
    <SideSheet
      open
      onClose={onClose}
      title={t("confirm.title")}
      subtitle={t("confirm.left", { count: proposals.length })}
      width={560}
      isDirty={Object.keys(levels).some((id) => proposals.some((one) => one.id === id))}
      actions={
        current &&
        level !== undefined && (
          <>
            {next && (
              <Button variant="outlined" onClick={() => setAt(next.id)}>
                {t("confirm.next")}
              </Button>
            )}
            <Button variant="outlined" onClick={() => setDeclining(true)}>
              {t("act.decline")}
            </Button>
            <Button
              variant="contained"
              aria-disabled={isLoading}
              onClick={() => void confirm(current, level)}
            >
              {t("confirm.confirm")}
            </Button>
          </>
        )
      }
    >
      <Box sx={{ display: "grid", gap: 5, pt: 2 }}>
        {moved && (
          <Alert severity="success" role="status">
            {moved}
          </Alert>
        )}
        {problem && <Alert severity="error">{problem}</Alert>}
        {current && level !== undefined ? (
          <ProposedLevel
            key={current.id}
            proposal={current}
            level={level}
            onLevel={(to) => setLevels((before) => ({ ...before, [current.id]: to }))}
          />
        ) : (
          <EmptyState heading="h3" title={t("confirm.none")} description={t("confirm.none-text")} />
        )}
      </Box>
      {isDeclining && current && <DeclineLevel proposal={current} onClose={() => setDeclining(false)} />}
    </SideSheet>
  );
}

/** Returns the first proposal of the next person, starting over at the end. */
function nextPerson(proposals: readonly LevelProposal[], current: LevelProposal): LevelProposal | undefined {
  const from = proposals.indexOf(current);
  const after = [...proposals.slice(from + 1), ...proposals.slice(0, from)];
  return after.find(({ person }) => person.id !== current.person.id);
}
