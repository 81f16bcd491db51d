import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { botCheck, email, newPassword, personName } from "../fields.ts";
import { secret } from "./session.ts";

const companySlug = z.string().trim().min(1).max(80);
export const getRegistrationCompany = endpoint({
  method: "GET",
  path: "/registeration/company",
  tag: "session",
  summary: "Get the company that a sign-up page is for",
  access: "public",
  query: z.strictObject({ company_slug: companySlug }),
  payload: z.object({ name: z.string(), slug: z.string() }),
  errors: ["company_unknown"],
});

export const registrationBody = z
  .strictObject({
    first_name: personName,
    last_name: personName,
    email,
    password: newPassword,
    re_password: z.string(),
    company_slug: companySlug,
    token: botCheck,
  })
  .refine((body) => body.password === body.re_password, {
    path: ["re_password"],
    message: "passwords_match",
  });
export const register = endpoint({
  method: "POST",
  path: "/registeration",
  tag: "session",
  summary: "Sign up as an employee of a company",
  access: "public",
  body: registrationBody,
  payload: z.object({ status: z.enum(["active", "confirm_email"]) }),
  errors: [
    "company_unknown",
    "company_paused",
    "bot_check_failed",
    "bot_check_used",
    "too_many_attempts",
    "too_busy",
  ],
});

export const confirmRegistration = endpoint({
  method: "POST",
  path: "/registeration/confirm",
  tag: "session",
  summary: "Confirm the email address of a sign-up",
  access: "public",
  body: z.strictObject({ secret }),
  payload: z.object({ status: z.enum(["active", "awaiting_approval"]) }),
  errors: ["link_unknown", "link_expired", "link_used"],
});
