import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Typography from "@mui/material/Typography";
import OpenIcon from "lucide-react/icons/chevrons-left-right";
import FoldIcon from "lucide-react/icons/chevrons-right-left";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import type { Column } from "./boardState.ts";

interface Props {
  column: Column;
  /** Id of the element with the stage's name. */
  id: string;
  isFolded: boolean;
  /** Expands or collapses the stage; absent when not possible. */
  onToggle?: () => void;
}

const ICON = { display: "flex", py: 1, color: "text.secondary" } as const;

/** Header of a stage: name, count and age of the oldest card; toggles the column. Vertical when collapsed. */
export function ColumnHead({ column, id, isFolded, onToggle }: Props) {
  const { t } = useTranslation("applications");
  const format = useFormat();
  const { stage, count, oldest_since: since } = column;
  const oldest = since ? t("oldest", { when: format.relative(since) }) : "";
  const Icon = isFolded ? OpenIcon : FoldIcon;
  const words = (
    <>
      <Box
        component="span"
        id={id}
        sx={isFolded ? { writingMode: "vertical-rl" } : { flex: 1, minWidth: 0, textAlign: "left" }}
      >
        {t(`stages.${stage}`)}
      </Box>
      <Box
        component="span"
        className="tabular"
        sx={{ order: isFolded ? -1 : 1, color: "text.secondary", fontWeight: 500 }}
        aria-label={t("count", { count })}
        role="img"
      >
        {format.number(count)}
      </Box>
    </>
  );
  const look = {
    display: "flex",
    gap: 2,
    width: "100%",
    font: "inherit",
    color: "inherit",
    ...(isFolded
      ? { flexDirection: "column", alignItems: "center", justifyContent: "flex-start", height: "100%", py: 3 }
      : { alignItems: "baseline", px: 3, pt: 2 }),
  } as const;
  return (
    <>
      <Typography component="h2" variant="h3" sx={isFolded ? { flex: 1, minHeight: 0 } : undefined}>
        {onToggle ? (
          <ButtonBase
            data-stage={stage}
            aria-expanded={!isFolded}
            title={isFolded ? oldest : t("fold-stage")}
            onClick={onToggle}
            sx={{ ...look, borderRadius: 1, "&:hover": { bgcolor: isFolded ? "tint" : "transparent" } }}
          >
            {words}
            <Box
              component="span"
              className="fold"
              sx={{ order: isFolded ? -2 : 0, alignSelf: isFolded ? "center" : "flex-start", ...ICON }}
            >
              <Icon size={16} aria-hidden />
            </Box>
          </ButtonBase>
        ) : (
          <Box component="span" sx={look}>
            {words}
          </Box>
        )}
      </Typography>
      {!isFolded && (
        <Typography
          variant="caption"
          component="p"
          sx={{ px: 3, pb: 1, minHeight: 20, color: "text.secondary" }}
        >
          {oldest}
        </Typography>
      )}
    </>
  );
}
