import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { SkillKind } from "@vaardig/contract/limits";
import type { Rating } from "@vaardig/contract/skills/skillHistory";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { useAuth } from "../../../lib/libState.ts";
import { LevelSteps } from "../LevelSteps.tsx";
import { SourceChip } from "../SourceChip.tsx";

/** A statement about a level: author, date, evidence, and period of validity. */
export function RatingRow({ rating, kind }: { rating: Rating; kind: SkillKind }) {
  const { t } = useTranslation("rating");
  const format = useFormat();
  const { user } = useAuth();
  const { by, valid_from: from, valid_to: to } = rating;
  const who = by ? (by.id === user?.id ? t("by-me") : by.name) : t("by-former-colleague");
  const held = to === null ? t("now") : to === from ? t("beside") : t("until", { date: format.date(to) });
  return (
    <Box component="li" sx={{ py: 4, borderTop: 1, borderColor: "divider", display: "grid", gap: 1 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, justifyContent: "space-between" }}>
        <LevelSteps level={rating.level} kind={kind} />
        <SourceChip source={rating.source} />
      </Box>
      <Typography sx={{ fontWeight: 500 }}>{who}</Typography>
      <Typography variant="caption" sx={{ color: "text.secondary" }}>
        <time dateTime={from} title={format.dateTime(from)}>
          {format.date(from)}
        </time>
        {` · ${held}`}
      </Typography>
      {rating.evidence && (
        <Typography sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
          {t("evidence", { text: rating.evidence })}
        </Typography>
      )}
      {rating.words && (
        <Typography variant="caption" sx={{ color: "text.secondary" }}>
          {t("words", { words: rating.words })}
        </Typography>
      )}
    </Box>
  );
}
