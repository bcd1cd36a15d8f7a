import { notImplemented } from "../hostError";
import { HostObject, type ObjectType, type Session } from "../richApi/hostObject";

/** Services that office.js makes by name. They have no public interface: any member name compiles. */
type Service = ObjectType<Session, Record<string, (...args: unknown[]) => unknown>>;

const SERVICES: Readonly<Record<string, Service>> = {
  "Microsoft.ExcelServices.CustomFunctions": {
    name: "CustomFunctions",
    call: {
      _SetOsfControlContainerReadyForCustomFunctions: (session) => session.functionsReady(),
      // Feature 2: answers are posted every 200 ms instead of 500.
      _GetEnabledFeatures: () => [2],
      SetInvocationArrayResults: (session, [results]) => session.functionsAnswered(results as unknown[]),
    },
  },
  "Microsoft.InternalService.AddinInternalService": {
    name: "AddinInternalService",
    call: { NotifyActionHandlerReady: () => null },
  },
  "Microsoft.AppRuntime.AppRuntimeService": {
    name: "AppRuntimeService",
    call: {
      SetAppRuntimeState: ({ runtime }, [state]) => void (runtime["state"] = state),
      GetAppRuntimeState: ({ runtime }) => runtime["state"],
    },
  },
  "Microsoft.AppRuntime.AppRuntimePersistenceService": {
    name: "AppRuntimePersistenceService",
    call: {
      SetAppRuntimeStartState: ({ runtime }, [state]) => void (runtime["startState"] = state),
      GetAppRuntimeStartState: ({ runtime }) => runtime["startState"],
    },
  },
};

/** The service of that name. */
export function serviceOf(name: string, session: Session): HostObject {
  const service = SERVICES[name];
  if (!service) throw notImplemented(`the service ${name}`);
  return HostObject.of(service, session);
}
