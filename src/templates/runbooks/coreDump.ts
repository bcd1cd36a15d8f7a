import { quoted } from "../../sheets/formulaText";
import { inShell } from "./commandTexts";
import type { Runbook } from "./runbookSheet";
import { filledIn } from "./step";

const HOST = filledIn("dumpHost", "host");
const STORE = inShell("dumpStore", "datastore");
const COPY = `"/vmfs/volumes/"&${STORE}&"/zdump-"&${inShell("dumpHost", "host")}`;

/** The dump of a host with a purple screen, before the next one writes over it. */
export const CORE_DUMP: Runbook = {
  id: "dump",
  sheet: "7 Core dump",
  purpose: "after a purple screen",
  later: "enter host and file when known",
  about:
    "After a purple screen: save the dump first. The file holds one dump; the next failure overwrites it.",
  steps: [
    {
      text: "Take a picture of the whole screen.",
      where: "console",
      command: `"Console of "&${HOST}`,
      expect: "Every line can be read.",
      stopIf: "-",
    },
    {
      text: "Wait until the screen shows that the dump is written. It can take up to an hour.",
      where: "console",
      command: quoted("Wait"),
      expect: "Disk Dump Successful, near the end of the screen.",
      stopIf: "Nothing. If it shows that the dump failed, continue: the picture is the only evidence.",
    },
    {
      text: "Restart the host through its management controller.",
      where: "controller",
      command: `"Controller of "&${HOST}&" > Reset"`,
      expect: "ESXi starts and answers.",
      stopIf: "The dump is still being written.",
      danger: "cuts off a dump that is not yet complete.",
    },
    {
      text: "Keep VMs off the host until the dump is saved.",
      where: "the host",
      command: quoted("esxcli system maintenanceMode set -e true -m ensureObjectAccessibility"),
      expect: "esxcli system maintenanceMode get answers: Enabled",
      stopIf: "The cluster cannot spare the host.",
      danger: "a failure of another host meanwhile can cost data.",
    },
    {
      text: "Find the dump file.",
      where: "the host",
      command: quoted("esxcli system coredump file list"),
      expect: "One file that is active and configured, with its size.",
      stopIf: "No file: the dump went to a partition or over the network.",
    },
    {
      text: "Read its path and put it into the inputs.",
      where: "the host",
      command: quoted("esxcli system coredump file get"),
      expect: "Active and Configured name the same file.",
      stopIf: "-",
    },
    {
      text: "Extract the dump to a datastore that outlives the host. The tool adds .1 to the name.",
      where: "the host",
      command: `"esxcfg-dumppart --file --copy --devname "&${inShell("dumpFile", "dump file")}&" --zdumpname "&${COPY}`,
      expect: "Created file, with its name.",
      stopIf: "No space is left on the datastore.",
    },
    {
      text: "Look at the copy.",
      where: "the host",
      command: `"ls -lh "&${COPY}&"*"`,
      expect: "A file of some hundred MB up to some GB.",
      stopIf: "The file is empty.",
    },
    {
      text: "Collect the logs of the host.",
      where: "the host",
      command: `"vm-support -w /vmfs/volumes/"&${STORE}`,
      expect: "A bundle with the current time.",
      stopIf: "-",
    },
    {
      text: "Open a case with the vendor: picture, dump, bundle, versions and firmware.",
      where: "desk",
      command: quoted("vmware -vl"),
      expect: "Version and build are in the case.",
      stopIf: "-",
    },
    {
      text: "Return the host to service only when the cause is known or the vendor agrees.",
      where: "the host",
      command: quoted("esxcli system maintenanceMode set -e false"),
      expect: "esxcli system maintenanceMode get answers: Disabled",
      stopIf: "The cause is hardware that is not repaired.",
    },
  ],
  notes: ["This runbook holds no command that provokes a purple screen, and none is needed."],
};
