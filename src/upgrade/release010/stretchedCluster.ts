import type { ReleasedPlanText } from "../released/releasedPlan";

/** The template stretched-cluster of release 0.1.0. */
export const stretchedCluster: ReleasedPlanText = {
  record: `
<plan xmlns="urn:hci-planner:plan:1" id="stretched-cluster" product="0.1.0" method="0" evidence="0">
<sheet name="Stretched cluster">
<input id="customer" at="A7" label="Customer" by="A6"/>
<input id="project" at="B7" label="Project" by="B6"/>
<input id="author" at="C7" label="Author" by="C6"/>
<input id="planDate" at="D7" label="Date" by="D6"/>
<input id="planVersion" at="E7" label="Version" by="E6"/>
<input id="hosts" at="B23" label="Hosts per site" by="A23">6</input>
<input id="disks" at="B24" label="Disks per host" by="A24">5</input>
<input id="diskTb" at="B25" label="Disk size" by="A25">6.4</input>
<input id="raid" at="B26" label="Layout inside a site" by="A26">"RAID-1 FTT1"</input>
<input id="mirrored" at="B27" label="Mirrored between the sites" by="A27">"yes"</input>
<input id="keepFree" at="B28" label="Kept free in both sites" by="A28">0.1</input>
<input id="iops" at="B31" label="I/O per second" by="A31">20000</input>
<input id="blockKib" at="B32" label="I/O size" by="A32">4</input>
<input id="readShare" at="B33" label="Reads" by="A33">0.5</input>
<input id="metadata" at="B34" label="Factor for metadata" by="A34">1.4</input>
<input id="resync" at="B35" label="Factor for resynchronization" by="A35">1.25</input>
<input id="compression" at="B36" label="Data is smaller on the link by" by="A36">1</input>
<input id="linkGbit" at="B39" label="Between the data sites" by="A39">25</input>
<input id="siteRtt" at="B40" label="Round trip between the data sites" by="A40">1</input>
<input id="witnessMbit" at="B41" label="Each data site to the witness" by="A41">100</input>
<input id="witnessRtt" at="B42" label="Round trip to the witness" by="A42">20</input>
</sheet>
<sheet name="VMs and links">
<input id="vms" at="B5" label="VMs" by="A5">50</input>
<input id="objects" at="B6" label="Objects per VM" by="A6">3</input>
<input id="stripes" at="B7" label="Stripes per object" by="A7">1</input>
<input id="vcpu" at="B8" label="vCPU per VM" by="A8">4</input>
<input id="vmRam" at="B9" label="RAM per VM" by="A9">32</input>
<input id="cores" at="B10" label="Cores per host" by="A10">32</input>
<input id="hostRam" at="B11" label="RAM per host" by="A11">768</input>
<input id="esxiRam" at="B12" label="RAM for ESXi and vSAN" by="A12">64</input>
<input id="perCoreMost" at="B13" label="vCPU per core, at most" by="A13">4</input>
</sheet>
<sheet name="Capacity"/>
<sheet name="Routes">
<input id="layer" at="B5" label="vSAN between the data sites" by="A5">"L2"</input>
<input id="separated" at="B6" label="Witness traffic on vmk0" by="A6">"no"</input>
<input id="siteMtu" at="B7" label="MTU between the sites" by="A7">9000</input>
<input id="witnessMtu" at="B8" label="MTU to the witness" by="A8">1500</input>
<input id="net.network#1" at="B12" label="Site A" by="A12">"172.31.216.0/25"</input>
<input id="net.network#2" at="B13" label="Site B" by="A13">"172.31.216.0/25"</input>
<input id="net.network#3" at="B14" label="Witness" by="A14">"192.168.1.0/24"</input>
<input id="net.gateway#1" at="C12" label="Site A" by="A12">"172.31.216.1"</input>
<input id="net.gateway#2" at="C13" label="Site B" by="A13">"172.31.216.1"</input>
<input id="net.gateway#3" at="C14" label="Witness" by="A14">"192.168.1.1"</input>
<input id="net.vmk#1" at="D12" label="Site A" by="A12">"vmk1"</input>
<input id="net.vmk#2" at="D13" label="Site B" by="A13">"vmk1"</input>
<input id="net.vmk#3" at="D14" label="Witness" by="A14">"vmk1"</input>
<input id="net.address#1" at="E12" label="Site A" by="A12">"172.31.216.10"</input>
<input id="net.address#2" at="E13" label="Site B" by="A13">"172.31.216.60"</input>
<input id="net.address#3" at="E14" label="Witness" by="A14">"192.168.1.10"</input>
</sheet>
<sheet name="Ports"/>
<sheet name="Basis"/>
</plan>`,
  ids: {
    "Stretched cluster": `
verdict A4 limits.what A11:A20 limits.yours B11:B20 limits.sense C11:C20 limits.limit D11:D20 limits.unit E11:E20
limits.verdict F11:F20 limits A11:F20 hosts B23 disks B24 diskTb B25 raid B26 mirrored B27 keepFree B28 iops B31
blockKib B32 readShare B33 metadata B34 resync B35 compression B36 linkGbit B39 siteRtt B40 witnessMbit B41 witnessRtt
B42`,
    "VMs and links": `
vms B5 objects B6 stripes B7 vcpu B8 vmRam B9 cores B10 hostRam B11 esxiRam B12 perCoreMost B13 siteRam B17
siteRam.low D17 siteRam.high E17 siteRam.known F17 allRam B18 allRam.low D18 allRam.high E18 allRam.known F18 perCore
B19 perCore.low D19 perCore.high E19 perCore.known F19 perCoreBoth B20 perCoreBoth.low D20 perCoreBoth.high E20
perCoreBoth.known F20 admission B21 admission.low D21 admission.high E21 admission.known F21 writes B25 writes.low D25
writes.high E25 writes.known F25 needMbit B26 needMbit.low D26 needMbit.high E26 needMbit.known F26 needGbit B27
needGbit.low D27 needGbit.high E27 needGbit.known F27 order B28 order.low D28 order.high E28 order.known F28 linkUse
B29 linkUse.low D29 linkUse.high E29 linkUse.known F29 witnessComponents B33 witnessComponents.low D33
witnessComponents.high E33 witnessComponents.known F33 components B34 components.low D34 components.high E34
components.known F34 witnessNeed B35 witnessNeed.low D35 witnessNeed.high E35 witnessNeed.known F35 witnessUse B36
witnessUse.low D36 witnessUse.high E36 witnessUse.known F36 appliance B37 appliance.low D37 appliance.high E37
appliance.known F37`,
    Capacity: `
configuration B6 configuration.low D6 configuration.high E6 configuration.known F6 layout B7 layout.low D7 layout.high
E7 layout.known F7 minHosts B8 minHosts.low D8 minHosts.high E8 minHosts.known F8 rawTib B9 rawTib.low D9 rawTib.high
E9 rawTib.known F9 usable B10 usable.low D10 usable.high E10 usable.known F10 usablePlan B11 usablePlan.low D11
usablePlan.high E11 usablePlan.known F11 steps.step A15:A19 steps.factor B15:B19 steps.tib C15:C19 steps A15:C19`,
    Routes: `
layer B5 separated B6 siteMtu B7 witnessMtu B8 net.site A12:A14 net.network B12:B14 net.gateway C12:C14 net.vmk
D12:D14 net.address E12:E14 net A12:E14 networks.site A18:A20 networks.network B18:B20 networks.finding C18:C20
networks A18:C20 routes.on A24:A31 routes.to B24:B31 routes.command C24:C31 routes A24:C31 pings.on A35:A40 pings.to
B35:B40 pings.command C35:C40 pings A35:C40`,
    Ports: `
ports.service A6:A12 ports.protocol B6:B12 ports.port C6:C12 ports.from D6:D12 ports.to E6:E12 ports.direction F6:F12
ports A6:F12 kinds.network A16:A19 kinds.sites B16:B19 kinds.witness C16:C19 kinds.why D16:D19 kinds A16:D19`,
  },
  written: {
    "Stretched cluster": `
A1:A2' A3=xg- A4=LWJ A6' A9:A20' A22:A28' A30:A36' A38:A42' B6' B10' B11:B12=ayi B13=15i B14=4eX B15=HHX B16=mWb
B17:B18=w0G B19=LFi B20=Fli C6' C10:C20' C23:C25' C28' C31:C36' C39:C42' D6' D10' D11=-yy D12=uym D13=TzK D14=AEb
D15=jeu D16=8-X D17=v-Y D18=xOy D19=kdi D20=H4h D23' D26:D28' D33' D36' E6' E10:E20' F10' F11:F20=JT3`,
    "VMs and links": `
A1:A2' A4:A13' A15' A17:A21' A23' A25:A29' A31' A33:A37' B16' B17=FaM B18=VQh B19=uzj B20=sTh B21=wKL B24' B25=fQK
B26=ojJ B27=EDB B28=_xE B29=NRw B32' B33=Gag B34=ZVO B35=byD B36=C08 B37=6zh C5:C13' C16:C21' C24:C29' C32:C36' D6'
D12:D13' D16' D24' D26=NKg D27=CzS D29=9rn D32' E16' E24' E26=VgP E27=UBg E28=y5M E29=zkb E32' F16:F21' F24:F29'
F32:F37'`,
    Capacity: `
A1:A2' A4' A6:A11' A13:A19' B5' B6=3cs B7=RwW B8=Eo3 B9=SW2 B10=NY5 B11=AIN B14' B15=foK B16=hDD B17=MKB B18=4Vk
B19=y3z C5' C8:C11' C14' C15=Gzy C16=WzK C17=Oxl C18=xqY C19=wGb D5' D10=MAO D11=urZ E5' E10=vW3 E11=0Gm F5:F11'`,
    Routes: `
A1:A2' A4:A8' A10:A14' A16:A20' A22:A31' A33:A40' A42:A45' B11' B17' B18=RxF B19=xLH B20=2Lt B23:B31' B34:B40' C7:C8'
C11' C17' C18=06v C19=Bmj C20=c-J C23' C24=kOm C25=N4j C26=_cD C27=xYX C28=6RE C29=8dB C30=HW8 C31=d_m C34' C35=Z9R
C36=BGm C37=kVP C38=IQe C39=mPr C40=z74 D5:D6' D11' E11'`,
    Ports: `
A1:A2' A4:A12' A14:A19' B5:B12' B15:B19' C5' C6#Q-Z C7#oAt C8#F_v C9#j8E C10#Q-Z C11#VHO C12#-Nk C15:C19' D5:D12'
D15:D19' E5:E12' F5:F12'`,
    Basis: `
A1:A2' A4:A10' A12:A16' A18:A56' A58:A59' B19' B20#2xi B21#4TU B22#foK B23#-yy B24#TzK B25#WhK B26#ke2 B27#-yy B28#Q18
B29#4qg B30#Ej- B31#-yy B32#77E B33#WhK B34#VVl B35#8-X B36#foK B37#WYK B38#BfK B39#g4K B40#BfK B41#TzK B42#KlK
B43#WYK B44#xOy B45#foK B46#mqL B47#m_- B48#g4K B49#rNo B50#Q-Z B51#oAt B52#F_v B53#j8E B54#Q-Z B55#VHO B56#-Nk
C19:C56' D19:D56' E19:E56' F19:F56'`,
  },
};
