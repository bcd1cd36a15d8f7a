import type { ReleasedPlanText } from "../released/releasedPlan";

/** The template runbooks of release 0.1.0. */
export const runbooks: ReleasedPlanText = {
  record: `
<plan xmlns="urn:hci-planner:plan:1" id="runbooks" product="0.1.0" method="0" evidence="0">
<sheet name="Runbooks">
<input id="customer" at="A7" label="Customer" by="A6"/>
<input id="project" at="B7" label="Project" by="B6"/>
<input id="author" at="C7" label="Author" by="C6"/>
<input id="planDate" at="D7" label="Date" by="D6"/>
<input id="planVersion" at="E7" label="Version" by="E6"/>
<input id="change" at="B20" label="Change number" by="A20"/>
<input id="window" at="B21" label="Window" by="A21"/>
<input id="operator" at="B22" label="Operator" by="A22"/>
<input id="second" at="B23" label="Second person" by="A23"/>
<input id="cluster" at="B26" label="Cluster" by="A26">"cluster01"</input>
<input id="datacenter" at="B27" label="Datacenter" by="A27">"dc01"</input>
<input id="version" at="B28" label="vSphere version" by="A28">"8.0 U3"</input>
<input id="architecture" at="B29" label="vSAN architecture" by="A29">"ESA"</input>
<input id="path" at="B30" label="Shutdown path" by="A30">"guided"</input>
<input id="mtu" at="B31" label="MTU of the vSAN network" by="A31">9000</input>
<input id="vcenter" at="B32" label="vCenter" by="A32">"vcsa01.example.com"</input>
<input id="vcenterHere" at="B33" label="vCenter runs on this cluster" by="A33">"yes"</input>
<input id="vcenterHost" at="B34" label="Host that runs vCenter" by="A34"/>
<input id="services" at="B35" label="AD and DNS machines" by="A35">"ad01, ad02"</input>
<input id="servicesHere" at="B36" label="They run on this cluster" by="A36">"yes"</input>
<input id="witness" at="B37" label="Witness host" by="A37">"no"</input>
<input id="witnessAddress" at="B38" label="vSAN address of the witness" by="A38"/>
<input id="nsx" at="B39" label="NSX machines on this cluster" by="A39">"no"</input>
<input id="fileServices" at="B40" label="vSAN file services" by="A40">"no"</input>
<input id="vcls" at="B41" label="vCLS machines on this cluster" by="A41">"yes"</input>
<input id="hosts.name#1" at="A45:A60" label="Host" by="A44">[["esx01.example.com"],["esx02.example.com"],["esx03.example.com"],["esx04.example.com"],["esx05.example.com"],["esx06.example.com"]]</input>
<input id="hosts.management#1" at="B45:B60" label="Management IP" by="B44">[["172.31.218.139"],["172.31.218.140"],["172.31.218.141"],["172.31.218.142"],["172.31.218.143"],["172.31.218.144"]]</input>
<input id="hosts.vmk#1" at="C45:C60" label="vSAN vmk" by="C44">[["vmk2"],["vmk2"],["vmk2"],["vmk2"],["vmk2"],["vmk2"]]</input>
<input id="hosts.address#1" at="D45:D60" label="vSAN IP" by="D44">[["172.31.219.75"],["172.31.219.76"],["172.31.219.77"],["172.31.219.78"],["172.31.219.79"],["172.31.219.80"]]</input>
<input id="oneHost" at="B63" label="Host" by="A63">"esx01.example.com"</input>
<input id="mode" at="B64" label="Data of the host" by="A64">"Ensure accessibility"</input>
<input id="usedTib" at="B65" label="Capacity used" by="A65">45</input>
<input id="capacityTib" at="B66" label="Capacity of all hosts" by="A66">90</input>
<input id="staleAddress" at="B69" label="vSAN address of the stale entry" by="A69"/>
<input id="staleUuid" at="B70" label="Node UUID of the stale entry" by="A70"/>
<input id="newAddress" at="B71" label="vSAN address of the host" by="A71"/>
<input id="newUuid" at="B72" label="Node UUID of the host" by="A72"/>
<input id="dumpHost" at="B75" label="Host with the purple screen" by="A75"/>
<input id="dumpFile" at="B76" label="Its dump file" by="A76"/>
<input id="dumpStore" at="B77" label="Datastore for the copy" by="A77">"datastore01"</input>
</sheet>
<sheet name="1 Shutdown">
<input id="shutdown.doneBy#1" at="G9" label="1" by="A9"/>
<input id="shutdown.time#1" at="H9" label="1" by="A9"/>
<input id="shutdown.result#1" at="I9" label="1" by="A9"/>
<input id="shutdown.doneBy#2" at="G10" label="2" by="A10"/>
<input id="shutdown.time#2" at="H10" label="2" by="A10"/>
<input id="shutdown.result#2" at="I10" label="2" by="A10"/>
<input id="shutdown.doneBy#3" at="G11" label="3" by="A11"/>
<input id="shutdown.time#3" at="H11" label="3" by="A11"/>
<input id="shutdown.result#3" at="I11" label="3" by="A11"/>
<input id="shutdown.doneBy#4" at="G12" label="4" by="A12"/>
<input id="shutdown.time#4" at="H12" label="4" by="A12"/>
<input id="shutdown.result#4" at="I12" label="4" by="A12"/>
<input id="shutdown.doneBy#5" at="G13" label="5" by="A13"/>
<input id="shutdown.time#5" at="H13" label="5" by="A13"/>
<input id="shutdown.result#5" at="I13" label="5" by="A13"/>
<input id="shutdown.doneBy#6" at="G14" label="6" by="A14"/>
<input id="shutdown.time#6" at="H14" label="6" by="A14"/>
<input id="shutdown.result#6" at="I14" label="6" by="A14"/>
<input id="shutdown.doneBy#7" at="G15" label="7" by="A15"/>
<input id="shutdown.time#7" at="H15" label="7" by="A15"/>
<input id="shutdown.result#7" at="I15" label="7" by="A15"/>
<input id="shutdown.second#7" at="J15" label="7" by="A15"/>
<input id="shutdown.doneBy#8" at="G16" label="8" by="A16"/>
<input id="shutdown.time#8" at="H16" label="8" by="A16"/>
<input id="shutdown.result#8" at="I16" label="8" by="A16"/>
<input id="shutdown.second#8" at="J16" label="8" by="A16"/>
<input id="shutdown.doneBy#9" at="G17" label="9" by="A17"/>
<input id="shutdown.time#9" at="H17" label="9" by="A17"/>
<input id="shutdown.result#9" at="I17" label="9" by="A17"/>
<input id="shutdown.doneBy#10" at="G18" label="10" by="A18"/>
<input id="shutdown.time#10" at="H18" label="10" by="A18"/>
<input id="shutdown.result#10" at="I18" label="10" by="A18"/>
<input id="shutdown.second#10" at="J18" label="10" by="A18"/>
<input id="shutdown.doneBy#11" at="G19" label="11" by="A19"/>
<input id="shutdown.time#11" at="H19" label="11" by="A19"/>
<input id="shutdown.result#11" at="I19" label="11" by="A19"/>
<input id="shutdown.doneBy#12" at="G20" label="12" by="A20"/>
<input id="shutdown.time#12" at="H20" label="12" by="A20"/>
<input id="shutdown.result#12" at="I20" label="12" by="A20"/>
<input id="shutdown.second#12" at="J20" label="12" by="A20"/>
<input id="shutdown.doneBy#13" at="G21" label="13" by="A21"/>
<input id="shutdown.time#13" at="H21" label="13" by="A21"/>
<input id="shutdown.result#13" at="I21" label="13" by="A21"/>
<input id="shutdown.second#13" at="J21" label="13" by="A21"/>
<input id="shutdown.doneBy#14" at="G22" label="14" by="A22"/>
<input id="shutdown.time#14" at="H22" label="14" by="A22"/>
<input id="shutdown.result#14" at="I22" label="14" by="A22"/>
<input id="shutdown.second#14" at="J22" label="14" by="A22"/>
<input id="shutdown.doneBy#15" at="G23" label="15" by="A23"/>
<input id="shutdown.time#15" at="H23" label="15" by="A23"/>
<input id="shutdown.result#15" at="I23" label="15" by="A23"/>
<input id="shutdown.doneBy#16" at="G24" label="16" by="A24"/>
<input id="shutdown.time#16" at="H24" label="16" by="A24"/>
<input id="shutdown.result#16" at="I24" label="16" by="A24"/>
<input id="shutdown.second#16" at="J24" label="16" by="A24"/>
<input id="shutdown.doneBy#17" at="G25" label="17" by="A25"/>
<input id="shutdown.time#17" at="H25" label="17" by="A25"/>
<input id="shutdown.result#17" at="I25" label="17" by="A25"/>
<input id="shutdown.second#17" at="J25" label="17" by="A25"/>
<input id="shutdown.doneBy#20" at="G28" label="20" by="A28"/>
<input id="shutdown.time#20" at="H28" label="20" by="A28"/>
<input id="shutdown.result#20" at="I28" label="20" by="A28"/>
<input id="shutdown.second#20" at="J28" label="20" by="A28"/>
<input id="shutdown.hostDoneBy#1" at="G46:G109" label="Done by" by="G45"/>
<input id="shutdown.hostTime#1" at="H46:H109" label="Time" by="H45"/>
<input id="shutdown.hostResult#1" at="I46:I109" label="Result" by="I45"/>
<input id="shutdown.hostSecond#1" at="J46:J109" label="Second person" by="J45"/>
</sheet>
<sheet name="2 Start">
<input id="start.doneBy#1" at="G9" label="1" by="A9"/>
<input id="start.time#1" at="H9" label="1" by="A9"/>
<input id="start.result#1" at="I9" label="1" by="A9"/>
<input id="start.doneBy#3" at="G11" label="3" by="A11"/>
<input id="start.time#3" at="H11" label="3" by="A11"/>
<input id="start.result#3" at="I11" label="3" by="A11"/>
<input id="start.doneBy#4" at="G12" label="4" by="A12"/>
<input id="start.time#4" at="H12" label="4" by="A12"/>
<input id="start.result#4" at="I12" label="4" by="A12"/>
<input id="start.doneBy#6" at="G14" label="6" by="A14"/>
<input id="start.time#6" at="H14" label="6" by="A14"/>
<input id="start.result#6" at="I14" label="6" by="A14"/>
<input id="start.second#6" at="J14" label="6" by="A14"/>
<input id="start.doneBy#9" at="G17" label="9" by="A17"/>
<input id="start.time#9" at="H17" label="9" by="A17"/>
<input id="start.result#9" at="I17" label="9" by="A17"/>
<input id="start.doneBy#10" at="G18" label="10" by="A18"/>
<input id="start.time#10" at="H18" label="10" by="A18"/>
<input id="start.result#10" at="I18" label="10" by="A18"/>
<input id="start.doneBy#11" at="G19" label="11" by="A19"/>
<input id="start.time#11" at="H19" label="11" by="A19"/>
<input id="start.result#11" at="I19" label="11" by="A19"/>
<input id="start.doneBy#12" at="G20" label="12" by="A20"/>
<input id="start.time#12" at="H20" label="12" by="A20"/>
<input id="start.result#12" at="I20" label="12" by="A20"/>
<input id="start.doneBy#13" at="G21" label="13" by="A21"/>
<input id="start.time#13" at="H21" label="13" by="A21"/>
<input id="start.result#13" at="I21" label="13" by="A21"/>
<input id="start.doneBy#14" at="G22" label="14" by="A22"/>
<input id="start.time#14" at="H22" label="14" by="A22"/>
<input id="start.result#14" at="I22" label="14" by="A22"/>
<input id="start.doneBy#15" at="G23" label="15" by="A23"/>
<input id="start.time#15" at="H23" label="15" by="A23"/>
<input id="start.result#15" at="I23" label="15" by="A23"/>
<input id="start.doneBy#16" at="G24" label="16" by="A24"/>
<input id="start.time#16" at="H24" label="16" by="A24"/>
<input id="start.result#16" at="I24" label="16" by="A24"/>
<input id="start.doneBy#17" at="G25" label="17" by="A25"/>
<input id="start.time#17" at="H25" label="17" by="A25"/>
<input id="start.result#17" at="I25" label="17" by="A25"/>
<input id="start.doneBy#18" at="G26" label="18" by="A26"/>
<input id="start.time#18" at="H26" label="18" by="A26"/>
<input id="start.result#18" at="I26" label="18" by="A26"/>
<input id="start.doneBy#19" at="G27" label="19" by="A27"/>
<input id="start.time#19" at="H27" label="19" by="A27"/>
<input id="start.result#19" at="I27" label="19" by="A27"/>
<input id="start.hostDoneBy#1" at="G39:G102" label="Done by" by="G38"/>
<input id="start.hostTime#1" at="H39:H102" label="Time" by="H38"/>
<input id="start.hostResult#1" at="I39:I102" label="Result" by="I38"/>
<input id="start.hostSecond#1" at="J39:J102" label="Second person" by="J38"/>
</sheet>
<sheet name="3 Maintenance">
<input id="maintenance.doneBy#1" at="G9" label="1" by="A9"/>
<input id="maintenance.time#1" at="H9" label="1" by="A9"/>
<input id="maintenance.result#1" at="I9" label="1" by="A9"/>
<input id="maintenance.doneBy#2" at="G10" label="2" by="A10"/>
<input id="maintenance.time#2" at="H10" label="2" by="A10"/>
<input id="maintenance.result#2" at="I10" label="2" by="A10"/>
<input id="maintenance.doneBy#3" at="G11" label="3" by="A11"/>
<input id="maintenance.time#3" at="H11" label="3" by="A11"/>
<input id="maintenance.result#3" at="I11" label="3" by="A11"/>
<input id="maintenance.doneBy#4" at="G12" label="4" by="A12"/>
<input id="maintenance.time#4" at="H12" label="4" by="A12"/>
<input id="maintenance.result#4" at="I12" label="4" by="A12"/>
<input id="maintenance.doneBy#5" at="G13" label="5" by="A13"/>
<input id="maintenance.time#5" at="H13" label="5" by="A13"/>
<input id="maintenance.result#5" at="I13" label="5" by="A13"/>
<input id="maintenance.doneBy#6" at="G14" label="6" by="A14"/>
<input id="maintenance.time#6" at="H14" label="6" by="A14"/>
<input id="maintenance.result#6" at="I14" label="6" by="A14"/>
<input id="maintenance.doneBy#7" at="G15" label="7" by="A15"/>
<input id="maintenance.time#7" at="H15" label="7" by="A15"/>
<input id="maintenance.result#7" at="I15" label="7" by="A15"/>
<input id="maintenance.second#7" at="J15" label="7" by="A15"/>
<input id="maintenance.doneBy#8" at="G16" label="8" by="A16"/>
<input id="maintenance.time#8" at="H16" label="8" by="A16"/>
<input id="maintenance.result#8" at="I16" label="8" by="A16"/>
<input id="maintenance.second#8" at="J16" label="8" by="A16"/>
<input id="maintenance.doneBy#9" at="G17" label="9" by="A17"/>
<input id="maintenance.time#9" at="H17" label="9" by="A17"/>
<input id="maintenance.result#9" at="I17" label="9" by="A17"/>
<input id="maintenance.doneBy#10" at="G18" label="10" by="A18"/>
<input id="maintenance.time#10" at="H18" label="10" by="A18"/>
<input id="maintenance.result#10" at="I18" label="10" by="A18"/>
<input id="maintenance.doneBy#11" at="G19" label="11" by="A19"/>
<input id="maintenance.time#11" at="H19" label="11" by="A19"/>
<input id="maintenance.result#11" at="I19" label="11" by="A19"/>
</sheet>
<sheet name="4 Partition">
<input id="partition.doneBy#3" at="G11" label="3" by="A11"/>
<input id="partition.time#3" at="H11" label="3" by="A11"/>
<input id="partition.result#3" at="I11" label="3" by="A11"/>
<input id="partition.doneBy#7" at="G15" label="7" by="A15"/>
<input id="partition.time#7" at="H15" label="7" by="A15"/>
<input id="partition.result#7" at="I15" label="7" by="A15"/>
<input id="partition.second#7" at="J15" label="7" by="A15"/>
<input id="partition.doneBy#8" at="G16" label="8" by="A16"/>
<input id="partition.time#8" at="H16" label="8" by="A16"/>
<input id="partition.result#8" at="I16" label="8" by="A16"/>
<input id="partition.second#8" at="J16" label="8" by="A16"/>
<input id="partition.hostDoneBy#1" at="G37:G148" label="Done by" by="G36"/>
<input id="partition.hostTime#1" at="H37:H148" label="Time" by="H36"/>
<input id="partition.hostResult#1" at="I37:I148" label="Result" by="I36"/>
<input id="partition.hostSecond#1" at="J37:J148" label="Second person" by="J36"/>
</sheet>
<sheet name="Pings">
<input id="witnessPings.result#1" at="D6:D21" label="Result" by="D5"/>
<input id="pings.result#1" at="D25:D144" label="Result" by="D24"/>
</sheet>
<sheet name="5 Health console">
<input id="health.doneBy#1" at="G9" label="1" by="A9"/>
<input id="health.time#1" at="H9" label="1" by="A9"/>
<input id="health.result#1" at="I9" label="1" by="A9"/>
<input id="health.doneBy#2" at="G10" label="2" by="A10"/>
<input id="health.time#2" at="H10" label="2" by="A10"/>
<input id="health.result#2" at="I10" label="2" by="A10"/>
<input id="health.doneBy#3" at="G11" label="3" by="A11"/>
<input id="health.time#3" at="H11" label="3" by="A11"/>
<input id="health.result#3" at="I11" label="3" by="A11"/>
<input id="health.doneBy#4" at="G12" label="4" by="A12"/>
<input id="health.time#4" at="H12" label="4" by="A12"/>
<input id="health.result#4" at="I12" label="4" by="A12"/>
<input id="health.doneBy#5" at="G13" label="5" by="A13"/>
<input id="health.time#5" at="H13" label="5" by="A13"/>
<input id="health.result#5" at="I13" label="5" by="A13"/>
<input id="health.doneBy#6" at="G14" label="6" by="A14"/>
<input id="health.time#6" at="H14" label="6" by="A14"/>
<input id="health.result#6" at="I14" label="6" by="A14"/>
<input id="health.doneBy#7" at="G15" label="7" by="A15"/>
<input id="health.time#7" at="H15" label="7" by="A15"/>
<input id="health.result#7" at="I15" label="7" by="A15"/>
<input id="health.doneBy#8" at="G16" label="8" by="A16"/>
<input id="health.time#8" at="H16" label="8" by="A16"/>
<input id="health.result#8" at="I16" label="8" by="A16"/>
<input id="health.doneBy#9" at="G17" label="9" by="A17"/>
<input id="health.time#9" at="H17" label="9" by="A17"/>
<input id="health.result#9" at="I17" label="9" by="A17"/>
</sheet>
<sheet name="6 Bootstrap">
<input id="bootstrap.doneBy#1" at="G9" label="1" by="A9"/>
<input id="bootstrap.time#1" at="H9" label="1" by="A9"/>
<input id="bootstrap.result#1" at="I9" label="1" by="A9"/>
<input id="bootstrap.doneBy#2" at="G10" label="2" by="A10"/>
<input id="bootstrap.time#2" at="H10" label="2" by="A10"/>
<input id="bootstrap.result#2" at="I10" label="2" by="A10"/>
<input id="bootstrap.doneBy#4" at="G12" label="4" by="A12"/>
<input id="bootstrap.time#4" at="H12" label="4" by="A12"/>
<input id="bootstrap.result#4" at="I12" label="4" by="A12"/>
<input id="bootstrap.doneBy#5" at="G13" label="5" by="A13"/>
<input id="bootstrap.time#5" at="H13" label="5" by="A13"/>
<input id="bootstrap.result#5" at="I13" label="5" by="A13"/>
<input id="bootstrap.second#5" at="J13" label="5" by="A13"/>
<input id="bootstrap.doneBy#6" at="G14" label="6" by="A14"/>
<input id="bootstrap.time#6" at="H14" label="6" by="A14"/>
<input id="bootstrap.result#6" at="I14" label="6" by="A14"/>
<input id="bootstrap.doneBy#8" at="G16" label="8" by="A16"/>
<input id="bootstrap.time#8" at="H16" label="8" by="A16"/>
<input id="bootstrap.result#8" at="I16" label="8" by="A16"/>
<input id="bootstrap.second#8" at="J16" label="8" by="A16"/>
<input id="bootstrap.doneBy#9" at="G17" label="9" by="A17"/>
<input id="bootstrap.time#9" at="H17" label="9" by="A17"/>
<input id="bootstrap.result#9" at="I17" label="9" by="A17"/>
<input id="bootstrap.doneBy#10" at="G18" label="10" by="A18"/>
<input id="bootstrap.time#10" at="H18" label="10" by="A18"/>
<input id="bootstrap.result#10" at="I18" label="10" by="A18"/>
<input id="bootstrap.doneBy#11" at="G19" label="11" by="A19"/>
<input id="bootstrap.time#11" at="H19" label="11" by="A19"/>
<input id="bootstrap.result#11" at="I19" label="11" by="A19"/>
<input id="bootstrap.hostDoneBy#1" at="G29:G60" label="Done by" by="G28"/>
<input id="bootstrap.hostTime#1" at="H29:H60" label="Time" by="H28"/>
<input id="bootstrap.hostResult#1" at="I29:I60" label="Result" by="I28"/>
<input id="bootstrap.hostSecond#1" at="J29:J60" label="Second person" by="J28"/>
</sheet>
<sheet name="7 Core dump">
<input id="dump.doneBy#1" at="G9" label="1" by="A9"/>
<input id="dump.time#1" at="H9" label="1" by="A9"/>
<input id="dump.result#1" at="I9" label="1" by="A9"/>
<input id="dump.doneBy#2" at="G10" label="2" by="A10"/>
<input id="dump.time#2" at="H10" label="2" by="A10"/>
<input id="dump.result#2" at="I10" label="2" by="A10"/>
<input id="dump.doneBy#3" at="G11" label="3" by="A11"/>
<input id="dump.time#3" at="H11" label="3" by="A11"/>
<input id="dump.result#3" at="I11" label="3" by="A11"/>
<input id="dump.second#3" at="J11" label="3" by="A11"/>
<input id="dump.doneBy#4" at="G12" label="4" by="A12"/>
<input id="dump.time#4" at="H12" label="4" by="A12"/>
<input id="dump.result#4" at="I12" label="4" by="A12"/>
<input id="dump.second#4" at="J12" label="4" by="A12"/>
<input id="dump.doneBy#5" at="G13" label="5" by="A13"/>
<input id="dump.time#5" at="H13" label="5" by="A13"/>
<input id="dump.result#5" at="I13" label="5" by="A13"/>
<input id="dump.doneBy#6" at="G14" label="6" by="A14"/>
<input id="dump.time#6" at="H14" label="6" by="A14"/>
<input id="dump.result#6" at="I14" label="6" by="A14"/>
<input id="dump.doneBy#7" at="G15" label="7" by="A15"/>
<input id="dump.time#7" at="H15" label="7" by="A15"/>
<input id="dump.result#7" at="I15" label="7" by="A15"/>
<input id="dump.doneBy#8" at="G16" label="8" by="A16"/>
<input id="dump.time#8" at="H16" label="8" by="A16"/>
<input id="dump.result#8" at="I16" label="8" by="A16"/>
<input id="dump.doneBy#9" at="G17" label="9" by="A17"/>
<input id="dump.time#9" at="H17" label="9" by="A17"/>
<input id="dump.result#9" at="I17" label="9" by="A17"/>
<input id="dump.doneBy#10" at="G18" label="10" by="A18"/>
<input id="dump.time#10" at="H18" label="10" by="A18"/>
<input id="dump.result#10" at="I18" label="10" by="A18"/>
<input id="dump.doneBy#11" at="G19" label="11" by="A19"/>
<input id="dump.time#11" at="H19" label="11" by="A19"/>
<input id="dump.result#11" at="I19" label="11" by="A19"/>
</sheet>
<sheet name="Commands"/>
<sheet name="Basis"/>
</plan>`,
  ids: {
    Runbooks: `
verdict A4 hostCount B11 hostCount.low D11 hostCount.high E11 hostCount.known F11 guided B12 guided.low D12
guided.high E12 guided.known F12 useGuided B13 useGuided.low D13 useGuided.high E13 useGuided.known F13 helper B14
helper.low D14 helper.high E14 helper.known F14 retreat B15 retreat.low D15 retreat.high E15 retreat.known F15
withoutOne B16 withoutOne.low D16 withoutOne.high E16 withoutOne.known F16 incomplete B17 incomplete.low D17
incomplete.high E17 incomplete.known F17 change B20 window B21 operator B22 second B23 cluster B26 datacenter B27
version B28 architecture B29 path B30 mtu B31 vcenter B32 vcenterHere B33 vcenterHost B34 services B35 servicesHere
B36 witness B37 witnessAddress B38 nsx B39 fileServices B40 vcls B41 hosts.name A45:A60 hosts.management B45:B60
hosts.vmk C45:C60 hosts.address D45:D60 hosts.finding E45:E60 hosts.at F45:F60 hosts A45:F60 oneHost B63 mode B64
usedTib B65 capacityTib B66 staleAddress B69 staleUuid B70 newAddress B71 newUuid B72 dumpHost B75 dumpFile B76
dumpStore B77`,
    "1 Shutdown": `
shutdown.step B9:B30 shutdown.command D9:D30 shutdownHosts.no A38:A41 shutdownHosts.title B38:B41 shutdownHosts.first
C38:C41 shutdownHosts.command D38:D41 shutdownHosts.count E38:E41 shutdown.rows E42 shutdown.hostNo A46:A109
shutdown.hostStep B46:B109 shutdown.hostName C46:C109 shutdown.hostCommand D46:D109`,
    "2 Start": `
start.step B9:B27 start.command D9:D27 startHosts.no A31:A34 startHosts.title B31:B34 startHosts.first C31:C34
startHosts.command D31:D34 startHosts.count E31:E34 start.rows E35 start.hostNo A39:A102 start.hostStep B39:B102
start.hostName C39:C102 start.hostCommand D39:D102`,
    "3 Maintenance": `
maintenance.step B9:B19 maintenance.command D9:D19`,
    "4 Partition": `
partition.step B9:B18 partition.command D9:D18 partitionHosts.no A26:A32 partitionHosts.title B26:B32
partitionHosts.first C26:C32 partitionHosts.command D26:D32 partitionHosts.count E26:E32 partition.rows E33
partition.hostNo A37:A148 partition.hostStep B37:B148 partition.hostName C37:C148 partition.hostCommand D37:D148`,
    Pings: `
witnessPings.from A6:A21 witnessPings.to B6:B21 witnessPings.command C6:C21 witnessPings.result D6:D21 witnessPings
A6:D21 pings.from A25:A144 pings.to B25:B144 pings.command C25:C144 pings.result D25:D144 pings A25:D144`,
    "5 Health console": `
health.step B9:B17 health.command D9:D17`,
    "6 Bootstrap": `
bootstrap.step B9:B19 bootstrap.command D9:D19 bootstrapHosts.no A23:A24 bootstrapHosts.title B23:B24
bootstrapHosts.first C23:C24 bootstrapHosts.command D23:D24 bootstrapHosts.count E23:E24 bootstrap.rows E25
bootstrap.hostNo A29:A60 bootstrap.hostStep B29:B60 bootstrap.hostName C29:C60 bootstrap.hostCommand D29:D60`,
    "7 Core dump": `
dump.step B9:B19 dump.command D9:D19`,
    Commands: `
checks.command A10:A43 checks.how B10:B43 checks.version C10:C43 checks.source D10:D43 checks A10:D43 releases.name
A47:A56 releases.guided B47:B56 releases.helper C47:C56 releases.retreat D47:D56 releases A47:D56 ordered.name A60:A75
ordered.vmk B60:B75 ordered.address C60:C75 ordered.at D60:D75 ordered A60:D75`,
  },
  written: {
    Runbooks: `
A1:A2' A3=4p9 A4=xW6 A6' A9' A11:A17' A19:A23' A25:A41' A43:A44' A62:A66' A68:A72' A74:A77' A79:A87' B6' B10' B11=VXA
B12=jP7 B13=B3z B14=_QR B15=Ime B16=dtb B17=zEd B44' C6' C10:C11' C16:C17' C31' C44' C65:C66' D6' D10' D21' D23' D30'
D34:D35' D44' D72' D76' E6' E10' E44' E45:E60=MUP F10:F17' F44' F45=R2K F46=CX2 F47=Q1c F48=f-9 F49=j5l F50=jnX
F51=mF0 F52=A_e F53=CLK F54=ij6 F55=P_Q F56=fEx F57=aLI F58=Rqi F59=V-z F60=W-O`,
    "1 Shutdown": `
A1:A2' A4=kIu A5' A7:A8' A9#foK A10#WYK A11#BfK A12#g4K A13#TzK A14#KlK A15#19K A16#EoL A17#3yL A18#-yy A19#tzy
A20#Qoy A21#Hly A22#CYy A23#xOy A24#kFy A25#L4y A26#Wlx A27#Fox A28#Dor A29#QTr A30#Z9r A32:A34' A36:A37' A38#Wlx
A39#Fox A40#QTr A41#Z9r A44:A45' A46=IKN A47=o5W A48=Mgz A49=9Lo A50=NF3 A51=_Pe A52=x5p A53=miF A54=JIp A55=d2n
A56=Fsj A57=LAZ A58=C58 A59=aRQ A60=asu A61=Ue3 A62=AFD A63=EYe A64=-W_ A65=aOU A66=tdW A67=KGr A68=4y3 A69=MjA
A70=bwZ A71=00u A72=8EN A73=bny A74=9Tj A75=eC9 A76=3C2 A77=v5i A78=agl A79=cQm A80=b1- A81=gXI A82=Nll A83=mCn
A84=Wh9 A85=n7g A86=j7o A87=qj4 A88=n40 A89=MYf A90=dJu A91=OND A92=bVB A93=lx3 A94=nDF A95=zE- A96=YI7 A97=6cb
A98=Iaq A99=Dx5 A100=0TA A101=F6T A102=xv5 A103=06w A104=9or A105=DtU A106=aGT A107=n-- A108=PKf A109=Kx- B8:B30'
B37:B41' B45' B46:B109=eP9 C8:C30' C37' C38=foK C39:C41=TrN C45' C46=bq2 C47=wmb C48=w6k C49=xEC C50=SDY C51=jZD
C52=nkp C53=P2j C54=_UM C55=PLD C56=ziX C57=ttP C58=n12 C59=XTl C60=DZe C61=hwj C62=U3M C63=-4y C64=kwn C65=94P
C66=Ooy C67=H9M C68=0IB C69=iPj C70=CF7 C71=I8D C72=hYP C73=cXX C74=EZ2 C75=_6a C76=Be0 C77=1jV C78=LQA C79=1Ya
C80=ZpK C81=nkF C82=5At C83=bcj C84=S6Q C85=ire C86=gLR C87=zmS C88=npl C89=NRw C90=46l C91=wN6 C92=tPq C93=6gV
C94=U5k C95=tY_ C96=VnV C97=PGI C98=Pzc C99=uo9 C100=RQL C101=YjG C102=dAd C103=eja C104=_Vx C105=aH0 C106=oGF
C107=Q3v C108=ZMV C109=AmX D8' D9=Aqt D10=VDw D11=tns D12=m7U D13=Cy4 D14=7au D15=hTk D16=xim D17=wch D18=yTa D19=_fP
D20=oLT D21=oob D22=Ehs D23=CJh D24=QW2 D25=w8i D26=UMS D27=Tmr D28=0ww D29=Cn5 D30=SeR D37' D38=4Pi D39=Ya6 D40=4OF
D41=LaH D42' D45' D46=seM D47=ztt D48=DIY D49=QwD D50=p7C D51=7D3 D52=f67 D53=gNv D54=NgO D55=Pic D56=R8L D57=U9J
D58=oe3 D59=VT8 D60=2rj D61=0r_ D62=93V D63=Je3 D64=jfc D65=O6f D66=y7n D67=xX6 D68=Hp4 D69=UAm D70=zSQ D71=7Rg
D72=vIw D73=Ul9 D74=OR4 D75=Plv D76=J8g D77=oxF D78=ioj D79=kqb D80=sRm D81=Sg7 D82=1lK D83=jIZ D84=h_I D85=Yae
D86=Bot D87=K_Z D88=57Q D89=jRp D90=lRX D91=Ajy D92=TNw D93=E_9 D94=xHk D95=HqB D96=g6N D97=2ae D98=e0D D99=sqV
D100=J31 D101=O0u D102=jGA D103=0nI D104=0Yp D105=HpM D106=77e D107=xlm D108=e2I D109=6jL E8:E30' E37' E38=tfS E39=tZQ
E40:E41=tfS E42=ebp E45' F8:F30' F45' G8' G26:G27' G29:G30' G45' H8' H45' I8' I45' J8' J45'`,
    "2 Start": `
A1:A2' A4=kIu A5' A7:A8' A9#foK A10#WYK A11#BfK A12#g4K A13#TzK A14#KlK A15#19K A16#EoL A17#3yL A18#-yy A19#tzy
A20#Qoy A21#Hly A22#CYy A23#xOy A24#kFy A25#L4y A26#Wlx A27#Fox A29:A30' A31#WYK A32#TzK A33#19K A34#EoL A37:A38'
A39=voj A40=J9K A41=rZ9 A42=nB8 A43=hVI A44=AnX A45=Suk A46=w-E A47=ke9 A48=IuU A49=eSz A50=ttE A51=-W2 A52=wjv
A53=zxw A54=ut8 A55=KpB A56=P_u A57=5jM A58=1iG A59=zT0 A60=urP A61=u2b A62=hqL A63=sk3 A64=fkM A65=cJ6 A66=lxx
A67=rLo A68=_Id A69=no3 A70=2C3 A71=3AW A72=lzB A73=R8K A74=ckY A75=sNM A76=evk A77=kaP A78=3LX A79=_gX A80=f2O
A81=9BM A82=Hnx A83=yd8 A84=cio A85=SX2 A86=Ho1 A87=Cp4 A88=Xz3 A89=s9z A90=hwS A91=_T3 A92=v3m A93=OEz A94=qw7
A95=yW7 A96=i6W A97=oI2 A98=FTF A99=_Sy A100=mKb A101=8cn A102=zln B8:B27' B30:B34' B38' B39:B102=rt_ C8:C27' C30'
C31=foK C32:C34=TrN C38' C39=kuw C40=TxS C41=lzZ C42=UA7 C43=X_m C44=7Cc C45=qak C46=9db C47=df8 C48=jrF C49=LNY
C50=vqM C51=Cyg C52=v48 C53=jme C54=iF1 C55=wo3 C56=ZXq C57=FUw C58=JQq C59=XAh C60=n2E C61=yR6 C62=hnd C63=y-J
C64=K4j C65=exg C66=KuT C67=TMT C68=GFL C69=Owk C70=b-4 C71=NPw C72=CEN C73=zLJ C74=fTd C75=XPf C76=1ag C77=vUR
C78=d0p C79=CMi C80=9E8 C81=31d C82=SBU C83=HSy C84=xy6 C85=n7Z C86=_uS C87=IAG C88=UR_ C89=Lty C90=-d6 C91=FfV
C92=iiM C93=3Cv C94=MxV C95=pD7 C96=i2W C97=WKc C98=gGy C99=_R8 C100=7c3 C101=pML C102=Tl8 D8' D9=6dh D10=Hev D11=eUD
D12=ttt D13=5KV D14=dOX D15=Cy4 D16=Ex7 D17=gXd D18=tF0 D19=xNu D20=VDw D21=tns D22=m7U D23=Cy4 D24=Xh7 D25=2sY
D26=i2P D27=xq_ D30' D31=Hev D32=9Lg D33=Cy4 D34=SVG D35' D38' D39=A_n D40=hPc D41=rbw D42=UKR D43=x5l D44=Biz D45=zHL
D46=KoI D47=czP D48=dNp D49=9y4 D50=9MV D51=qBb D52=HAh D53=mLg D54=JiV D55=N33 D56=zBA D57=7z- D58=Oe0 D59=IV_
D60=Oy4 D61=eKb D62=Dw_ D63=vzl D64=a9r D65=_Fj D66=rTa D67=WTP D68=CsJ D69=89f D70=Y1v D71=RkE D72=e5A D73=5gB
D74=b4W D75=FD1 D76=U6n D77=Sls D78=QWV D79=35I D80=rmP D81=0Tv D82=w_W D83=Kyp D84=ddh D85=dxJ D86=okZ D87=eo_
D88=kFS D89=n-b D90=H8I D91=Jux D92=FCs D93=PaB D94=s_j D95=Lmg D96=GRq D97=C6l D98=DXz D99=4ak D100=7U2 D101=zCs
D102=zbW E8:E27' E30' E31=Ugv E32=tfS E33=Ugv E34=tZQ E35=yxG E38' F8:F27' F38' G8' G10' G13' G15:G16' G38' H8' H38'
I8' I38' J8' J38'`,
    "3 Maintenance": `
A1:A2' A4=kIu A5' A7:A8' A9#foK A10#WYK A11#BfK A12#g4K A13#TzK A14#KlK A15#19K A16#EoL A17#3yL A18#-yy A19#tzy
A21:A25' B8:B19' C8:C19' D8' D9=VDw D10=tns D11=m7U D12=Cy4 D13=EOY D14=Ozm D15=ADV D16=ClW D17=9Lg D18=9O- D19=BZE
E8:E19' F8:F19' G8' H8' I8' J8'`,
    "4 Partition": `
A1:A2' A4=kIu A5' A7:A8' A9#foK A10#WYK A11#BfK A12#g4K A13#TzK A14#KlK A15#19K A16#EoL A17#3yL A18#-yy A20:A22'
A24:A25' A26#foK A27#WYK A28#g4K A29#TzK A30#KlK A31#3yL A32#-yy A35:A36' A37=pAe A38=cGD A39=uiG A40=NV2 A41=lfR
A42=5u3 A43=c1K A44=zfA A45=1QJ A46=pXd A47=QNM A48=1du A49=Ht3 A50=K1o A51=ynU A52=_Yc A53=4HJ A54=OIK A55=Wog
A56=W-m A57=aZb A58=jNG A59=4hy A60=Fp2 A61=9OJ A62=cVx A63=766 A64=qDY A65=ldv A66=Ffv A67=6Sf A68=gzE A69=e30
A70=sDk A71=JX2 A72=hR5 A73=H1K A74=zLx A75=Jqd A76=ocO A77=luL A78=CxT A79=EG_ A80=0kT A81=KZ9 A82=o5q A83=nfn
A84=KtV A85=IK- A86=ujg A87=SNZ A88=iGF A89=ife A90=2Wz A91=wcw A92=sGY A93=Gu4 A94=lrD A95=5P- A96=Q_g A97=pa7
A98=Ydk A99=F0A A100=aMj A101=7BU A102=zK6 A103=SBb A104=_2E A105=bBw A106=Tdw A107=Xil A108=g4V A109=-hY A110=EVE
A111=4AE A112=7L4 A113=1J- A114=y21 A115=zel A116=h9h A117=jj0 A118=otT A119=QC0 A120=AG7 A121=Mt1 A122=iBP A123=vDG
A124=CiM A125=nBP A126=af8 A127=-DV A128=n9_ A129=Hy5 A130=GWV A131=NJk A132=bbK A133=mtu A134=8SJ A135=LHx A136=11O
A137=aMW A138=kw3 A139=wQg A140=fMQ A141=11v A142=sWD A143=xcr A144=u7X A145=Rpk A146=tEJ A147=t8U A148=Pne B8:B18'
B25:B32' B36' B37:B148=NuU C8:C18' C25' C26=foK C27:C32=TrN C36' C37=EP7 C38=X93 C39=We4 C40=029 C41=Xhm C42=P8u
C43=ObO C44=IC1 C45=TFT C46=ns8 C47=7OY C48=ZPP C49=jv2 C50=sFt C51=535 C52=z2H C53=ve0 C54=Sqi C55=Fyz C56=9S3
C57=70C C58=HsF C59=xJH C60=lj_ C61=xqI C62=OBE C63=F-C C64=izN C65=f5b C66=878 C67=L4w C68=lon C69=I0M C70=1kx
C71=9Tk C72=SNB C73=Wlm C74=Frp C75=Gux C76=NHi C77=_rO C78=Fe5 C79=gax C80=oP- C81=XqT C82=_3y C83=a9O C84=m7v
C85=bBM C86=R6S C87=sFq C88=952 C89=mME C90=JEd C91=kZY C92=wTl C93=PhR C94=VN5 C95=g4y C96=f_q C97=kWJ C98=qlf
C99=QN- C100=Z2d C101=-pf C102=-4B C103=Vvv C104=Ian C105=6tf C106=Zso C107=A57 C108=r5f C109=lBR C110=54W C111=T98
C112=zww C113=Awh C114=wFO C115=7sj C116=2ir C117=4vV C118=t5K C119=Js1 C120=VzG C121=Rpx C122=SsC C123=IBz C124=P1E
C125=XN0 C126=rXw C127=pML C128=HPa C129=q5- C130=3Pd C131=9AK C132=sU0 C133=0ch C134=WAa C135=IIR C136=dyJ C137=SQ1
C138=fZ- C139=u4s C140=jbf C141=77o C142=_Aa C143=wny C144=Sbd C145=zgG C146=GW_ C147=qyM C148=27r D8' D9=Cy4 D10=i7l
D11=jzy D12=EHl D13=X-A D14=Ya6 D15=RA9 D16=7a_ D17=Cy4 D18=SVG D25' D26=Cy4 D27=i7l D28=EHl D29=X-A D30=Ya6 D31=Cy4
D32=SVG D33' D36' D37=L9a D38=CY7 D39=Dy8 D40=_cr D41=onl D42=1o9 D43=wby D44=cPB D45=SRj D46=1jT D47=GCS D48=VBr
D49=RgI D50=a-Q D51=C7e D52=eMf D53=ChD D54=2j4 D55=-zF D56=w2Y D57=AG0 D58=p9N D59=Hiq D60=LaD D61=AhL D62=Avr
D63=9t_ D64=kU5 D65=8hD D66=dPo D67=Skw D68=K7j D69=FuT D70=g-x D71=QQj D72=SMR D73=vZc D74=aCW D75=hZZ D76=kDh
D77=scx D78=Goa D79=mxZ D80=tgB D81=b3_ D82=c4E D83=fkc D84=Ppr D85=kEC D86=B_S D87=YNc D88=RM4 D89=VQj D90=qEd
D91=4Wt D92=ZHp D93=M5d D94=8aH D95=GFb D96=Mzu D97=seW D98=kgx D99=n57 D100=gvG D101=CDq D102=EGG D103=Nfw D104=Zd6
D105=7JM D106=C1e D107=TZA D108=AMd D109=tWp D110=1rX D111=sIw D112=Scy D113=OTj D114=r4h D115=NH0 D116=Ye1 D117=NMV
D118=0lz D119=2ZD D120=G_6 D121=Cu8 D122=zK4 D123=AHs D124=su6 D125=BOq D126=rfI D127=tfT D128=wXL D129=HnM D130=_Dn
D131=4SP D132=d2D D133=ESz D134=uHR D135=abE D136=8tJ D137=isV D138=eKo D139=HM5 D140=zEf D141=OIf D142=v9J D143=RWH
D144=7Ah D145=97u D146=PbP D147=JJZ D148=0N6 E8:E18' E25' E26:E32=Ugv E33=36D E36' F8:F18' F36' G8:G10' G12:G14'
G17:G18' G36' H8' H36' I8' I36' J8' J36'`,
    Pings: `
A1:A2' A4:A5' A6=ZDw A7=kJO A8=w_1 A9=cKQ A10=gCE A11=pRA A12=DBN A13=b5p A14=kOY A15=Afh A16=a1e A17=LKX A18=STs
A19=fpg A20=2hs A21=ds6 A23:A24' A25=E7G A26=zO4 A27=b18 A28=CjW A29=uZ6 A30=Zae A31=4C4 A32=0jU A33=vgs A34=F9E
A35=i5L A36=MPC A37=mtd A38=677 A39=vke A40=ejH A41=J56 A42=HQ4 A43=V6y A44=Gd4 A45=tzG A46=HRH A47=Rfv A48=AWH
A49=n7V A50=_c- A51=Etl A52=68x A53=_nO A54=klW A55=nob A56=EYY A57=ja0 A58=9fF A59=u1O A60=NZM A61=-FI A62=U4S
A63=bSb A64=_r5 A65=XoV A66=Zal A67=vkC A68=86S A69=X4o A70=EUX A71=Q04 A72=Lic A73=o05 A74=n3J A75=v5B A76=_N_
A77=gzZ A78=Z2T A79=hmW A80=3uh A81=sek A82=-Cb A83=cAt A84=qRJ A85=lUY A86=pdO A87=VDf A88=vgQ A89=Tpa A90=Lb-
A91=vS5 A92=_BF A93=pqq A94=OpK A95=knn A96=rSc A97=k3V A98=j9K A99=TrW A100=3al A101=HDU A102=BjV A103=pU- A104=DXY
A105=hyP A106=38C A107=kgE A108=uEP A109=h3- A110=mkm A111=00W A112=o6G A113=FGH A114=LzO A115=7Fa A116=LaT A117=r9j
A118=wAG A119=lO0 A120=Ya1 A121=Mn8 A122=_1I A123=HYS A124=I-L A125=Hy8 A126=dcu A127=HAG A128=s_h A129=q5u A130=Nkn
A131=Gh1 A132=Etr A133=Pp4 A134=S5- A135=OgG A136=d52 A137=VBt A138=57i A139=C13 A140=ZAd A141=mbH A142=YAS A143=yAA
A144=YSk B5' B6=9-s B7=NNg B8=q8I B9=HbV B10=LAm B11=JBa B12=FOe B13=H6W B14=HfH B15=m98 B16=yjB B17=Ey- B18=gAp
B19=09A B20=dEW B21=xxq B24' B25=YxR B26:B27=zny B28:B30=dNJ B31:B34=oTB B35:B39=FZP B40:B45=6ki B46:B52=5Ww
B53:B60=w0G B61:B69=Gr0 B70:B79=tXJ B80:B90=Yrp B91:B102=ouf B103:B115=4r8 B116:B129=kSi B130:B144=zRO C5' C6=qqs
C7=-6I C8=gGP C9=9fu C10=Z00 C11=SjR C12=kCG C13=PEw C14=o9J C15=u2v C16=2Hk C17=BLR C18=XBP C19=BFh C20=839 C21=N9x
C24' C25=_O9 C26=0X3 C27=ZfZ C28=_dG C29=mrz C30=oDO C31=1S1 C32=4hL C33=vh8 C34=U2b C35=A8B C36=3tU C37=l9n C38=HnW
C39=CC8 C40=0UB C41=jDl C42=yt5 C43=h5v C44=-j2 C45=fJu C46=RXw C47=n-W C48=Pzs C49=CzK C50=Ur9 C51=oVx C52=30C
C53=gS1 C54=u03 C55=NAx C56=oc3 C57=cGL C58=GTx C59=TlN C60=BHp C61=9Si C62=8KR C63=_op C64=4WL C65=Dgo C66=oBD
C67=tfk C68=XEp C69=xKE C70=xsC C71=5lr C72=aOh C73=efj C74=MSV C75=zPv C76=z9i C77=nVI C78=Jr4 C79=W82 C80=38T
C81=B0O C82=Zpb C83=ZjF C84=sqG C85=-Ow C86=-N5 C87=gYW C88=5__ C89=rlf C90=MG4 C91=I2u C92=2Dk C93=SdW C94=9R1
C95=seq C96=QxV C97=rl5 C98=WOe C99=SAB C100=nL- C101=Zos C102=Boc C103=z6O C104=ZZx C105=2j4 C106=EQ_ C107=Lp1
C108=phZ C109=2Pp C110=60N C111=c4T C112=s6N C113=jXH C114=KV5 C115=TbS C116=4Gy C117=rcu C118=OqW C119=EMJ C120=ooM
C121=8q3 C122=2fb C123=1g6 C124=spJ C125=YGH C126=XkZ C127=CJZ C128=I1H C129=mLK C130=3kD C131=KPk C132=GFJ C133=q_O
C134=9_8 C135=uNH C136=8eZ C137=_2L C138=ha4 C139=Eug C140=8JL C141=Usc C142=M38 C143=lY8 C144=R65 D5' D24'`,
    "5 Health console": `
A1:A2' A4=kIu A5' A7:A8' A9#foK A10#WYK A11#BfK A12#g4K A13#TzK A14#KlK A15#19K A16#EoL A17#3yL B8:B17' C8:C17' D8'
D9=XQu D10=0W- D11=ui3 D12=-KK D13=9O- D14=cCf D15=PGC D16=UbK D17=bXp E8:E17' F8:F17' G8' H8' I8' J8'`,
    "6 Bootstrap": `
A1:A2' A4=kIu A5' A7:A8' A9#foK A10#WYK A11#BfK A12#g4K A13#TzK A14#KlK A15#19K A16#EoL A17#3yL A18#-yy A19#tzy
A21:A22' A23#BfK A24#19K A27:A28' A29=0bA A30=OH3 A31=f6G A32=yRX A33=Woq A34=W5V A35=XK4 A36=YuQ A37=zDJ A38=A3E
A39=1fb A40=J8M A41=gUC A42=hPi A43=rpL A44=2T8 A45=zga A46=4p2 A47=W2U A48=QI4 A49=vJQ A50=tAN A51=O7k A52=RP7
A53=OCk A54=bGv A55=kpV A56=V9u A57=zMw A58=7mT A59=04R A60=pYg B8:B19' B22:B24' B28' B29:B60=Kub C8:C19' C22' C23=foK
C24=TrN C28' C29=8cw C30=Jip C31=oJu C32=_kj C33=h8s C34=uuA C35=tnr C36=1KN C37=ymL C38=INw C39=rNo C40=MaO C41=iF4
C42=NCm C43=rA5 C44=j53 C45=xiJ C46=qmP C47=3b5 C48=8nK C49=an4 C50=Bur C51=qH- C52=XTw C53=QzA C54=2Cv C55=Kop
C56=zEh C57=644 C58=t64 C59=REs C60=vYy D8' D9=_yt D10=rsC D11=shy D12=FAx D13=5RO D14=foD D15=FZ9 D16=LOV D17=2sD
D18=eew D19=VDw D22' D23=shy D24=FZ9 D25' D28' D29=bfS D30=oWa D31=KZd D32=Jt9 D33=UI4 D34=8Pt D35=UHG D36=6d_ D37=4YW
D38=eg1 D39=07w D40=z8m D41=K86 D42=SUP D43=Gtl D44=kRc D45=AEN D46=wpD D47=eRk D48=k1d D49=v10 D50=CgW D51=yek
D52=B9K D53=3B5 D54=ruZ D55=eoh D56=9ZI D57=o-K D58=cEU D59=psp D60=2JV E8:E19' E22' E23:E24=Ugv E25=cyv E28' F8:F19'
F28' G8' G11' G15' G28' H8' H28' I8' I28' J8' J28'`,
    "7 Core dump": `
A1:A2' A4=kIu A5' A7:A8' A9#foK A10#WYK A11#BfK A12#g4K A13#TzK A14#KlK A15#19K A16#EoL A17#3yL A18#-yy A19#tzy
A21:A22' B8:B19' C8:C19' D8' D9=WNV D10=8i_ D11=GzA D12=v2V D13=wsX D14=7_1 D15=JpC D16=cuI D17=oxH D18=Ex6 D19=9Lg
E8:E19' F8:F19' G8' H8' I8' J8'`,
    Commands: `
A1:A2' A4:A6' A8:A43' A45:A56' A58:A59' A60:A75=Bov B9:B43' B46:B56' B59' B60:B75=IMW C9:C43' C46:C56' C59'
C60:C75=iXD D9:D43' D46:D56' D59' D60=qcp D61=7fG D62=OFy D63=JBK D64=bP_ D65=-oz D66=7WC D67=A1z D68=JXs D69=rKq
D70=puc D71=nbj D72=T4G D73=ilw D74=ytK D75=l8K`,
    Basis: `
A1:A2' A4:A9' A11:A16' A18:A21' A23:A24' B19' B20#rNo B21#j8E C19:C21' D19:D21' E19:E21' F19:F21'`,
  },
};
