import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import LinearProgress from "@mui/material/LinearProgress";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { PROFILE_PARTS, type ProfilePart } from "@vaardig/contract/profile/profileParts";
import AddIcon from "lucide-react/icons/circle-plus";
import { useId } from "react";
import { useTranslation } from "react-i18next";

interface Props {
  missing: readonly ProfilePart[];
  /** Opens the place of a part; one that the reader has no place for is not asked. */
  onGo: Record<ProfilePart, (() => void) | undefined>;
}

/** Checklist of missing profile parts; hidden when complete. */
export function CompletenessCard({ missing, onGo }: Props) {
  const { t } = useTranslation("profile");
  const id = useId();
  const total = PROFILE_PARTS.filter((part) => onGo[part]).length;
  const left = missing.filter((part) => onGo[part]);
  if (left.length === 0) return null;
  const done = total - left.length;
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 4, sm: 6 } }}>
      <Typography id={id} variant="h3" component="h2">
        {t("complete.title")}
      </Typography>
      <Typography variant="caption" component="p" sx={{ mt: 1, color: "text.secondary" }}>
        {t("complete.progress", { done, total })}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={(done / total) * 100}
        aria-labelledby={id}
        sx={{ mt: 3, mb: 4, height: 6, borderRadius: 3 }}
      />
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 2 }}>
        {left.map((part) => (
          <Box component="li" key={part} sx={{ display: "flex", alignItems: "center", gap: 2 }}>
            <Box component={AddIcon} size={20} sx={{ color: "text.secondary" }} />
            <Link component="button" onClick={onGo[part]} sx={{ textAlign: "left", minHeight: 24 }}>
              {t(`complete.${part}`)}
            </Link>
          </Box>
        ))}
      </Box>
    </Card>
  );
}
