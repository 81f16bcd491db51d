import Typography from "@mui/material/Typography";
import type { PersonSkill } from "@vaardig/contract/skills/skills";
import { useTranslation } from "react-i18next";
import { hasExpired } from "../../lib/language/hasExpired.ts";
import { useFormat } from "../../lib/language/useFormat.ts";

/** Expiry date of a licence, past or future; nothing without one. */
export function ExpiryDate({ skill }: { skill: Pick<PersonSkill, "expires_on"> }) {
  const { t } = useTranslation("rating");
  const format = useFormat();
  const { expires_on: last } = skill;
  if (last === null) return null;
  const isOver = hasExpired(last, new Date());
  return (
    <Typography variant="caption" component="p" sx={{ color: isOver ? "warning.main" : "text.secondary" }}>
      {t(isOver ? "expired" : "valid-until", { date: format.date(last) })}
    </Typography>
  );
}
