import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import DialogContent from "@mui/material/DialogContent";
import Typography from "@mui/material/Typography";
import {
  type BulkUpload,
  type BulkUploadKind,
  downloadBulkUploadTemplate,
} from "@vaardig/contract/bulk-uploads/bulkUploads";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { isApiError } from "../../lib/api/apiError.ts";
import { SHEET, SHEET_OR_JSON, uploadProblemOf } from "../../lib/api/uploadLimits.ts";
import { useFormat } from "../../lib/language/useFormat.ts";
import { FileDrop } from "../../ui/FileDrop.tsx";
import { useCreateBulkUploadMutation } from "./bulkUploads.api.ts";
import { SheetDownloads } from "./SheetDownloads.tsx";
import { useFieldNames } from "./useFieldNames.ts";

interface Props {
  kind: BulkUploadKind;
  /** The latest upload; undefined without one. */
  latest: BulkUpload | undefined;
  /** True when it was just refused. */
  isProblem: boolean;
  onBegun: (id: string) => void;
  onShow: (id: string) => void;
}

/** Reason for a refused upload, with a remedy. */
function Problem({ upload }: { upload: BulkUpload }): ReactNode {
  const { t } = useTranslation("bulk-upload");
  const format = useFormat();
  const fieldName = useFieldNames();
  const { problem, state } = upload;
  if (state === "failed" || !problem) return t("failed");
  if (problem.columns.length === 0) return problem.message;
  const columns = format.list(problem.columns.map((column) => `${column} (${fieldName(column)})`));
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>{problem.message}</Typography>
      {t("missing", { columns })}
    </>
  );
}

/** Selection of a file, with the template; after a refusal with the reason. */
export function ChooseStep({ kind, latest, isProblem, onBegun, onShow }: Props) {
  const { t } = useTranslation("bulk-upload");
  const format = useFormat();
  const [create, { isLoading }] = useCreateBulkUploadMutation();
  const [name, setName] = useState("");
  const [problem, setProblem] = useState<string | null>(null);

  const isJson = kind === "courses";
  const limits = isJson ? SHEET_OR_JSON : SHEET;
  const send = async (file: File) => {
    const obstacle = uploadProblemOf(file, limits);
    const words = isJson && obstacle === "wrong-type" ? "wrong-type-json" : obstacle;
    setProblem(words && t(`problems.${words}`));
    if (obstacle) return;
    setName(file.name);
    try {
      onBegun((await create({ query: { kind }, file }).unwrap()).id);
    } catch (error) {
      setProblem(isApiError(error) ? error.message : t("failed"));
    }
  };

  const refused = isProblem && latest && latest.state !== "cancelled" ? <Problem upload={latest} /> : null;
  return (
    <DialogContent
      sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", alignContent: "start", gap: 5, pb: 6 }}
    >
      <Typography sx={{ color: "text.secondary" }}>{t(`about.${kind}`)}</Typography>
      <FileDrop
        title={t("drop")}
        choose={t("choose")}
        hint={t(isJson ? "hint-json" : "hint")}
        busy={isLoading ? t("sending", { name }) : null}
        problem={problem ?? refused}
        onFile={(file) => void send(file)}
        accept={limits.accept}
      />
      <Box sx={{ display: "flex", flexWrap: "wrap", justifyContent: "space-between", gap: 3 }}>
        <SheetDownloads
          endpoint={downloadBulkUploadTemplate}
          input={(wanted) => ({ query: { kind, format: wanted } })}
          label={t("template")}
          name={(wanted) => t("template-as", { format: wanted })}
        />
        {latest?.state === "applied" && (
          <Box sx={{ display: "flex", alignItems: "center", flexWrap: "wrap", gap: 2 }}>
            <Typography variant="caption" sx={{ color: "text.secondary" }}>
              {t("latest")}: {latest.file_name}, {format.relative(latest.finished_at ?? latest.created_at)}
            </Typography>
            <Button size="small" onClick={() => onShow(latest.id)}>
              {t("latest-show")}
            </Button>
          </Box>
        )}
      </Box>
    </DialogContent>
  );
}
