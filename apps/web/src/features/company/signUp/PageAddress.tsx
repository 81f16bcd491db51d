import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { useSnackbar } from "../../../lib/useSnackbar.ts";

interface Props {
  label: string;
  address: string;
}

/** URL of a public page of the company, to open and copy. */
export function PageAddress({ label, address }: Props) {
  const { t } = useTranslation("company");
  const { show } = useSnackbar();
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => show(t("sign-up.copied")),
      () => show(t("sign-up.copy-failed"), "error"),
    );
  return (
    <div>
      <Typography sx={{ fontWeight: 500 }}>{label}</Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 3 }}>
        <Link href={address} target="_blank" rel="noreferrer" sx={{ overflowWrap: "anywhere" }}>
          {address}
        </Link>
        <Button
          variant="outlined"
          size="small"
          aria-label={t("sign-up.copy", { label })}
          onClick={() => void copy()}
        >
          {t("sign-up.copy-short")}
        </Button>
      </Box>
    </div>
  );
}
