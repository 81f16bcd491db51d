import Box from "@mui/material/Box";
import { FindButton } from "../../features/find/FindButton.tsx";
import { Bell } from "../../features/notifications/Bell.tsx";
import { Breadcrumb } from "./Breadcrumb.tsx";
import { NoticeLine } from "./NoticeLine.tsx";

/** Top bar above the content on a desktop: breadcrumb, search, bell and notice. */
export function TopBar({ onFind }: { onFind: () => void }) {
  return (
    <Box
      sx={{
        height: 48,
        px: 8,
        display: "flex",
        alignItems: "center",
        justifyContent: "space-between",
        gap: 4,
        borderBottom: 1,
        borderColor: "divider",
      }}
    >
      <Breadcrumb />
      <Box sx={{ display: "flex", alignItems: "center", gap: 4, flex: "none", minWidth: 0 }}>
        <NoticeLine />
        <FindButton onOpen={onFind} />
        <Bell />
      </Box>
    </Box>
  );
}
