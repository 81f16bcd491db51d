import Box from "@mui/material/Box";
import ListItemText from "@mui/material/ListItemText";
import MenuItem from "@mui/material/MenuItem";
import Select from "@mui/material/Select";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";

export interface LevelChoice {
  value: string;
  name: string;
  /** Description of the level. */
  help?: string | undefined;
}

interface Props {
  /** Empty until set. */
  value: string;
  choices: readonly LevelChoice[];
  /** Suggested level, not a finding. */
  suggested?: string | undefined;
  /** Accessible name, with the name of the row. */
  label: string;
  /** Reason for the level, shown small below. */
  because?: string | undefined;
  open: boolean;
  onOpen: (open: boolean) => void;
  onChoose: (value: string) => void;
}

/** Compact level field; without a level it must be set, with any suggestion marked as such. */
export function LevelSelect(props: Props) {
  const { value, choices, suggested, label, because, open, onOpen, onChoose } = props;
  const { t } = useTranslation("resume-review");
  const nameOf = (wanted: string) => choices.find((one) => one.value === wanted)?.name;
  const suggestion = suggested === undefined ? undefined : nameOf(suggested);
  const small = value === "" ? suggestion && t("suggested", { level: suggestion }) : because;
  return (
    <Select
      size="small"
      displayEmpty
      open={open}
      onOpen={() => onOpen(true)}
      onClose={() => onOpen(false)}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
      inputProps={{ "aria-label": label }}
      renderValue={(chosen) => (
        <Box
          component="span"
          sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", lineHeight: 1.3 }}
        >
          <Box
            component="span"
            sx={{ fontWeight: chosen === "" ? 600 : 400, color: chosen === "" ? "warning.main" : "inherit" }}
          >
            {chosen === "" ? t("choose-level") : nameOf(chosen)}
          </Box>
          {small && (
            <Typography
              variant="caption"
              component="span"
              noWrap
              sx={{ color: "text.secondary", lineHeight: 1.2 }}
            >
              {small}
            </Typography>
          )}
        </Box>
      )}
      sx={{
        width: "100%",
        // A long reason is cut, and does not widen the row.
        minWidth: 0,
        height: 44,
        "& .MuiSelect-select": { py: 0 },
        ...(value === "" && { "& .MuiOutlinedInput-notchedOutline": { borderStyle: "dashed" } }),
      }}
      MenuProps={{ slotProps: { paper: { sx: { maxWidth: 360, maxHeight: 420 } } } }}
    >
      {choices.map((one) => (
        <MenuItem key={one.value} value={one.value} sx={{ whiteSpace: "normal" }}>
          <ListItemText
            primary={one.value === suggested ? t("suggested-choice", { level: one.name }) : one.name}
            secondary={one.help}
            slotProps={{ secondary: { variant: "caption" } }}
          />
        </MenuItem>
      ))}
    </Select>
  );
}
