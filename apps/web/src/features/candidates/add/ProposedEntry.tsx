import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";

interface Props {
  on: boolean;
  onToggle: (on: boolean) => void;
  /** Texts that it must have. */
  fields: readonly { name: string; label: string; value: string }[];
  onField: (name: string, value: string) => void;
  period: string;
}

/** A job or study that was read: to take over or leave, its texts to mend. */
export function ProposedEntry({ on, onToggle, fields, onField, period }: Props) {
  const { t } = useTranslation("candidates");
  const title = fields
    .map(({ value }) => value)
    .filter(Boolean)
    .join(" · ");
  return (
    <Box component="li" sx={{ display: "flex", gap: 2, alignItems: "flex-start" }}>
      <Checkbox
        checked={on}
        onChange={() => onToggle(!on)}
        slotProps={{ input: { "aria-label": t("resume.take", { name: title || period }) } }}
      />
      <Box sx={{ flex: 1, minWidth: 0, pt: 2 }}>
        <Typography sx={{ overflowWrap: "anywhere" }}>{title}</Typography>
        <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
          {period}
        </Typography>
        {on && (
          <Box sx={{ display: "grid", gap: 3, mt: 3 }}>
            {fields.map(({ name, label, value }) => (
              <TextField
                key={name}
                size="small"
                required
                label={label}
                value={value}
                error={value.trim() === ""}
                onChange={({ target }) => onField(name, target.value)}
                slotProps={{ htmlInput: { maxLength: 120 } }}
              />
            ))}
          </Box>
        )}
      </Box>
    </Box>
  );
}
