import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import type { Language } from "@vaardig/contract/limits";
import type { LocalMailWords } from "@vaardig/contract/mail-templates/mailTemplates";
import { useTranslation } from "react-i18next";
import { useDebounced } from "../../lib/useDebounced.ts";
import { MailHtml } from "./MailHtml.tsx";
import { usePreviewMailQuery } from "./mailTemplates.api.ts";

interface Props {
  /** The job, or the talent pool with the job that it is told of. */
  about: { job_id?: string | undefined; talent_pool_id?: string | undefined };
  /** Whom it goes to. */
  userId: string;
  /** A template, or words as they are typed: exactly one. */
  tempName?: string;
  words?: LocalMailWords;
  /** Another language than the person's. */
  language?: Language;
}

/** A mail as one person would get it, with that person's data; follows what is typed. */
export function StageMailPreview({ about, userId, tempName, words, language }: Props) {
  const { t } = useTranslation("mail-editor");
  const choice = useDebounced(
    JSON.stringify({ ...(tempName && { temp_name: tempName }), ...(words && { words }) }),
    400,
  );
  const { data, error, isFetching } = usePreviewMailQuery(
    { body: { ...about, user_id: userId, ...(language && { language }), ...JSON.parse(choice) } },
    { refetchOnMountOrArgChange: true },
  );
  if (error && "message" in error) {
    const told = "fields" in error ? Object.values(error.fields ?? {})[0] : undefined;
    return <Alert severity="info">{told ?? error.message}</Alert>;
  }
  if (!data) return <Skeleton variant="rounded" height={200} />;
  return (
    <Box aria-busy={isFetching} lang={data.language}>
      <Typography variant="caption" component="p" sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
        {data.to ? t("to", { address: data.to }) : t("no-address")}
      </Typography>
      <Typography variant="h3" component="p" sx={{ mt: 1, mb: 3, overflowWrap: "anywhere" }}>
        {data.subject}
      </Typography>
      <MailHtml html={data.html} />
    </Box>
  );
}
