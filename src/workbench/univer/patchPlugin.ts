import { Injector, Plugin, setDependencies } from "@univerjs/core";

/**
 * A plugin that replaces services of Univer in its injector, which is how Univer wants to be changed: after the plugin
 * that brings a service, and before anything asks for it. Univer refuses a replacement that comes too late.
 *
 * @param name Univer registers one plugin of a name.
 */
export function patchPlugin(name: string, replace: (injector: Injector) => void) {
  class Patch extends Plugin {
    static override pluginName = name;

    constructor(
      _config: undefined,
      protected readonly _injector: Injector,
    ) {
      super();
    }

    override onStarting(): void {
      replace(this._injector);
    }
  }
  setDependencies(Patch, [Injector], 1);
  return Patch;
}
