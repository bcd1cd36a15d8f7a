// JavaScript, because webpack's command loads its configuration before anything can load TypeScript.
import "./build/typescript.mjs";

export default (await import("./build/webpackConfigurations.ts")).configurations;
