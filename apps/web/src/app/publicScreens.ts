import type { Screen } from "./screens.ts";

interface PublicScreen extends Screen {
  /** Name of its chunk, as `load` gives it. */
  chunk: string;
  /** Namespaces of its words besides those of every screen; server and app read them ahead. */
  words: readonly string[];
}

const loginPage = () => import(/* webpackChunkName: "sign-in" */ "../features/session/pages/LoginPage.tsx");
const signIn: PublicScreen = { load: loginPage, chunk: "sign-in", words: ["session"] };

/** Address → page, for everyone. */
export const PUBLIC_SCREENS: Record<string, PublicScreen> = {
  "/": signIn,
  "/login": signIn,
  "/set-password": {
    load: () =>
      import(/* webpackChunkName: "set-password" */ "../features/session/pages/SetPasswordPage.tsx"),
    chunk: "set-password",
    words: ["session"],
  },
  "/signup/confirm": {
    load: () => import(/* webpackChunkName: "confirm" */ "../features/session/pages/ConfirmPage.tsx"),
    chunk: "confirm",
    words: ["session"],
  },
  "/confirm-address": {
    load: () =>
      import(/* webpackChunkName: "confirm-address" */ "../features/session/pages/ConfirmAddressPage.tsx"),
    chunk: "confirm-address",
    words: ["session"],
  },
  "/signup/:company_slug": {
    load: () => import(/* webpackChunkName: "sign-up" */ "../features/session/pages/SignUpPage.tsx"),
    chunk: "sign-up",
    words: ["session"],
  },
  "/careers/:company_slug": {
    load: () => import(/* webpackChunkName: "careers" */ "../features/careers/pages/CareersPage.tsx"),
    chunk: "careers",
    words: ["careers"],
  },
  "/careers/:company_slug/:jobId": {
    load: () => import(/* webpackChunkName: "careers-job" */ "../features/careers/pages/CareersJobPage.tsx"),
    chunk: "careers-job",
    words: ["careers", "apply", "upload"],
  },
  "/consent": {
    load: () => import(/* webpackChunkName: "consent" */ "../features/candidates/pages/ConsentPage.tsx"),
    chunk: "consent",
    words: ["consent"],
  },
  "/unsubscribe": {
    load: () =>
      import(/* webpackChunkName: "unsubscribe" */ "../features/unsubscribe/pages/UnsubscribePage.tsx"),
    chunk: "unsubscribe",
    words: ["unsubscribe"],
  },
  "/recover": {
    load: () => import(/* webpackChunkName: "recover" */ "../features/session/pages/RecoverPage.tsx"),
    chunk: "recover",
    words: ["session"],
  },
  "/forgot-password": {
    load: () => import(/* webpackChunkName: "recover" */ "../features/session/pages/ForgotPasswordPage.tsx"),
    chunk: "recover",
    words: ["session"],
  },
  "/reset-password": {
    load: () =>
      import(/* webpackChunkName: "reset-password" */ "../features/session/pages/ResetPasswordPage.tsx"),
    chunk: "reset-password",
    words: ["session"],
  },
};
