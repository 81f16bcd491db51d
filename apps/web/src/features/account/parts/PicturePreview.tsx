import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { ActionDialog } from "../../../ui/ActionDialog.tsx";

const SIDE = 192;

interface Props {
  file: File;
  onUse: () => void;
  onClose: () => void;
}

/** Preview of the cropped photo: its centre, as a circle. */
export function PicturePreview({ file, onUse, onClose }: Props) {
  const { t } = useTranslation("account");
  const [address, setAddress] = useState<string>();
  const [isUnreadable, setUnreadable] = useState(false);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <ActionDialog
      title={t("picture.title")}
      confirm={t("picture.use")}
      focus="confirm"
      disabled={isUnreadable}
      problem={isUnreadable ? t("picture.unreadable") : null}
      onConfirm={onUse}
      onClose={onClose}
    >
      {!isUnreadable && (
        <Box sx={{ display: "grid", justifyItems: "center", gap: 4 }}>
          {address && (
            <Box
              component="img"
              src={address}
              alt={t("picture.alt")}
              onError={() => setUnreadable(true)}
              sx={{
                width: SIDE,
                height: SIDE,
                objectFit: "cover",
                borderRadius: "50%",
                border: 1,
                borderColor: "divider",
              }}
            />
          )}
          <Typography sx={{ color: "text.secondary", textAlign: "center" }}>{t("picture.text")}</Typography>
        </Box>
      )}
    </ActionDialog>
  );
}
