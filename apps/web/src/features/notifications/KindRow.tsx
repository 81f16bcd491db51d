import Box from "@mui/material/Box";
import FormControlLabel from "@mui/material/FormControlLabel";
import MenuItem from "@mui/material/MenuItem";
import Switch from "@mui/material/Switch";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import type { EmailChannel } from "@vaardig/contract/notifications/notificationKinds";
import type { NotificationPreference } from "@vaardig/contract/notifications/notifications";
import { useTranslation } from "react-i18next";
import type { Choose } from "./useChoose.ts";

interface Props {
  preference: NotificationPreference;
  onChoose: Choose;
}

/** One kind in plain words, with how one hears of it. */
export function KindRow({ preference: { kind, product, email, emails }, onChoose }: Props) {
  const { t } = useTranslation("notifications");
  const name = t(`kinds.${kind}`);
  return (
    <Box component="li" sx={{ borderBottom: 1, borderColor: "divider", "&:last-of-type": { border: 0 } }}>
      <Box
        role="group"
        aria-label={name}
        sx={{
          ...{ display: "grid", columnGap: 4, rowGap: 1, alignItems: "center", py: 3 },
          gridTemplateColumns: { xs: "1fr 1fr", sm: "minmax(0, 1fr) auto 148px" },
        }}
      >
        <Typography sx={{ gridColumn: { xs: "1 / -1", sm: "auto" } }}>{name}</Typography>
        <FormControlLabel
          sx={{ m: 0 }}
          label={t("choices.product")}
          control={
            <Switch
              checked={product}
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
            {t(kind === "saved_search" ? "choices.by-search" : "choices.always")}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
