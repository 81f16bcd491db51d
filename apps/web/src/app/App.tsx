import CssBaseline from "@mui/material/CssBaseline";
import { ThemeProvider } from "@mui/material/styles";
import { Suspense } from "react";
import { Provider } from "react-redux";
import { BrowserRouter } from "react-router";
import { readTheme } from "../lib/theme/themeCookie.ts";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { Root } from "./Root.tsx";
import { store } from "./store.ts";
import { theme } from "./theme/theme.ts";

/** The application, rendered after state and translations have loaded. */
export function App() {
  return (
    <Provider store={store}>
      <ThemeProvider
        theme={theme}
        defaultMode={readTheme(document.cookie)}
        storageManager={null}
        disableTransitionOnChange
      >
        <CssBaseline />
        <ErrorBoundary>
          <Suspense fallback={null}>
            <BrowserRouter>
              <Root />
            </BrowserRouter>
          </Suspense>
        </ErrorBoundary>
      </ThemeProvider>
    </Provider>
  );
}
