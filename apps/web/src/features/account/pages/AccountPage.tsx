import Box from "@mui/material/Box";
import { Outlet } from "react-router";
import { useCurrentLanguage } from "../../../lib/language/useCurrentLanguage.ts";
import { useAuth } from "../../../lib/libState.ts";
import { useMenuMatch } from "../../../lib/useMenuMatch.ts";
import { PageHeader } from "../../../ui/PageHeader.tsx";
import { ScreenTabs } from "../../../ui/ScreenTabs.tsx";

/** The account in sections: tabs in a column, on a phone in a row above. */
export function AccountPage() {
  const { chain } = useMenuMatch();
  const { user } = useAuth();
  const language = useCurrentLanguage();
  return (
    <>
      <PageHeader title={chain[0]?.label[language] ?? ""} description={user?.email} />
      <Box
        sx={{
          display: { xs: "block", md: "grid" },
          gridTemplateColumns: "220px minmax(0, 640px)",
          columnGap: 10,
          alignItems: "start",
        }}
      >
        <ScreenTabs beside />
        <Box sx={{ display: "grid", gap: 6, minWidth: 0 }}>
          <Outlet />
        </Box>
      </Box>
    </>
  );
}
