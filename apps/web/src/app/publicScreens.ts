import type { Screen } from "./screens.ts";

interface PublicScreen extends Screen {
  /** Chunk name, as in `load`. */
  chunk: string;
  /** Translation namespaces besides the shared ones; server and application prefetch them. */
  words: readonly string[];
}

const loginPage = () => import(/* webpackChunkName: "sign-in" */ "../features/session/pages/LoginPage.tsx");
const signIn: PublicScreen = { load: loginPage, chunk: "sign-in", words: ["session"] };

/** Public path → page. */
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
