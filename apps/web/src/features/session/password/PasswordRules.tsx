import Box from "@mui/material/Box";
import { LIMITS } from "@vaardig/contract/limits";
import OpenIcon from "lucide-react/icons/circle";
import MetIcon from "lucide-react/icons/circle-check";
import { type Control, type FieldPath, type FieldValues, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { passwordRules } from "./passwordRules.ts";

interface Props<In extends FieldValues> {
  control: Control<In, unknown, FieldValues>;
  name: FieldPath<In>;
}

/** Rules of a new password, checked while typing. */
export function PasswordRules<In extends FieldValues>({ control, name }: Props<In>) {
  const { t } = useTranslation("session");
  const typed = useWatch({ control, name });
  return (
    <Box
      component="ul"
      aria-label={t("password-rules.label")}
      sx={{
        m: 0,
        p: 0,
        mt: -2,
        listStyle: "none",
        display: "grid",
        gridTemplateColumns: { sm: "1fr 1fr" },
        columnGap: 4,
        rowGap: 1,
        typography: "caption",
      }}
    >
      {passwordRules(String(typed ?? "")).map(({ rule, met }) => (
        <Box
          component="li"
          key={rule}
          sx={{
            display: "flex",
            alignItems: "center",
            gap: 2,
            color: met ? "text.primary" : "text.secondary",
            gridColumn: rule === "length" ? "1 / -1" : undefined,
          }}
        >
          {met ? (
            <Box
              component={MetIcon}
              size={16}
              role="img"
              aria-label={t("password-rules.met")}
              sx={{ color: "primary.main" }}
            />
          ) : (
            <Box
              component={OpenIcon}
              size={16}
              role="img"
              aria-label={t("password-rules.open")}
              sx={{ color: "controlLine" }}
            />
          )}
          {t(`password-rules.${rule}`, { min: LIMITS.passwordMin, max: LIMITS.passwordMax })}
        </Box>
      ))}
    </Box>
  );
}
