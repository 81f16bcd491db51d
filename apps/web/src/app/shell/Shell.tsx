import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Outlet, useLocation } from "react-router";
import { CommandPalette } from "../../features/find/CommandPalette.tsx";
import { useGetSessionQuery } from "../../lib/api/me.api.ts";
import { useCurrentLanguage } from "../../lib/language/useCurrentLanguage.ts";
import { useAuth } from "../../lib/libState.ts";
import { isTab } from "../../lib/menu.ts";
import { useMenuMatch } from "../../lib/useMenuMatch.ts";
import { BarBack, BarSlot, BarTitle } from "../../ui/barSlot.ts";
import { PausedContext } from "../../ui/whilePaused.ts";
import { ErrorBoundary } from "../ErrorBoundary.tsx";
import { screenOf } from "../screenOf.ts";
import { FOCUS_TARGET, useFocusOnNavigation } from "../useFocusOnNavigation.ts";
import { useReturnFocus } from "../useReturnFocus.ts";
import { Attributions } from "./Attributions.tsx";
import { PausedWarning } from "./PausedWarning.tsx";
import { PhoneBar } from "./PhoneBar.tsx";
import { Shortcuts } from "./Shortcuts.tsx";
import { Sidebar } from "./Sidebar.tsx";
import { SkipLink } from "./SkipLink.tsx";
import { TopBar } from "./TopBar.tsx";
import { useCollapsed } from "./useCollapsed.ts";
import { useOnline } from "./useOnline.ts";
import { useRefreshSession } from "./useRefreshSession.ts";
import { useSearchableScreens } from "./useSearchableScreens.tsx";

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
  const language = useCurrentLanguage();
  const [collapsed, toggle] = useCollapsed();
  const online = useOnline();
  const notice = useGetSessionQuery().data?.notice;
  // The unread count is rendered once: in the phone's bar or in the desktop's top bar.
  const isDesktop = useMediaQuery("(min-width: 900px)", { noSsr: true });
  const [isFinding, setFinding] = useState(false);
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const [backPlace, setBackPlace] = useState<HTMLElement | null>(null);
  const [isMapping, setMapping] = useState(false);
  const screens = useSearchableScreens();
  const openFind = () => setFinding(true);
  const hasStrip = user?.system_role !== "staff";
  useRefreshSession();
  // Before the focus moves to the content, because it asks what had it.
  useReturnFocus();
  const places = chain.filter((item) => !isTab(item));
  useFocusOnNavigation([...places.map((item) => item.key), ...Object.values(params)].join("/"));
  // A tab keeps its focus, unless what had it belonged to the page before.
  useFocusOnNavigation(pathname, { ifLost: true });
  const barTitle = (!isDesktop && language && places.at(-1)?.label[language]) || "";
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
        <Sidebar collapsed={collapsed} onToggle={toggle} onFind={hasStrip ? undefined : openFind} />
      </Box>
      {!isDesktop && (
        <PhoneBar onFind={openFind} hasBell={hasStrip} toolsRef={setSlot} backRef={setBackPlace} />
      )}
      <Box sx={{ minWidth: 0, display: "flex", flexDirection: "column" }}>
        {isDesktop && hasStrip && <TopBar onFind={openFind} />}
        {!online && (
          <Alert
            severity="warning"
            role="status"
            // In sight however far the page is scrolled.
            sx={{
              position: "sticky",
              top: 0,
              zIndex: "appBar",
              borderRadius: 0,
              backgroundColor: "background.paper",
            }}
          >
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
            py: { xs: 4, md: 8 },
          }}
        >
          <ErrorBoundary resetKey={pathname}>
            <PausedContext value={notice && PAUSED.includes(notice.kind) ? <PausedWarning /> : null}>
              <BarSlot value={isDesktop ? null : slot}>
                <BarTitle value={barTitle}>
                  <BarBack value={isDesktop ? null : backPlace}>
                    <Outlet />
                  </BarBack>
                </BarTitle>
              </BarSlot>
            </PausedContext>
          </ErrorBoundary>
        </Box>
        <Attributions />
      </Box>
      <CommandPalette
        isOpen={isFinding}
        onOpen={setFinding}
        screens={screens}
        onShortcuts={() => setMapping(true)}
      />
      <Shortcuts isOpen={isMapping} onOpen={setMapping} />
    </Box>
  );
}
