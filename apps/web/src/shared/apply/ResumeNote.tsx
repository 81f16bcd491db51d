import Alert from "@mui/material/Alert";
import Link from "@mui/material/Link";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { useListFilesQuery } from "../../lib/api/files.api.ts";
import { usePath } from "../../lib/usePath.ts";

/** Which résumé goes along, or where to add one. */
export function ResumeNote() {
  const { t } = useTranslation("apply");
  const pathTo = usePath();
  const { data } = useListFilesQuery({ query: { use_as: "resume" } });
  if (!data) return null;
  const [resume] = data.data;
  const profile = pathTo("profile");
  return (
    <Alert severity={resume ? "success" : "info"} icon={false}>
      {resume ? (
        <>
          {t("resume")}{" "}
          <Link href={resume.url} download sx={{ overflowWrap: "anywhere" }}>
            {resume.name}
          </Link>
        </>
      ) : (
        t("no-resume")
      )}
      {profile && (
        <>
          {" "}
          <Link component={RouterLink} to={profile}>
            {t(resume ? "replace-resume" : "add-resume")}
          </Link>
        </>
      )}
    </Alert>
  );
}
