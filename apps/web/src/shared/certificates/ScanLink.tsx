import Link from "@mui/material/Link";
import type { Certificate } from "@vaardig/contract/profile/certificates";
import FileIcon from "lucide-react/icons/file-text";
import { useTranslation } from "react-i18next";

/** Download link of a certificate's scan. */
export function ScanLink({ of: { scan, name } }: { of: Pick<Certificate, "scan" | "name"> }) {
  const { t } = useTranslation("certificates");
  if (!scan) return null;
  return (
    <Link
      href={scan.url}
      download={scan.name}
      aria-label={t("open-scan", { name })}
      sx={{ display: "inline-flex", alignItems: "center", gap: 1, minHeight: 24 }}
    >
      <FileIcon size={16} aria-hidden />
      {t("scan")}
    </Link>
  );
}
