import { addDataRequest } from "@vaardig/contract/data-requests/dataRequests";
import { getMyData } from "@vaardig/contract/data-requests/myData";
import { baseApi } from "../../lib/api/baseApi.ts";
import { call } from "../../lib/api/call.ts";

const api = baseApi.injectEndpoints({
  endpoints: (builder) => ({
    getMyData: call.query(builder, getMyData, { provides: ["data-requests", "profile"] }),
    addDataRequest: call.mutation(builder, addDataRequest, { invalidates: ["data-requests"] }),
  }),
});

export const { useGetMyDataQuery, useAddDataRequestMutation } = api;
