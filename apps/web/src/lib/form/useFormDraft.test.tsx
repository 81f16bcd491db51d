import type { Dispatch } from "@reduxjs/toolkit";
import { type UseFormReturn, useForm } from "react-hook-form";
import { useDispatch } from "react-redux";
import { afterEach, beforeEach, expect, test } from "vitest";
import { buildLiveToken, buildMenu } from "../../test/builders.ts";
import { drawHook, type HookOnScreen } from "../../test/drawHook.tsx";
import { sessionEnded, signedIn, signedOut } from "../auth.slice.ts";
import { useAuth } from "../libState.ts";
import { useFormDraft } from "./useFormDraft.ts";

interface Values {
  name: string;
  password: string;
}
let inner: UseFormReturn<Values> | null = null;

/** The form is there while someone is signed in, as on a page of the signed-in area. */
function Guarded() {
  return useAuth().user ? <Filled /> : null;
}
function Filled() {
  const form = useForm<Values>({ defaultValues: { name: "Ann", password: "" } });
  useFormDraft(form);
  inner = form;
  return null;
}

let screen: HookOnScreen<Dispatch>;
beforeEach(async () => {
  window.sessionStorage.clear();
  window.history.pushState({}, "", "/form");
  screen = await drawHook(useDispatch, {}, undefined, <Guarded />);
  await enter();
});
afterEach(() => screen.remove());

const enter = (role: "employee" | "manager" = "employee") =>
  screen.run((dispatch) =>
    dispatch(signedIn({ token: buildLiveToken(role), menu_schema: buildMenu(), expire_in: 60 })),
  );
const typeIn = () =>
  screen.run(() => {
    inner?.setValue("name", "Anna");
    inner?.setValue("password", "Secret-1");
  });

test("what was typed when the session ended is there again after the same person signs in", async () => {
  await typeIn();
  await screen.run((dispatch) => dispatch(sessionEnded("/form")));
  await enter();
  expect(inner?.getValues()).toEqual({ name: "Anna", password: "" });
  expect(screen.message()).not.toBe("");
});

test("signing out on purpose leaves nothing behind", async () => {
  await typeIn();
  await screen.run((dispatch) => dispatch(signedOut()));
  expect(window.sessionStorage.length).toBe(0);
  await enter();
  expect(inner?.getValues("name")).toBe("Ann");
});

test("a form that was not changed leaves nothing behind either", async () => {
  await screen.run((dispatch) => dispatch(sessionEnded("/form")));
  expect(window.sessionStorage.length).toBe(0);
});
