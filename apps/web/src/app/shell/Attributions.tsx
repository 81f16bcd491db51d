import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { useGetSessionQuery } from "../../lib/api/me.api.ts";

/** Attribution of the loaded classifications, as their licences require; nothing without any. */
export function Attributions() {
  const { t } = useTranslation();
  const { data } = useGetSessionQuery();
  if (!data || data.attributions.length === 0) return null;
  return (
    <Typography
      component="footer"
      variant="caption"
      sx={{ px: { xs: 4, md: 8 }, py: 4, color: "text.secondary" }}
    >
      {data.attributions.map((source) => t(`attributions.${source}`)).join(" ")}
    </Typography>
  );
}
