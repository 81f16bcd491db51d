import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { PersonAvatar } from "../../../ui/PersonAvatar.tsx";
import { CardMenu } from "../board/CardMenu.tsx";
import { useNextActionText } from "../board/useNextActionText.ts";
import type { ListProps } from "./ApplicationTable.tsx";
import { NAME_STYLE } from "./nameStyle.ts";
import { StageChips } from "./StageChips.tsx";
import { toCard } from "./toCard.ts";

/** Applications as cards, for a phone. */
export function ApplicationCards({ rows, isFetching, acts, onOpen }: ListProps) {
  const { t } = useTranslation("applications");
  const format = useFormat();
  const nextWords = useNextActionText();
  return (
    <Box
      component="ul"
      aria-label={t("applications-title")}
      aria-busy={isFetching}
      sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 3 }}
    >
      {rows.map((row) => (
        <Card component="li" key={row.id} sx={{ p: 4, display: "grid", gap: 2 }}>
          <Box sx={{ display: "flex", gap: 3, alignItems: "center" }}>
            <PersonAvatar name={row.person.name} src={row.person.photo_url} />
            <Box sx={{ minWidth: 0, flex: 1 }}>
              <Link component="button" onClick={() => onOpen(row.id)} sx={NAME_STYLE}>
                {row.person.name}
              </Link>
              <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
                {row.vacancy.name}
              </Typography>
            </Box>
            <CardMenu card={toCard(row)} onMove={acts.move} onAct={acts.act} onOpen={onOpen} />
          </Box>
          <StageChips row={row} />
          <Typography variant="caption" sx={{ color: "text.secondary" }}>
            {[format.relative(row.stage_since), row.next_action && nextWords(row.next_action)]
              .filter(Boolean)
              .join(" · ")}
          </Typography>
        </Card>
      ))}
    </Box>
  );
}
