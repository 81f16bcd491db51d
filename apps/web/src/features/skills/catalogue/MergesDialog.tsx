import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import type { Theme } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import type { SkillMerge } from "@vaardig/contract/skills/skillMerges";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Pagination } from "../../../ui/Pagination.tsx";
import { ListSkeleton } from "../../../ui/Skeletons.tsx";
import { useListSkillMergesQuery } from "../catalogue.api.ts";
import { useUndoMerge } from "./useUndoMerge.ts";

const SIZE = 10;

/** Merges, newest first, each with undo while nothing depends on it. */
export function MergesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(["skill-catalogue", "common"]);
  const id = useId();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down("sm"));
  const [page, setPage] = useState(0);
  const { data, error, refetch } = useListSkillMergesQuery({ query: { page, size: SIZE } });
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth fullScreen={isPhone} aria-labelledby={id}>
      <DialogTitle id={id}>{t("merges.title")}</DialogTitle>
      <DialogContent sx={{ minHeight: 240 }}>
        {error ? (
          <ErrorState error={error} onRetry={refetch} />
        ) : !data ? (
          <ListSkeleton rows={4} />
        ) : data.total === 0 ? (
          <EmptyState title={t("merges.none-title")} description={t("merges.none-text")} />
        ) : (
          <>
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
              {data.data.map((merge) => (
                <MergeRow key={merge.id} merge={merge} />
              ))}
            </Box>
            <Pagination page={page} size={SIZE} total={data.total} onPage={setPage} />
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t("common:close")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function MergeRow({ merge }: { merge: SkillMerge }) {
  const { t } = useTranslation("skill-catalogue");
  const format = useFormat();
  const undo = useUndoMerge();
  const {
    id,
    from,
    into,
    merged_by: by,
    created_at: at,
    undone_at: undone,
    people_count: count,
    can,
  } = merge;
  const facts = [
    by,
    format.relative(at),
    t("counts.people", { count }),
    undone && t("merges.undone-at", { when: format.relative(undone) }),
  ].filter(Boolean);
  return (
    <Box
      component="li"
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: 3,
        py: 3,
        borderBottom: 1,
        borderColor: "divider",
      }}
    >
      <Box sx={{ flex: "1 1 240px", minWidth: 0, overflowWrap: "anywhere" }}>
        <Typography sx={{ fontWeight: 500 }}>
          {t("merges.row", { from: from.name, into: into.name })}
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
          {facts.join(" · ")}
        </Typography>
      </Box>
      {can.includes("undo") && (
        <Button
          size="small"
          variant="outlined"
          aria-label={t("merges.undo-one", { name: from.name })}
          onClick={() => undo(id)}
        >
          {t("merges.undo")}
        </Button>
      )}
    </Box>
  );
}
