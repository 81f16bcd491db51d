import type { Screen } from "./screens.ts";

const loginPage = () => import(/* webpackChunkName: "sign-in" */ "../features/session/pages/LoginPage.tsx");

/** Address → page, for everybody. */
export const PUBLIC_SCREENS: Record<string, Screen> = {
  "/": { load: loginPage },
  "/login": { load: loginPage },
  "/set-password": {
    load: () => import("../features/session/pages/SetPasswordPage.tsx"),
  },
  "/signup/confirm": {
    load: () => import("../features/session/pages/ConfirmPage.tsx"),
  },
  "/signup/:company_slug": {
    load: () => import("../features/session/pages/SignUpPage.tsx"),
  },
  "/careers/:company_slug": {
    load: () => import("../features/careers/pages/CareersPage.tsx"),
  },
  "/careers/:company_slug/:jobId": {
    load: () => import("../features/careers/pages/CareersJobPage.tsx"),
  },
  "/consent": {
    load: () => import("../features/candidates/pages/ConsentPage.tsx"),
  },
  "/recover": {
    load: () => import("../features/session/pages/RecoverPage.tsx"),
  },
  "/forgot-password": {
    load: () => import("../features/session/pages/ForgotPasswordPage.tsx"),
  },
  "/reset-password": {
    load: () => import("../features/session/pages/ResetPasswordPage.tsx"),
  },
};
