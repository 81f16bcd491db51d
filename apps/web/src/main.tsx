import "./lib/jitless.ts";
import "./app/theme/fonts.css";
import { createRoot } from "react-dom/client";
import { App } from "./app/App.tsx";
import { readAhead, readAreaAhead } from "./app/ahead.ts";
import { keepReturnAddress } from "./app/keepReturnAddress.ts";
import { keepState } from "./app/keepState.ts";
import { startI18n } from "./lib/i18n.ts";

// Nothing is drawn until the state is restored.
const restored = keepState(() => window.localStorage).then(() => {
  keepReturnAddress();
  readAreaAhead();
});
const words = startI18n(readAhead(window.location.pathname));

const root = document.getElementById("root");
void Promise.all([restored, words]).then(() => {
  if (root) createRoot(root).render(<App />);
});
