import "./lib/jitless.ts";
import "./app/theme/fonts.css";
import { prefetchPage } from "./app/prefetchPage.ts";
import { startI18n } from "./lib/language/i18n.ts";

/** Yields to the event loop, so that the page stays responsive between start-up steps. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

const words = startI18n(prefetchPage(window.location.pathname));

/**
 * Runs the modules of the single start-up file step by step, because running all at once blocks a slow
 * phone.
 */
async function start(): Promise<void> {
  await pause();
  const { restoreState } = await import(/* webpackMode: "eager" */ "./app/restoreState.ts");
  const restored = restoreState();
  await pause();
  await import(/* webpackMode: "eager" */ "./app/theme/theme.ts");
  await pause();
  const { renderApp } = await import(/* webpackMode: "eager" */ "./app/renderApp.tsx");
  // Rendering waits for the restored state.
  await Promise.all([restored, words]);
  await pause();
  renderApp();
}

void start();
