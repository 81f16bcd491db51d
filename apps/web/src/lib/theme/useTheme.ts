import { useColorScheme } from "@mui/material/styles";
import type { Theme } from "@vaardig/contract/account/preferences";
import { useCallback } from "react";
import { rememberTheme } from "./themeCookie.ts";

/** Returns the current theme and a setter, for this browser. */
export function useTheme(): { theme: Theme; setTheme: (theme: Theme) => void } {
  const { mode = "system", setMode } = useColorScheme();
  const setTheme = useCallback(
    (theme: Theme) => {
      rememberTheme(theme);
      setMode(theme);
    },
    [setMode],
  );
  return { theme: mode, setTheme };
}
