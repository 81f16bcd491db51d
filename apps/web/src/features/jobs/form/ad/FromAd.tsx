import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import PasteIcon from "lucide-react/icons/clipboard-paste";
import { useState } from "react";
import type { FieldPathValue, UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useSnackbar } from "../../../../lib/useSnackbar.ts";
import type { JobBody, JobValues } from "../jobValues.ts";
import { AdSheet } from "./AdSheet.tsx";
import type { AdSources } from "./adValues.ts";
import { usePastedText } from "./usePastedText.ts";

interface Props {
  form: UseFormReturn<JobValues, unknown, JobBody>;
  onSources: (sources: AdSources) => void;
}

/** Button that fills the form from a job ad, with undo. */
export function FromAd({ form, onSources }: Props) {
  const { t } = useTranslation("jobs");
  const { show } = useSnackbar();
  const [isOpen, setOpen] = useState(false);
  const [pasted, setPasted] = useState("");
  usePastedText(!isOpen, (text) => {
    setPasted(text);
    setOpen(true);
  });
  const set = (values: Partial<JobValues>) => {
    for (const field of Object.keys(values) as (keyof JobValues)[])
      form.setValue(field, values[field] as FieldPathValue<JobValues, typeof field>, {
        shouldDirty: true,
        shouldValidate: form.formState.isSubmitted,
      });
  };
  const fill = (values: Partial<JobValues>, sources: AdSources) => {
    const before = form.getValues();
    const fields = Object.keys(values) as (keyof JobValues)[];
    set(values);
    onSources(sources);
    setOpen(false);
    show(t("ad.filled", { count: fields.length }), "success", {
      undo: () => {
        set(Object.fromEntries(fields.map((field) => [field, before[field]])));
        onSources({});
      },
    });
  };
  return (
    <Card sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 4, p: { xs: 4, sm: 5 } }}>
      <Box sx={{ flex: "1 1 280px", minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{t("ad.start")}</Typography>
        <Typography sx={{ color: "text.secondary" }}>{t("ad.start-help")}</Typography>
      </Box>
      <Button
        variant="outlined"
        startIcon={<PasteIcon />}
        onClick={() => {
          setPasted("");
          setOpen(true);
        }}
      >
        {t("ad.open")}
      </Button>
      {isOpen && <AdSheet pasted={pasted} onFill={fill} onClose={() => setOpen(false)} />}
    </Card>
  );
}
