import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { LeftOutOfInvitation } from "@vaardig/contract/invitations/invitations";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/language/useFormat.ts";

/** Skipped people by reason, the first ones by name. */
export function LeftOutPeople({ groups }: { groups: LeftOutOfInvitation }) {
  const { t } = useTranslation("invite");
  const format = useFormat();
  if (groups.length === 0) return null;
  return (
    <Box>
      <Typography variant="h3">{t("left-out")}</Typography>
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {groups.map(({ reason, count, names }) => (
          <Box component="li" key={reason} sx={{ py: 2, borderBottom: 1, borderColor: "divider" }}>
            <Typography>
              {t(`reasons.${reason}`)} · {format.number(count)}
            </Typography>
            <Typography variant="caption" sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
              {count > names.length
                ? t("names", { names: names.join(", "), count: count - names.length })
                : format.list(names)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
