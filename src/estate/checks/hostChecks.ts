import type { Check } from "./check";

const NO_HOSTS = ["COUNTA(HostsToday[Host])=0", "unknown", '"No host is in the exports"'] as const;

/** Whether the hosts have the same CPU. */
export function generations(): Check {
  return {
    title: "Hosts alike",
    cases: [
      NO_HOSTS,
      ['COUNTIFS(HostsToday[CPU model],"not known")>0', "unknown", '"CPU models of hosts are not known"'],
      [
        "ROWS({models.name})>1",
        "caution",
        '"The hosts have "&ROWS({models.name})&" models of CPU: their GHz are not alike"',
      ],
    ],
    otherwise: ["good", '"All hosts have the same model of CPU"'],
  };
}

/** Whether the hosts run the same version of ESX. */
export function versions(): Check {
  return {
    title: "Versions of ESX",
    cases: [
      NO_HOSTS,
      ['COUNTIFS(HostsToday[ESX version],"not known")>0', "unknown", '"Versions of ESX are not known"'],
      [
        "ROWS({versions.name})>1",
        "caution",
        '"The hosts run "&ROWS({versions.name})&" versions of ESX; most of them "&INDEX({versions.name},1)',
      ],
    ],
    otherwise: ["good", '"All hosts run "&INDEX({versions.name},1)'],
  };
}
