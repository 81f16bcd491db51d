import {
  cancelBilling,
  getBilling,
  keepBilling,
  openPortal,
  saveBillingDetails,
  startBilling,
  startCheckout,
} from "@vaardig/contract/billing/billing";
import { listInvoices } from "@vaardig/contract/billing/invoices";
import {
  creditInvoice,
  getBillingSettings,
  listCompanyInvoices,
  recordPayment,
  revokePayment,
  saveBillingSettings,
  setSeatPrice,
} from "@vaardig/contract/billing/staffBilling";
import { baseApi, type Tag } from "../../lib/api/baseApi.ts";
import { call } from "../../lib/api/call.ts";

/** Changes of the subscription also affect the notice bar. */
const TOUCHED: readonly Tag[] = ["billing", "session"];

const api = baseApi.injectEndpoints({
  endpoints: (builder) => ({
    getBilling: call.query(builder, getBilling, { provides: ["billing"] }),
    saveBillingDetails: call.mutation(builder, saveBillingDetails, { invalidates: ["billing"] }),
    cancelBilling: call.mutation(builder, cancelBilling, { invalidates: TOUCHED }),
    keepBilling: call.mutation(builder, keepBilling, { invalidates: TOUCHED }),
    startBilling: call.mutation(builder, startBilling, { invalidates: TOUCHED }),
    startCheckout: call.mutation(builder, startCheckout),
    openPortal: call.mutation(builder, openPortal),
    listInvoices: call.query(builder, listInvoices, { provides: ["billing"] }),
    getBillingSettings: call.query(builder, getBillingSettings, { provides: ["billing"] }),
    saveBillingSettings: call.mutation(builder, saveBillingSettings, { invalidates: ["billing"] }),
    setSeatPrice: call.mutation(builder, setSeatPrice, { invalidates: ["billing"] }),
    listCompanyInvoices: call.query(builder, listCompanyInvoices, { provides: ["billing"] }),
    recordPayment: call.mutation(builder, recordPayment, { invalidates: ["billing", "companies"] }),
    revokePayment: call.mutation(builder, revokePayment, { invalidates: ["billing", "companies"] }),
    creditInvoice: call.mutation(builder, creditInvoice, { invalidates: ["billing", "companies"] }),
  }),
});

export const {
  useGetBillingQuery,
  useLazyGetBillingQuery,
  useSaveBillingDetailsMutation,
  useCancelBillingMutation,
  useKeepBillingMutation,
  useStartBillingMutation,
  useStartCheckoutMutation,
  useOpenPortalMutation,
  useListInvoicesQuery,
  useGetBillingSettingsQuery,
  useLazyGetBillingSettingsQuery,
  useSaveBillingSettingsMutation,
  useSetSeatPriceMutation,
  useListCompanyInvoicesQuery,
  useRecordPaymentMutation,
  useRevokePaymentMutation,
  useCreditInvoiceMutation,
} = api;
