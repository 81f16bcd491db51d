import { lazy, Suspense } from "react";
import { useSelector } from "react-redux";
import { useLocation, useRoutes } from "react-router";
import { type LibState, useAuth } from "../lib/libState.ts";
import { AREA_SCREEN } from "./areaScreen.ts";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { LazyScreen } from "./LazyScreen.tsx";
import { SIGNED_OUT_ROUTES } from "./publicRoutes.tsx";
import { useScrollRestoration } from "./useScrollRestoration.ts";

// Lazy, because the first screen never shows a message.
const SnackbarHost = lazy(async () => ({ default: (await import("./SnackbarHost.tsx")).SnackbarHost }));

/** Root of the interface: the routes of the current person, and the snackbar above them. */
export function Root() {
  const { pathname } = useLocation();
  useScrollRestoration();
  return (
    <>
      <ErrorBoundary resetKey={pathname}>
        <Routes />
      </ErrorBoundary>
      <Snackbars />
    </>
  );
}

function Routes() {
  const signedIn = useAuth().user !== null;
  return signedIn ? <LazyScreen screen={AREA_SCREEN} fallback={null} /> : <SignedOut />;
}

function SignedOut() {
  return useRoutes(SIGNED_OUT_ROUTES);
}

function Snackbars() {
  const asked = useSelector((state: LibState) => state.snackbar.snackbarMsg !== "");
  return (
    asked && (
      <Suspense fallback={null}>
        <SnackbarHost />
      </Suspense>
    )
  );
}
