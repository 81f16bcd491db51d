import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { useListMergesQuery } from "../candidates.api.ts";
import { useUndoMerge } from "../merge/useUndoMerge.ts";

/** Records merged into this one, each with undo; nothing without any. */
export function MergesCard({ userId }: { userId: string }) {
  const { t } = useTranslation("candidates");
  const format = useFormat();
  const id = useId();
  const { data } = useListMergesQuery({ query: { user_id: userId } });
  const undo = useUndoMerge();
  if (!data || data.total === 0) return null;
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 4, sm: 6 } }}>
      <Typography id={id} variant="h2" sx={{ mb: 4 }}>
        {t("merge.merged-into")}
      </Typography>
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 3 }}>
        {data.data.map((merge) => (
          <Box key={merge.id} component="li" sx={{ display: "flex", gap: 2, alignItems: "center" }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography sx={{ overflowWrap: "anywhere" }}>{merge.name}</Typography>
              <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
                {[format.date(merge.created_at), merge.merged_by].filter(Boolean).join(" · ")}
              </Typography>
            </Box>
            {merge.can.includes("undo") && (
              <Button size="small" variant="outlined" onClick={() => void undo(merge.id)}>
                {t("merge.undo")}
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </Card>
  );
}
