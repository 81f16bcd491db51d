import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormLabel from "@mui/material/FormLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import Typography from "@mui/material/Typography";
import type { previewImpact } from "@vaardig/contract/employees/employees";
import type { Payload } from "@vaardig/contract/endpoint";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { LeaveAct } from "./useLeave.ts";

export type Impact = Payload<typeof previewImpact>;

interface Props {
  act: LeaveAct;
  acts: readonly LeaveAct[];
  impact: Impact;
  /** Name of a single person. */
  name: string | undefined;
  onChange: (act: LeaveAct) => void;
}

/** Choice of action, with the number of affected people; plain text for a single action. */
export function LeaveChoice({ act, acts, impact, name, onChange }: Props) {
  const { t } = useTranslation("employees");
  const id = useId();
  const help = (one: LeaveAct) =>
    name ? t(`leave.act-help-one.${one}`, { name }) : t(`leave.act-help.${one}`);
  if (acts.length === 1) return <Typography>{help(act)}</Typography>;
  return (
    <FormControl>
      <FormLabel id={id} sx={{ mb: 2 }}>
        {t("leave.act")}
      </FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={act}
        onChange={(_event, chosen) => onChange(chosen as LeaveAct)}
        sx={{ gap: 3 }}
      >
        {acts.map((one) => (
          <FormControlLabel
            key={one}
            value={one}
            disabled={impact[one].possible === 0}
            control={<Radio sx={{ alignSelf: "flex-start", mt: -2 }} />}
            label={
              <>
                <Typography sx={{ fontWeight: 500 }}>
                  {t(`leave.acts.${one}`)} · {t("leave.possible", { count: impact[one].possible })}
                </Typography>
                <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
                  {help(one)}
                </Typography>
              </>
            }
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
