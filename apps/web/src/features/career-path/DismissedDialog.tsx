import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { CareerPath } from "@vaardig/contract/career-path/careerPath";
import { useTranslation } from "react-i18next";
import { SideSheet } from "../../ui/SideSheet.tsx";

interface Props {
  jobs: CareerPath["dismissed"];
  onRestore: (id: string) => void;
  onClose: () => void;
}

/** Sheet of dismissed jobs, each with a button to show it again. */
export function DismissedDialog({ jobs, onRestore, onClose }: Props) {
  const { t } = useTranslation("career-path");
  return (
    <SideSheet open onClose={onClose} title={t("dismiss.title")} subtitle={t("dismiss.help")}>
      {jobs.length === 0 && <Typography>{t("dismiss.none")}</Typography>}
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {jobs.map(({ id, name }) => (
          <Box
            component="li"
            key={id}
            sx={{
              display: "flex",
              alignItems: "center",
              gap: 2,
              py: 2,
              "& + &": { borderTop: 1, borderColor: "divider" },
            }}
          >
            <Typography sx={{ flex: 1, minWidth: 0 }}>{name}</Typography>
            <Button
              size="small"
              aria-label={t("dismiss.restore-one", { name })}
              onClick={() => onRestore(id)}
            >
              {t("dismiss.restore")}
            </Button>
          </Box>
        ))}
      </Box>
    </SideSheet>
  );
}
