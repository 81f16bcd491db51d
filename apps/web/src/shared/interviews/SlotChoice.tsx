import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormControlLabel from "@mui/material/FormControlLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { timeZoneName } from "./timeZoneName.ts";
import { useSlotText } from "./useSlotText.ts";

interface Props {
  slots: readonly { id: string; starts_at: string }[];
  minutes: number;
  /** Accessible name of the group. */
  label: string;
  /** Button text that names the action: "Choose this time". */
  confirm: string;
  isBusy: boolean;
  onChoose: (slotId: string) => void;
}

/** Choice of one of the free times. */
export function SlotChoice({ slots, minutes, label, confirm, isBusy, onChoose }: Props) {
  const { t } = useTranslation("interviews");
  const words = useSlotText();
  const [chosen, setChosen] = useState<string | null>(null);
  const slot = slots.find(({ id }) => id === chosen) ?? null;
  return (
    <Box sx={{ mt: 2 }}>
      <RadioGroup
        aria-label={label}
        value={slot?.id ?? ""}
        onChange={(_event, value) => setChosen(value)}
        sx={{ gap: 1 }}
      >
        {slots.map(({ id, starts_at: at }) => (
          <FormControlLabel
            key={id}
            value={id}
            control={<Radio />}
            label={<span className="tabular">{words(at, minutes)}</span>}
            sx={{
              m: 0,
              py: 1,
              pr: 4,
              border: 1,
              borderColor: "divider",
              borderRadius: 1,
              "&:has(:checked)": { borderColor: "primary.main", bgcolor: "tint" },
            }}
          />
        ))}
      </RadioGroup>
      <Typography variant="caption" component="p" sx={{ mt: 2, color: "text.secondary" }}>
        {t("zone", { zone: timeZoneName() })}
      </Typography>
      <Button
        variant="contained"
        disabled={!slot}
        aria-disabled={isBusy}
        sx={{ mt: 3 }}
        onClick={() => slot && !isBusy && onChoose(slot.id)}
      >
        {confirm}
      </Button>
    </Box>
  );
}
