import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";

const KEYS = ["arrows", "space", "enter", "delete", "digits", "undo"] as const;

/** Keyboard shortcuts of the list, on devices with a keyboard. */
export function KeysLegend() {
  const { t } = useTranslation("resume-review");
  return (
    <Typography
      variant="caption"
      component="p"
      sx={{
        display: "flex",
        flexWrap: "wrap",
        columnGap: 4,
        rowGap: 1,
        color: "text.secondary",
        "@media (hover: none)": { display: "none" },
      }}
    >
      {KEYS.map((key) => (
        <span key={key}>
          <Box
            component="kbd"
            sx={{
              px: 1,
              border: 1,
              borderColor: "divider",
              borderRadius: "4px",
              font: "inherit",
              fontWeight: 600,
            }}
          >
            {t(`keys.${key}.key`)}
          </Box>{" "}
          {t(`keys.${key}.does`)}
        </span>
      ))}
    </Typography>
  );
}
