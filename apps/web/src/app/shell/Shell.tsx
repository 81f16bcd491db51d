import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import { useTranslation } from "react-i18next";
import { Outlet, useLocation } from "react-router";
import { Bell } from "../../features/notifications/Bell.tsx";
import { useGetSessionQuery } from "../../lib/api/me.api.ts";
import { useAuth } from "../../lib/libState.ts";
import { isTab } from "../../lib/menu.ts";
import { useMenuMatch } from "../../lib/useMenuMatch.ts";
import { PausedContext } from "../../ui/whilePaused.ts";
import { ErrorBoundary } from "../ErrorBoundary.tsx";
import { screenOf } from "../screenOf.ts";
import { FOCUS_TARGET, useFocusOnNavigation } from "../useFocusOnNavigation.ts";
import { Attributions } from "./Attributions.tsx";
import { Breadcrumb } from "./Breadcrumb.tsx";
import { NoticeLine } from "./NoticeLine.tsx";
import { PausedWarning } from "./PausedWarning.tsx";
import { PhoneBar } from "./PhoneBar.tsx";
import { Sidebar } from "./Sidebar.tsx";
import { SkipLink } from "./SkipLink.tsx";
import { useCollapsed } from "./useCollapsed.ts";
import { useFreshSession } from "./useFreshSession.ts";
import { useOnline } from "./useOnline.ts";

const OPEN_WIDTH = 264;
const COLLAPSED_WIDTH = 72;
const CONTENT_WIDTH = 1280;
const PAUSED = ["subscription_paused", "company_paused"];

/** Frame of the signed-in area: sidebar, top bar, content. */
export function Shell() {
  const { t } = useTranslation();
  const { user } = useAuth();
  const { pathname } = useLocation();
  const { chain, params } = useMenuMatch();
  const [collapsed, toggle] = useCollapsed();
  const online = useOnline();
  const notice = useGetSessionQuery().data?.notice;
  useFreshSession();
  const places = chain.filter((item) => !isTab(item));
  useFocusOnNavigation([...places.map((item) => item.key), ...Object.values(params)].join("/"));
  const wide = chain.some((item) => screenOf(item.key)?.layout === "wide");
  const width = collapsed ? COLLAPSED_WIDTH : OPEN_WIDTH;

  return (
    <Box
      sx={{
        minHeight: "100dvh",
        display: { xs: "block", md: "grid" },
        gridTemplateColumns: `${width}px minmax(0, 1fr)`,
      }}
    >
      <SkipLink />
      <Box
        component="aside"
        sx={{
          display: { xs: "none", md: "block" },
          position: "sticky",
          top: 0,
          height: "100dvh",
          bgcolor: "background.paper",
          borderRight: 1,
          borderColor: "divider",
        }}
      >
        <Sidebar collapsed={collapsed} onToggle={toggle} />
      </Box>
      <PhoneBar />
      <Box sx={{ minWidth: 0, display: "flex", flexDirection: "column" }}>
        {user?.system_role !== "staff" && (
          <Box
            sx={{
              height: 48,
              px: { xs: 4, md: 8 },
              display: "flex",
              alignItems: "center",
              justifyContent: "space-between",
              gap: 4,
              borderBottom: 1,
              borderColor: "divider",
            }}
          >
            <Breadcrumb />
            <Box
              sx={{
                ...{ display: "flex", alignItems: "center", gap: { xs: 2, md: 4 } },
                ...{ flex: { xs: "0 1 auto", md: "none" }, minWidth: 0 },
              }}
            >
              <NoticeLine />
              <Bell />
            </Box>
          </Box>
        )}
        {!online && (
          <Alert severity="warning" role="status" sx={{ m: 4 }}>
            {t("offline")}
          </Alert>
        )}
        <Box
          component="main"
          id={FOCUS_TARGET}
          tabIndex={-1}
          sx={{
            flex: 1,
            width: "100%",
            maxWidth: wide ? "none" : CONTENT_WIDTH + 64,
            mx: "auto",
            px: { xs: 4, md: 8 },
            py: { xs: 5, md: 8 },
          }}
        >
          <ErrorBoundary resetKey={pathname}>
            <PausedContext value={notice && PAUSED.includes(notice.kind) ? <PausedWarning /> : null}>
              <Outlet />
            </PausedContext>
          </ErrorBoundary>
        </Box>
        <Attributions />
      </Box>
    </Box>
  );
}
