import { listPeople, saveUser } from "@vaardig/contract/employees";
import { i18n } from "../language/i18n.ts";
import { baseApi } from "./baseApi.ts";
import { call } from "./call.ts";

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
