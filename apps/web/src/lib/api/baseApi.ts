import { type BaseQueryFn, createApi } from "@reduxjs/toolkit/query/react";
import type { Endpoint } from "@vaardig/contract/endpoint";
import { sessionEnded } from "../auth.slice.ts";
import { i18n } from "../language/i18n.ts";
import type { LibState } from "../libState.ts";
import { snackbarShown } from "../snackbar.slice.ts";
import type { ApiError } from "./apiError.ts";
import { joinWrites } from "./joinWrites.ts";
import type { CallInput } from "./requestOf.ts";
import { send } from "./send.ts";

/** One tag per resource of the server; queries provide tags, mutations invalidate them. */
export const TAGS = [
  "session",
  "billing",
  "bulk-uploads",
  "candidates",
  "career-path",
  "certificates",
  "company",
  "confirmations",
  "companies",
  "courses",
  "dashboard",
  "data-requests",
  "employees",
  "employee-role",
  "events",
  "files",
  "goals",
  "invitations",
  "applications",
  "interviews",
  "jobs",
  "mail",
  "mail-templates",
  "notifications",
  "notification-preferences",
  "onboarding",
  "organization",
  "profile",
  "projects",
  "saved-views",
  "security",
  "skills",
  "wishes",
  "skill-profiles",
  "skill-catalogue",
  "talent-pools",
  "tasks",
  "language",
] as const;
export type Tag = (typeof TAGS)[number];

export interface ApiCall {
  endpoint: Endpoint;
  input: CallInput;
  /** Client message for errors without a server message. */
  fallback?: (() => string) | undefined;
}

export type ApiQuery = BaseQueryFn<ApiCall, unknown, ApiError>;

const sendCall: ApiQuery = async ({ endpoint, input, fallback }, api) => {
  const { auth } = api.getState() as LibState;
  const outcome = await send(
    endpoint,
    input,
    {
      token: auth.token,
      language: i18n.resolvedLanguage ?? "en",
      ownMessage: (kind) =>
        kind === "network" ? i18n.t("network-error") : (fallback?.() ?? i18n.t("operation-failed")),
    },
    api.signal,
  );
  // A public call may also return 401 (wrong credentials); only a session that was sent can have ended.
  const isSuspended = "error" in outcome && outcome.error.code === "company_suspended";
  const ended =
    "error" in outcome && (outcome.error.status === 401 || isSuspended) && endpoint.access !== "public";
  if (ended && auth.token) {
    const address = window.location.pathname + window.location.search;
    // Delayed, because ending the session aborts pending calls, and the caller must receive the error first.
    setTimeout(() => {
      if ((api.getState() as LibState).auth.token !== auth.token) return;
      api.dispatch(sessionEnded(address, isSuspended ? "company_suspended" : null));
      if (!isSuspended) api.dispatch(snackbarShown({ message: outcome.error.message, severity: "warning" }));
    });
  }
  // Refetches the session, which redirects to the set-up of the missing factor.
  if ("error" in outcome && outcome.error.code === "second_factor_setup_required")
    api.dispatch(baseApi.util.invalidateTags(["session"]));
  return outcome;
};

const baseQuery: ApiQuery = (call, api, extra) => {
  const make = async () => sendCall(call, api, extra);
  return joinWrites(api.dispatch, call.endpoint, call.input, make);
};

/** The RTK Query API; features inject their endpoints with `call`. */
export const baseApi = createApi({
  reducerPath: "api",
  baseQuery,
  tagTypes: TAGS,
  endpoints: () => ({}),
});
