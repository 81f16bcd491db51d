import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import Typography from "@mui/material/Typography";
import type { Passkey } from "@vaardig/contract/account/secondFactors";
import EditIcon from "lucide-react/icons/pencil";
import RemoveIcon from "lucide-react/icons/trash-2";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";

interface Props {
  passkeys: readonly Passkey[];
  onRename: (passkey: Passkey) => void;
  onRemove: (passkey: Passkey) => void;
}

/** The account's passkeys by name, with the dates of creation and last use. */
export function PasskeyList({ passkeys, onRename, onRemove }: Props) {
  const { t } = useTranslation("account");
  const format = useFormat();
  return (
    <Box component="ul" aria-label={t("passkeys.title")} sx={{ m: 0, p: 0, listStyle: "none" }}>
      {passkeys.map((passkey) => {
        const { id, name, created_at, last_used_at } = passkey;
        return (
          <Box
            component="li"
            key={id}
            sx={{
              py: 2,
              display: "flex",
              gap: 2,
              alignItems: "center",
              borderTop: 1,
              borderColor: "divider",
            }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography sx={{ fontWeight: 500, overflowWrap: "anywhere" }}>{name}</Typography>
              <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
                {[
                  t("passkeys.since", { date: format.date(created_at) }),
                  last_used_at
                    ? t("passkeys.used", { date: format.dateTime(last_used_at) })
                    : t("passkeys.unused"),
                ].join(" · ")}
              </Typography>
            </Box>
            <Tooltip title={t("passkeys.rename")}>
              <IconButton aria-label={t("passkeys.rename-one", { name })} onClick={() => onRename(passkey)}>
                <EditIcon size={20} />
              </IconButton>
            </Tooltip>
            <Tooltip title={t("passkeys.remove")}>
              <IconButton aria-label={t("passkeys.remove-one", { name })} onClick={() => onRemove(passkey)}>
                <RemoveIcon size={20} />
              </IconButton>
            </Tooltip>
          </Box>
        );
      })}
    </Box>
  );
}
