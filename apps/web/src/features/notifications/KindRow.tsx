import Box from "@mui/material/Box";
import FormControlLabel from "@mui/material/FormControlLabel";
import MenuItem from "@mui/material/MenuItem";
import Switch from "@mui/material/Switch";
import type { Theme } from "@mui/material/styles";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import type { EmailChannel, NotificationKind } from "@vaardig/contract/notifications/notificationKinds";
import type { NotificationPreference } from "@vaardig/contract/notifications/notifications";
import { useTranslation } from "react-i18next";
import { VISUALLY_HIDDEN } from "../../ui/visuallyHidden.ts";
import type { SavePreference } from "./useSavePreference.ts";

/** Columns of a notification kind on a wide screen: name, in the product, by email. */
export const KIND_COLUMNS = "minmax(0, 1fr) 88px 176px";

/** On a wide screen the group header shows the label, which stays for screen readers. */
const headed = (theme: Theme) => ({ [theme.breakpoints.up("sm")]: VISUALLY_HIDDEN });

interface Props {
  preference: NotificationPreference;
  onChoose: SavePreference;
}

/** Notes for kinds whose emails follow separate rules. */
const BY_RULES: Partial<Record<NotificationKind, "by-search" | "payments-always">> = {
  saved_search: "by-search",
  invoice_due: "payments-always",
  payment_failed: "payments-always",
};

/** Preferences of one notification kind. */
export function KindRow({
  preference: { kind, product, can_hide: canHide, email, emails },
  onChoose,
}: Props) {
  const { t } = useTranslation("notifications");
  const name = t(`kinds.${kind}`);
  return (
    <Box component="li" sx={{ borderBottom: 1, borderColor: "divider", "&:last-of-type": { border: 0 } }}>
      <Box
        role="group"
        aria-label={name}
        sx={{
          display: "grid",
          columnGap: 4,
          rowGap: 1,
          alignItems: "center",
          py: { xs: 3, sm: 2 },
          gridTemplateColumns: { xs: "auto minmax(0, 1fr)", sm: KIND_COLUMNS },
        }}
      >
        <Box sx={{ gridColumn: { xs: "1 / -1", sm: "auto" } }}>
          <Typography>{name}</Typography>
          {!canHide && (
            <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
              {t("choices.always-shown")}
            </Typography>
          )}
        </Box>
        <FormControlLabel
          sx={(theme) => ({ m: 0, "& .MuiFormControlLabel-label": headed(theme) })}
          label={t("choices.product")}
          control={
            <Switch
              checked={product}
              disabled={!canHide}
              onChange={(_event, checked) => void onChoose({ kinds: [{ kind, product: checked }] })}
            />
          }
        />
        {emails.length > 1 ? (
          <TextField
            select
            size="small"
            value={email}
            label={t("choices.email")}
            sx={(theme) => ({ "& .MuiInputLabel-root": headed(theme) })}
            onChange={({ target }) =>
              void onChoose({ kinds: [{ kind, email: target.value as EmailChannel }] })
            }
          >
            {emails.map((one) => (
              <MenuItem key={one} value={one}>
                {t(`choices.emails.${one}`)}
              </MenuItem>
            ))}
          </TextField>
        ) : (
          <Typography variant="caption" sx={{ color: "text.secondary" }}>
            {t(`choices.${BY_RULES[kind] ?? "always"}`)}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
