import { lazy, Suspense, useMemo } from "react";
import { useSelector } from "react-redux";
import { useLocation, useRoutes } from "react-router";
import { type LibState, useAuth } from "../lib/libState.ts";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { signedInRoutes, signedOutRoutes } from "./routes.tsx";
import { useAreaMenu } from "./useAreaMenu.ts";
import { useScrollRestoration } from "./useScrollRestoration.ts";

// Nothing is said before something happened, so the first screen does not wait for it.
const SnackbarHost = lazy(async () => ({ default: (await import("./SnackbarHost.tsx")).SnackbarHost }));

/** Everything on screen: the routes of whoever is signed in, and the snackbar above them. */
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
  const { user } = useAuth();
  const { menu } = useAreaMenu();
  const role = user?.system_role;
  const routes = useMemo(() => (role ? signedInRoutes(role, menu) : signedOutRoutes()), [role, menu]);
  return useRoutes(routes);
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
