import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { StatusChip } from "../../ui/StatusChip.tsx";
import { LEVELS } from "../skills/levelNames.ts";
import { Evidence } from "./Evidence.tsx";
import type { ReviewModel } from "./reviewModel.ts";
import type { ReviewRow } from "./reviewRows.ts";
import { useRowTexts } from "./useRowTexts.ts";

/** A read-only row: decided, or another person's. */
export function ReadRow({ row, model }: { row: ReviewRow; model: ReviewModel }) {
  const { t } = useTranslation(["resume-review", "common", "spoken"]);
  const { title, line } = useRowTexts()(row);
  const step = row.group === "skills" ? LEVELS.find((one) => one === row.entry.level) : undefined;
  const level =
    row.group === "languages"
      ? row.entry.level && t(`spoken:levels.${row.entry.level}`)
      : row.skill?.one.kind === "licence"
        ? t("common:levels.held")
        : step && t(`common:levels.${step}`);
  return (
    <Box
      component="li"
      data-review-row={row.key}
      sx={{
        display: "flex",
        alignItems: "center",
        gap: 2,
        minHeight: 44,
        borderTop: 1,
        borderColor: "divider",
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0, py: 1 }}>
        <Typography sx={{ fontWeight: 500, overflowWrap: "anywhere", lineHeight: 1.35 }}>{title}</Typography>
        {(line || level) && (
          <Typography
            variant="caption"
            component="p"
            sx={{ color: "text.secondary", overflowWrap: "anywhere" }}
          >
            {[level, line].filter(Boolean).join(" · ")}
          </Typography>
        )}
      </Box>
      {row.state !== "open" && (
        <StatusChip
          label={t(`resume-review:state.${row.state}`)}
          tone={row.state === "added" ? "positive" : "neutral"}
        />
      )}
      <Evidence row={row} name={title} />
      {row.state === "left_out" && model.canReview && (
        <Button
          size="small"
          aria-label={t("resume-review:put-back-one", { name: title })}
          onClick={() => model.onPutBack([row])}
        >
          {t("resume-review:put-back")}
        </Button>
      )}
    </Box>
  );
}
