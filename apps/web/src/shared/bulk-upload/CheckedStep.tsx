import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import Typography from "@mui/material/Typography";
import type { BulkUpload } from "@vaardig/contract/bulk-uploads/bulkUploads";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/language/useFormat.ts";
import { useSnackbar } from "../../lib/useSnackbar.ts";
import { useCancelBulkUploadMutation, useConfirmBulkUploadMutation } from "./bulkUploads.api.ts";
import { OutcomeTabs } from "./OutcomeTabs.tsx";

/** Fixed height for up to ten rows, so that paging does not shift the layout. */
const CONTENT = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: 4,
  minHeight: 420,
};

interface Props {
  upload: BulkUpload;
  onClose: () => void;
}

/** Returns the text of the confirm button, with the numbers of rows. */
function useConfirmWords({ kind, counts }: BulkUpload): string {
  const { t } = useTranslation("bulk-upload");
  const format = useFormat();
  const { new: added, changed } = counts;
  if (kind === "skill_matrix") return t("confirm.rows", { count: added + changed });
  const words =
    kind === "courses" || kind === "certificates" ? (`confirm-${kind}` as const) : ("confirm" as const);
  if (changed === 0) return t(`${words}.new`, { count: added });
  if (added === 0) return t(`${words}.changed`, { count: changed });
  return t("confirm.both", { added: format.number(added), changed: format.number(changed) });
}

/** Unrecognized headers, with suggested columns. */
function Hints({ of: { hints } }: { of: BulkUpload }) {
  const told = Object.entries(hints);
  if (told.length === 0) return null;
  return (
    <Box component="ul" sx={{ m: 0, mt: 1, pl: 5 }}>
      {told.map(([title, text]) => (
        <li key={title}>
          {title}: {text}
        </li>
      ))}
    </Box>
  );
}

const NO_ROWS = {
  employees: "no-rows",
  skill_matrix: "no-rows",
  candidates: "no-rows",
  courses: "no-rows-courses",
  certificates: "no-rows-certificates",
} as const;

/** Returns the reason why nothing can be confirmed. */
function nothingToDo({ kind, counts: { new: added, changed, unchanged, error } }: BulkUpload) {
  if (added + changed + unchanged + error === 0) return NO_ROWS[kind];
  if (error === 0) return "same";
  return unchanged > 0 ? "same-and-errors" : "only-errors";
}

/** Review of a file row by row, before it is applied. */
export function CheckedStep({ upload, onClose }: Props) {
  const { t } = useTranslation(["bulk-upload", "common"]);
  const format = useFormat();
  const { show } = useSnackbar();
  const [confirm, confirming] = useConfirmBulkUploadMutation();
  const [cancel, cancelling] = useCancelBulkUploadMutation();
  const words = useConfirmWords(upload);
  const { id, file_name: name, ignored, can } = upload;
  const refused = confirming.error ?? cancelling.error;
  const discard = async () => {
    const dropped = await cancel({ query: { id } });
    if (!dropped.error) show(t("discarded"));
  };
  const isBusy = confirming.isLoading || cancelling.isLoading;
  return (
    <>
      <DialogContent sx={CONTENT}>
        <Typography variant="h3" component="p" sx={{ overflowWrap: "anywhere" }}>
          {name}
        </Typography>
        {refused && "message" in refused && <Alert severity="error">{refused.message}</Alert>}
        {!can.includes("confirm") && (
          <Alert severity={nothingToDo(upload) === "same" ? "success" : "warning"}>
            {t(nothingToDo(upload))}
          </Alert>
        )}
        {ignored.length > 0 && (
          <Alert severity="info">
            {t("ignored", { count: ignored.length, columns: format.list(ignored) })}
            <Hints of={upload} />
          </Alert>
        )}
        <OutcomeTabs upload={upload} />
      </DialogContent>
      <DialogActions>
        <Button disabled={isBusy} onClick={() => void discard()}>
          {t("discard")}
        </Button>
        {can.includes("confirm") ? (
          <Button
            variant="contained"
            aria-disabled={isBusy}
            onClick={() => !isBusy && void confirm({ body: { id } })}
          >
            {words}
          </Button>
        ) : (
          <Button variant="outlined" onClick={onClose}>
            {t("common:close")}
          </Button>
        )}
      </DialogActions>
    </>
  );
}
