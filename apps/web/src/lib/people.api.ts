import { listPeople, saveUser } from "@vaardig/contract/employees";
import { baseApi } from "./baseApi.ts";
import { call } from "./call.ts";
import { i18n } from "./i18n.ts";

const api = baseApi.injectEndpoints({
  endpoints: (builder) => ({
    listPeople: call.query(builder, listPeople, { provides: ["employees", "organization"] }),
    saveUser: call.mutation(builder, saveUser, {
      invalidates: [
        "employees",
        "employee-role",
        "organization",
        "profile",
        "candidates",
        "events",
        "dashboard",
      ],
      fallback: () => i18n.t("people.save-failed"),
    }),
  }),
});

export const { useListPeopleQuery, useSaveUserMutation } = api;
