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
  /** The job, or the talent pool with an optional job. */
  about: { job_id?: string | undefined; talent_pool_id?: string | undefined };
  /** Id of the recipient. */
  userId: string;
  /** A template name, or the current text; exactly one. */
  tempName?: string;
  words?: LocalMailWords;
  /** A language other than the recipient's. */
  language?: Language;
}

/** Preview of an email for one person, with that person's data; follows the input. */
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
