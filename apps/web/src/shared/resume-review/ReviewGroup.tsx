import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { DescriptionsOf } from "../skills/useLevelDescriptions.ts";
import { OpenRow } from "./OpenRow.tsx";
import { ReadRow } from "./ReadRow.tsx";
import { progressIn, type ReviewModel } from "./reviewModel.ts";
import type { Group, ReviewRow } from "./reviewRows.ts";

interface Props {
  group: Group;
  rows: readonly ReviewRow[];
  model: ReviewModel;
  descriptionsOf: DescriptionsOf;
  /** Key of the open row; null without one. */
  openKey: string | null;
  onOpen: (key: string | null) => void;
  /** Called when the open fields are closed. */
  onDone: () => void;
}

const LIST = { listStyle: "none", m: 0, p: 0 } as const;

/** Rows of one kind; decided ones are collapsed. */
export function ReviewGroup({ group, rows, model, descriptionsOf, openKey, onOpen, onDone }: Props) {
  const { t } = useTranslation("resume-review");
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const done = progressIn(model, rows);
  const open = rows.filter(({ state }) => state === "open");
  const decided = rows.filter(({ state }) => state !== "open");
  return (
    <Box component="section" aria-labelledby={id}>
      <Box sx={{ display: "flex", alignItems: "baseline", gap: 3, mb: 1 }}>
        <Typography id={id} variant="h3">
          {t(`groups.${group}`)}
        </Typography>
        <Typography variant="caption" className="tabular" sx={{ color: "text.secondary" }}>
          {model.canReview ? t(`done-of.${model.counted}`, { done, total: rows.length }) : rows.length}
        </Typography>
        {decided.length > 0 && (
          <Button
            size="small"
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
            sx={{ ml: "auto", color: "text.secondary" }}
          >
            {t(isWhole ? "hide-done" : "show-done", { count: decided.length })}
          </Button>
        )}
      </Box>
      {open.length > 0 && (
        <Box component="ul" aria-labelledby={id} sx={LIST}>
          {open.map((row) =>
            model.canReview ? (
              <OpenRow
                key={row.key}
                row={row}
                model={model}
                descriptionsOf={descriptionsOf}
                isOpen={openKey === row.key}
                onOpen={(isOpen) => onOpen(isOpen ? row.key : null)}
                onDone={onDone}
              />
            ) : (
              <ReadRow key={row.key} row={row} model={model} />
            ),
          )}
        </Box>
      )}
      {isWhole && decided.length > 0 && (
        <Box component="ul" aria-labelledby={id} sx={LIST}>
          {decided.map((row) => (
            <ReadRow key={row.key} row={row} model={model} />
          ))}
        </Box>
      )}
    </Box>
  );
}
