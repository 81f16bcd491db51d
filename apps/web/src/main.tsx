import "./lib/jitless.ts";
import "./app/theme/fonts.css";
import { prefetchPage } from "./app/ahead.ts";
import { startI18n } from "./lib/language/i18n.ts";

/** Lets the page answer whoever uses it before what comes next. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

const words = startI18n(prefetchPage(window.location.pathname));

/** All of it is in one file, yet run piece by piece: at once it would hold up a slow phone. */
async function start(): Promise<void> {
  await pause();
  const { restoreState } = await import(/* webpackMode: "eager" */ "./app/restoreState.ts");
  const restored = restoreState();
  await pause();
  await import(/* webpackMode: "eager" */ "./app/theme/theme.ts");
  await pause();
  const { renderApp } = await import(/* webpackMode: "eager" */ "./app/renderApp.tsx");
  // Nothing is drawn until the state is restored.
  await Promise.all([restored, words]);
  await pause();
  renderApp();
}

void start();
