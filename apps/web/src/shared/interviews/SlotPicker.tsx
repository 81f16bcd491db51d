import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import FormHelperText from "@mui/material/FormHelperText";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import { SLOTS_MAX } from "@vaardig/contract/interviews/interviews";
import AddIcon from "lucide-react/icons/plus";
import RemoveIcon from "lucide-react/icons/x";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { localDay } from "../../lib/language/localDay.ts";
import { momentOf, NO_MOMENT } from "../../lib/language/typedMoment.ts";
import { useFormat } from "../../lib/language/useFormat.ts";
import { MomentField } from "../../ui/MomentField.tsx";
import { useRowFocus } from "../../ui/useRowFocus.ts";
import { timeZoneName } from "./timeZoneName.ts";
import { useSlotText } from "./useSlotText.ts";

interface Props {
  /** Start times as timestamps. */
  slots: readonly string[];
  minutes: number;
  /** Suggested start times, without those at which an interviewer is busy. */
  suggested: readonly string[];
  /** True while availability is loading. */
  isLooking: boolean;
  onChange: (slots: string[]) => void;
  /** Returns the names of interviewers who have another interview at a time. */
  busyAt: (slot: string) => string[];
  error: string | undefined;
}

/** Times to offer: suggestions, and others by date and time, each with unavailable interviewers. */
export function SlotPicker({ slots, minutes, suggested, isLooking, onChange, busyAt, error }: Props) {
  const { t } = useTranslation("interviews");
  const words = useSlotText();
  const format = useFormat();
  const id = useId();
  // A time that moves from one list to the other, or is removed, leaves the keyboard where it was.
  const picked = useRowFocus<HTMLElement>();
  const suggestions = useRowFocus<HTMLDivElement>();
  const [typed, setTyped] = useState(NO_MOMENT);
  const moment = momentOf(typed);
  const isFull = slots.length >= SLOTS_MAX;
  const add = (slot: string) => {
    if (!slots.includes(slot)) onChange([...slots, slot].sort());
  };
  const addTyped = () => {
    if (moment === null) return;
    add(moment);
    // The next time is often one of the same day.
    setTyped({ ...typed, time: "" });
  };
  const open = suggested.filter((slot) => !slots.includes(slot) && busyAt(slot).length === 0);
  return (
    <Box component="section" ref={picked} aria-labelledby={id}>
      <Typography id={id} variant="h3">
        {t("slots")}
      </Typography>
      <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
        {t("zone", { zone: timeZoneName() })}
      </Typography>
      {slots.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, mt: 3, listStyle: "none", display: "grid", gap: 2 }}>
          {slots.map((slot) => {
            const busy = busyAt(slot);
            return (
              <Box
                component="li"
                key={slot}
                sx={{
                  display: "flex",
                  alignItems: "center",
                  gap: 2,
                  pl: 4,
                  pr: 1,
                  py: 1,
                  minHeight: 48,
                  border: 1,
                  borderColor: "divider",
                  borderRadius: 1,
                }}
              >
                <Box sx={{ flex: 1, minWidth: 0 }}>
                  <Typography className="tabular">{words(slot, minutes)}</Typography>
                  {busy.length > 0 && (
                    <Typography variant="caption" component="p" role="status" sx={{ color: "warning.main" }}>
                      {t("clash", { count: busy.length, names: format.list(busy) })}
                    </Typography>
                  )}
                </Box>
                <IconButton
                  aria-label={t("remove-slot", { time: words(slot, minutes) })}
                  onClick={() => onChange(slots.filter((one) => one !== slot))}
                >
                  <RemoveIcon size={20} />
                </IconButton>
              </Box>
            );
          })}
        </Box>
      )}
      {error && (
        <FormHelperText error role="alert">
          {error}
        </FormHelperText>
      )}
      {!isFull && (
        <div ref={suggestions}>
          <Typography id={`${id}-suggested`} sx={{ mt: 4, fontWeight: 500 }}>
            {t("suggested")}
          </Typography>
          <Box
            role="group"
            aria-labelledby={`${id}-suggested`}
            sx={{ display: "flex", flexWrap: "wrap", gap: 2, mt: 2 }}
          >
            {open.map((slot) => (
              <span key={slot} data-row>
                <Chip
                  component="button"
                  icon={<AddIcon size={16} />}
                  variant="outlined"
                  disabled={isLooking}
                  label={words(slot, minutes).replace(/–.*/, "")}
                  onClick={() => add(slot)}
                />
              </span>
            ))}
          </Box>
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "flex-end", mt: 5 }}>
            <Box sx={{ flex: "1 1 280px", minWidth: 0 }}>
              <MomentField
                label={t("other-time")}
                value={typed}
                onChange={setTyped}
                min={localDay()}
                onEnter={addTyped}
              />
            </Box>
            <Button variant="outlined" onClick={addTyped} disabled={moment === null}>
              {t("add-time")}
            </Button>
          </Box>
        </div>
      )}
    </Box>
  );
}
