import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import type { Theme } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import type { SkillDetail } from "@vaardig/contract/skills/skillCatalogue";
import type { MergePreview } from "@vaardig/contract/skills/skillMerges";
import type { Skill } from "@vaardig/contract/skills/skills";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { isApiError } from "../../../lib/api/apiError.ts";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { SkillSearch } from "../../../shared/skills/SkillSearch.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { ListSkeleton } from "../../../ui/Skeletons.tsx";
import { useMergeSkillsMutation, usePreviewSkillMergeQuery } from "../catalogue.api.ts";
import { useUndoMerge } from "./useUndoMerge.ts";

interface Props {
  from: SkillDetail;
  onDone: (into: string) => void;
  onClose: () => void;
}

/** Merges a skill into another: select the target, review the impact, confirm. */
export function MergeDialog({ from, onDone, onClose }: Props) {
  const { t } = useTranslation(["skill-catalogue", "common"]);
  const id = useId();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down("sm"));
  const { show } = useSnackbar();
  const undo = useUndoMerge();
  const [text, setText] = useState("");
  const [into, setInto] = useState<Skill | null>(null);
  const [merge, { isLoading, error }] = useMergeSkillsMutation();
  const taken = new Map([[from.id, t("merge.itself")]]);

  const confirm = async (target: Skill) => {
    const answer = await merge({ body: { from_id: from.id, into_id: target.id } });
    if (answer.error) return;
    const merged = answer.data;
    show(t("merge.done", { from: from.name, into: target.name }), "success", { undo: () => undo(merged.id) });
    onDone(target.id);
  };
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth fullScreen={isPhone} aria-labelledby={id}>
      <DialogTitle id={id}>{t("merge.title", { name: from.name })}</DialogTitle>
      <DialogContent sx={{ display: "grid", alignContent: "start", gap: 5, minHeight: 280 }}>
        <Typography sx={{ color: "text.secondary" }}>{t("merge.text")}</Typography>
        {error && isApiError(error) && <Alert severity="error">{error.message}</Alert>}
        {into ? (
          <Box>
            <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
              {t("merge.into")}
            </Typography>
            <Box sx={{ display: "flex", alignItems: "center", gap: 3, mb: 4 }}>
              <Typography sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>{into.name}</Typography>
              <Button size="small" onClick={() => setInto(null)}>
                {t("merge.another")}
              </Button>
            </Box>
            <Preview from={from.id} into={into.id} />
          </Box>
        ) : (
          <SkillSearch
            label={t("merge.into")}
            text={text}
            onText={setText}
            onPick={setInto}
            taken={taken}
            onlyKnown
            autoFocus
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t("common:cancel")}
        </Button>
        <Button variant="contained" disabled={!into || isLoading} onClick={() => into && void confirm(into)}>
          {into ? t("merge.confirm", { name: into.name }) : t("acts.merge")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Preview({ from, into }: { from: string; into: string }) {
  const { t } = useTranslation("skill-catalogue");
  const { data, error, refetch } = usePreviewSkillMergeQuery(
    { body: { from_id: from, into_id: into } },
    { refetchOnMountOrArgChange: true },
  );
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  if (!data) return <ListSkeleton rows={3} />;
  const isUnused =
    data.people.count + data.wishes_count + data.job_profiles.count + data.vacancies.count === 0;
  return (
    <Box aria-live="polite" sx={{ display: "grid", gap: 3 }}>
      <Typography sx={{ fontWeight: 600 }}>{t(isUnused ? "merge.not-in-use" : "merge.touches")}</Typography>
      {!isUnused && <Touched preview={data} />}
    </Box>
  );
}

function Touched({ preview }: { preview: MergePreview }) {
  const { t } = useTranslation("skill-catalogue");
  const format = useFormat();
  const { people, people_with_both: both, wishes_count: wishes, job_profiles, vacancies } = preview;
  const lines = [
    { count: people.count, words: t("counts.people", { count: people.count }), first: people.first },
    { count: wishes, words: t("counts.wishes", { count: wishes }), first: [] },
    {
      count: job_profiles.count,
      words: t("counts.profiles", { count: job_profiles.count }),
      first: job_profiles.first,
    },
    {
      count: vacancies.count,
      words: t("counts.vacancies", { count: vacancies.count }),
      first: vacancies.first,
    },
  ].filter(({ count }) => count > 0);
  return (
    <Box component="ul" sx={{ m: 0, pl: 5, display: "grid", gap: 2 }}>
      {lines.map(({ count, words, first }) => (
        <Box component="li" key={words} sx={{ overflowWrap: "anywhere" }}>
          {words}
          {first.length > 0 && (
            <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
              {format.list(first.map(({ name }) => name))}
              {count > first.length &&
                ` ${t("detail.more", { number: format.number(count - first.length) })}`}
            </Typography>
          )}
        </Box>
      ))}
      {both > 0 && <li>{t("merge.both", { count: both })}</li>}
    </Box>
  );
}
