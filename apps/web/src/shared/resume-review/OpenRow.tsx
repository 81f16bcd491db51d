import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import IconButton from "@mui/material/IconButton";
import Link from "@mui/material/Link";
import Tooltip from "@mui/material/Tooltip";
import Typography from "@mui/material/Typography";
import EditIcon from "lucide-react/icons/pencil";
import LeaveOutIcon from "lucide-react/icons/x";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/language/useFormat.ts";
import type { DescriptionsOf } from "../skills/useLevelDescriptions.ts";
import { Evidence } from "./Evidence.tsx";
import { RowEditor } from "./RowEditor.tsx";
import { LanguageLevel, SkillLevel } from "./RowLevel.tsx";
import type { ReviewModel } from "./reviewModel.ts";
import { isTicked, missingFields, type ReviewRow } from "./reviewRows.ts";
import { useRowTexts } from "./useRowTexts.ts";

export interface RowProps {
  row: ReviewRow;
  model: ReviewModel;
  descriptionsOf: DescriptionsOf;
  /** True while its fields or levels are open. */
  isOpen: boolean;
  onOpen: (open: boolean) => void;
  /** Called after its fields were saved or cancelled. */
  onDone: () => void;
}

/** Fields listed as missing in the row's second line. */
type Missing =
  | "position"
  | "company"
  | "start_date"
  | "end_date"
  | "degree"
  | "institution"
  | "level"
  | "started"
  | "finished"
  | "name"
  | "value"
  | "issuer"
  | "number"
  | "issued_on"
  | "expires_on"
  | "description";

/** An undecided row. */
export function OpenRow({ row, model, descriptionsOf, isOpen, onOpen, onDone }: RowProps) {
  const { t } = useTranslation("resume-review");
  const format = useFormat();
  const { title, line } = useRowTexts()(row);
  const hasLevel = row.group === "skills" || row.group === "languages";
  const lacks = missingFields(row);
  const missing = hasLevel ? [] : lacks;
  const asks = lacks.length > 0 && isTicked(row, model.draft);
  const onEdit = (values: Parameters<ReviewModel["onEdit"]>[1]) => model.onEdit(row, values);
  const certainty = row.skill?.read?.certainty === "inferred" ? t("inferred") : "";
  const small = [certainty, line].filter(Boolean).join(" · ");
  const check = useRef<HTMLDivElement>(null);
  const closeEditor = () => {
    onDone();
    // The fields were unmounted, so the focus returns to the row.
    check.current?.querySelector("input")?.focus();
  };
  return (
    <Box
      component="li"
      data-review-row={row.key}
      data-asks={asks ? "" : undefined}
      sx={{
        display: "grid",
        alignItems: "center",
        minHeight: 52,
        columnGap: 2,
        gridTemplateColumns: hasLevel
          ? { xs: "40px minmax(0, 1fr) auto", sm: "40px minmax(0, 1fr) 208px auto" }
          : "40px minmax(0, 1fr) auto",
        borderTop: 1,
        borderColor: "divider",
        "&:has([data-review-check] :focus-visible)": { bgcolor: "tint" },
      }}
    >
      <Box ref={check} data-review-check sx={{ display: "flex" }}>
        <Checkbox
          checked={isTicked(row, model.draft)}
          onChange={(_event, ticked) => model.onTick(row, ticked)}
          slotProps={{ input: { "aria-label": t("take", { name: title }) } }}
        />
      </Box>
      <Box sx={{ minWidth: 0, py: 1 }}>
        <Typography sx={{ fontWeight: 500, overflowWrap: "anywhere", lineHeight: 1.35 }}>{title}</Typography>
        {small && (
          <Typography
            variant="caption"
            component="p"
            sx={{ color: "text.secondary", overflowWrap: "anywhere" }}
          >
            {small}
          </Typography>
        )}
        {missing.length > 0 && !isOpen && (
          <Link
            component="button"
            type="button"
            variant="caption"
            onClick={() => onOpen(true)}
            sx={{ color: "warning.main", textAlign: "left", fontWeight: 600 }}
          >
            {t("missing", {
              fields: format.list(missing.map((field) => t(`missing-fields.${field as Missing}`))),
            })}
          </Link>
        )}
      </Box>
      {hasLevel && (
        <Box
          sx={{
            minWidth: 0,
            order: { xs: 1, sm: 0 },
            gridColumn: { xs: "2 / -1", sm: "auto" },
            pb: { xs: 2, sm: 0 },
          }}
        >
          {row.group === "skills" ? (
            <SkillLevel {...{ row, name: title, open: isOpen, onOpen, onEdit, descriptionsOf }} />
          ) : (
            row.group === "languages" && (
              <LanguageLevel {...{ row, name: title, open: isOpen, onOpen, onEdit }} />
            )
          )}
        </Box>
      )}
      <Box sx={{ display: "flex", justifyContent: "flex-end" }}>
        <Evidence row={row} name={title} />
        {!hasLevel && (
          <IconButton
            size="small"
            aria-label={t("edit", { name: title })}
            aria-expanded={isOpen}
            onClick={() => onOpen(!isOpen)}
          >
            <EditIcon size={18} />
          </IconButton>
        )}
        <Tooltip title={t("leave-out")}>
          <IconButton
            size="small"
            aria-label={t("leave-out-one", { name: title })}
            onClick={() => model.onLeaveOut([row])}
          >
            <LeaveOutIcon size={18} />
          </IconButton>
        </Tooltip>
      </Box>
      {isOpen && !hasLevel && <RowEditor row={row} onEdit={onEdit} onClose={closeEditor} />}
    </Box>
  );
}
