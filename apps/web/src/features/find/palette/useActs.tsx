import KeyIcon from "lucide-react/icons/key-round";
import KeyboardIcon from "lucide-react/icons/keyboard";
import LanguageIcon from "lucide-react/icons/languages";
import SignOutIcon from "lucide-react/icons/log-out";
import DeviceIcon from "lucide-react/icons/monitor";
import DarkIcon from "lucide-react/icons/moon";
import AddIcon from "lucide-react/icons/plus";
import LightIcon from "lucide-react/icons/sun";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../lib/language/useLanguage.ts";
import type { ScreenKey } from "../../../lib/screenKeys.ts";
import { useChooseTheme } from "../../../lib/theme/useChooseTheme.ts";
import { usePath } from "../../../lib/usePath.ts";
import { ACTION_PARAM } from "../../../lib/useRequestedAction.ts";
import { useSignOut } from "../../../lib/useSignOut.ts";
import type { Option } from "./option.ts";

/**
 * Actions that start on a screen, available to everyone with the screen. `asks` is the action that the
 * screen is asked to start.
 */
const SCREEN_ACTS = [
  { id: "create-job", screen: "create-job" },
  { id: "add-employee", screen: "employee-list", asks: "add" },
  { id: "invite", screen: "employee-list", asks: "invite" },
  { id: "upload-employees", screen: "employee-list", asks: "upload" },
  { id: "add-candidate", screen: "candidates-list", asks: "add" },
  { id: "add-skill", screen: "your-skills", asks: "add" },
  { id: "add-goal", screen: "add-goal" },
  { id: "change-password", screen: "account-security" },
  { id: "add-company", screen: "add-company" },
] as const satisfies { id: string; screen: ScreenKey; asks?: string }[];

/** Screens for a single task, listed as actions. */
export const ACT_SCREENS: readonly string[] = ["create-job", "add-goal", "add-company"];

const THEMES = [
  { theme: "dark", Icon: DarkIcon },
  { theme: "light", Icon: LightIcon },
  { theme: "system", Icon: DeviceIcon },
] as const;

/** Returns the reader's global actions, with additional search terms. */
export function useActs(onShortcuts: () => void): (Option & { words: string })[] {
  const { t } = useTranslation("find");
  const pathTo = usePath();
  const { theme, chooseTheme } = useChooseTheme();
  const { language, setLanguage } = useLanguage();
  const signOut = useSignOut();
  const begun = SCREEN_ACTS.flatMap((act) => {
    const path = pathTo(act.screen);
    if (!path) return [];
    const to = "asks" in act ? `${path}?${new URLSearchParams({ [ACTION_PARAM]: act.asks })}` : path;
    return [
      {
        id: act.id,
        to,
        picture: act.id === "change-password" ? <KeyIcon size={20} /> : <AddIcon size={20} />,
      },
    ];
  });
  const themes = THEMES.filter((one) => one.theme !== theme).map(({ theme: one, Icon }) => ({
    id: `theme-${one}` as const,
    picture: <Icon size={20} />,
    run: () => void chooseTheme(one),
  }));
  const other = language === "en" ? "nl" : "en";
  const acts = [
    ...begun,
    ...themes,
    {
      id: `language-${other}` as const,
      picture: <LanguageIcon size={20} />,
      run: () => void setLanguage(other),
    },
    { id: "shortcuts" as const, picture: <KeyboardIcon size={20} />, keys: "?", run: onShortcuts },
    { id: "sign-out" as const, picture: <SignOutIcon size={20} />, run: () => void signOut() },
  ];
  return acts.map((act) => ({
    kind: "acts" as const,
    label: t(`acts.${act.id}.name`),
    words: t(`acts.${act.id}.words`),
    ...act,
  }));
}
