import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { ROLES } from "@vaardig/contract/roles";
import { useTranslation } from "react-i18next";
import { useAddress } from "../../../lib/useAddress.ts";
import type { Capabilities } from "./capabilities.ts";
import { GrantList } from "./GrantList.tsx";

/** Access of one role at a time, for a small screen. */
export function AccessList({ capabilities }: { capabilities: Capabilities }) {
  const { t } = useTranslation(["employee-role", "common"]);
  const { get, set } = useAddress();
  const role = ROLES.find((one) => one === get("role")) ?? "employee";
  return (
    <>
      <TextField
        select
        fullWidth
        id="access-role"
        label={t("role")}
        value={role}
        onChange={(event) => set({ role: event.target.value })}
        sx={{ mb: 4 }}
      >
        {ROLES.map((one) => (
          <MenuItem key={one} value={one}>
            {t(`common:shell.roles.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      <Card component="dl" sx={{ m: 0 }}>
        {capabilities.map(({ key, label, grants }) => (
          <Box
            key={key}
            sx={{
              p: 4,
              display: "grid",
              gap: 2,
              gridTemplateColumns: "minmax(0, 1fr) minmax(0, 96px)",
              borderTop: 1,
              borderColor: "divider",
              "&:first-of-type": { borderTop: 0 },
            }}
          >
            <Typography component="dt" className="long-words" sx={{ fontWeight: 500 }}>
              {label}
            </Typography>
            <Box component="dd" sx={{ m: 0 }}>
              <GrantList grants={grants[role]} />
            </Box>
          </Box>
        ))}
      </Card>
    </>
  );
}
