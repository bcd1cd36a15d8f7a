import { ownModel } from "../../src/model/evidence/sources";
import { claimsOf } from "./claim";
import { cidr, notFound, privateSpace, sharedSpace, specialPurpose, switchMtu } from "./sources";

export const IP_PLAN_CLAIMS = claimsOf("ip-plan", [
  [
    "2^n addresses, of which the network and broadcast addresses are not host addresses (RFC 4632)",
    "confirmed",
    cidr("prefix lengths"),
  ],
  ["Private is RFC 1918 only", "confirmed", privateSpace("three blocks")],
  ["shared space (RFC 6598)", "confirmed", sharedSpace("100.64.0.0/10")],
  [
    "the ranges are those of the IANA special-purpose address registry",
    "confirmed",
    specialPurpose("registry"),
  ],
  ["MTU above that of the switches", "confirmed", switchMtu("the entire path has the same MTU")],
  [
    "3 for a gateway of two routers (VRRP, HSRP)",
    "confirmed",
    ownModel("arithmetic: one virtual and two real addresses"),
  ],
  [
    "two of the TEP network",
    "open",
    notFound("tunnel endpoints per host"),
    "two with two uplinks; a planner's default",
  ],
]);
