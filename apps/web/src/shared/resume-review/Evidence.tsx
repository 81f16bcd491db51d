import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import QuoteIcon from "lucide-react/icons/text-quote";
import { useTranslation } from "react-i18next";
import type { ReviewRow } from "./reviewRows.ts";

/** Source text of a row, on hover, focus and tap; nothing without any. */
export function Evidence({ row, name }: { row: ReviewRow; name: string }) {
  const { t } = useTranslation("resume-review");
  const excerpt = row.skill?.read?.excerpt;
  if (!excerpt && !row.words) return null;
  const words = excerpt ? (
    <span>
      {excerpt.before}
      <Box component="mark" sx={{ bgcolor: "transparent", color: "inherit", fontWeight: 600 }}>
        {excerpt.match}
      </Box>
      {excerpt.after}
    </span>
  ) : (
    <Box component="span" sx={{ whiteSpace: "pre-line" }}>
      {row.words}
    </Box>
  );
  return (
    <Tooltip describeChild title={words} enterTouchDelay={0} leaveTouchDelay={8_000}>
      <IconButton size="small" aria-label={t("evidence", { name })}>
        <QuoteIcon size={18} />
      </IconButton>
    </Tooltip>
  );
}
