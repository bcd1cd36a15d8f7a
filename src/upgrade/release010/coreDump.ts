import type { ReleasedPlanText } from "../released/releasedPlan";

/** The template core-dump of release 0.1.0. */
export const coreDump: ReleasedPlanText = {
  record: `
<plan xmlns="urn:hci-planner:plan:1" id="core-dump" product="0.1.0" method="0" evidence="0">
<sheet name="Core dump">
<input id="customer" at="A7" label="Customer" by="A6"/>
<input id="project" at="B7" label="Project" by="B6"/>
<input id="author" at="C7" label="Author" by="C6"/>
<input id="planDate" at="D7" label="Date" by="D6"/>
<input id="planVersion" at="E7" label="Version" by="E6"/>
<input id="groups.name#1" at="A11:A18" label="Group" by="A10">[["vSAN hosts"]]</input>
<input id="groups.hosts#1" at="B11:B18" label="Hosts" by="B10">[[6]]</input>
<input id="groups.ram#1" at="C11:C18" label="RAM per host (GiB)" by="C10">[[256]]</input>
<input id="groups.esxi#1" at="D11:D18" label="ESXi version" by="D10">[["unknown"]]</input>
<input id="groups.boot#1" at="E11:E18" label="Boot device (GiB)" by="E10">[[128]]</input>
<input id="groups.kind#1" at="F11:F18" label="Boot device kind" by="F10">[["local durable"]]</input>
<input id="groups.measured#1" at="G11:G18" label="Measured dump file (GiB)" by="G10"/>
<input id="target" at="B21" label="Dump target" by="A21">"boot device"</input>
<input id="keepFree" at="B22" label="Kept free" by="A22">0.2</input>
<input id="logs" at="B23" label="Logs and traces" by="A23">2</input>
<input id="zdumps" at="B24" label="Compressed dumps kept" by="A24">2</input>
<input id="vsan" at="B25" label="vSAN enabled" by="A25">"yes"</input>
<input id="nsx" at="B26" label="NSX enabled" by="A26">"no"</input>
</sheet>
<sheet name="Observations"/>
<sheet name="Basis"/>
</plan>`,
  ids: {
    "Core dump": `
verdict A4 groups.name A11:A18 groups.hosts B11:B18 groups.ram C11:C18 groups.esxi D11:D18 groups.boot E11:E18
groups.kind F11:F18 groups.measured G11:G18 groups A11:G18 target B21 keepFree B22 logs B23 zdumps B24 vsan B25 nsx
B26 answers.name A30:A37 answers.dump B30:B37 answers.range C30:C37 answers.known D30:D37 answers.osdata E30:E37
answers.left F30:F37 answers.smallest G30:G37 answers.verdict H30:H37 answers A30:H37 sharedFiles B41 sharedFiles.low
D41 sharedFiles.high E41 sharedFiles.known F41 sharedPlan B42 sharedPlan.low D42 sharedPlan.high E42 sharedPlan.known
F42 sharedZdumps B43 sharedZdumps.low D43 sharedZdumps.high E43 sharedZdumps.known F43 sharedAll B44 sharedAll.low D44
sharedAll.high E44 sharedAll.known F44 commands.what A51:A54 commands.command B51:B54 commands A51:B54`,
    Observations: `
observed.host A6:A9 observed.ram B6:B9 observed.file C6:C9 observed.line8 D6:D9 observed.plan E6:E9 observed A6:E9`,
  },
  written: {
    "Core dump": `
A1:A2' A3=Bn8 A4=WDZ A6' A9:A10' A20:A26' A28:A29' A30=oXo A31=x5v A32=xjw A33=5qM A34=_WJ A35=Qqp A36=yYT A37=bsW
A39' A41:A44' A46:A47' A49:A54' B6' B10' B29' B30=rTt B31=KLB B32=axE B33=AlJ B34=H3u B35=mgP B36=tvP B37=rEU B40'
B41=-hr B42=G_s B43=Sr2 B44=QQ8 B50:B54' C6' C10' C22:C24' C29' C30=aUq C31=HoV C32=lAM C33=dCi C34=Epm C35=UQF
C36=r_0 C37=guj C40:C44' D6' D10' D23' D25:D26' D29' D30=m3l D31=1P8 D32=cbI D33=URD D34=F5y D35=9LQ D36=m9U D37=aLB
D40' E6' E10' E29' E30=X3H E31=F3j E32=6dV E33=zK_ E34=aAB E35=1oV E36=Qir E37=hND E40' F10' F29' F30=5ze F31=XKL
F32=WjC F33=lzw F34=Kuk F35=y6q F36=K1g F37=y3y F40:F44' G10' G29' G30=Yq- G31=j-D G32=Eqc G33=Y8O G34=8F8 G35=bPW
G36=_uw G37=wML H29' H30=0j1 H31=gKu H32=470 H33=EfY H34=zXA H35=1us H36=EZY H37=6t7`,
    Observations: `
A1:A2' A4:A9' B5' B6#KnJ B7#WTP B8#aJ4 B9#jaa C5' C6#a5l C7#Ac4 C8#XsR C9#xOy D5' D6:D9=7uJ E5' E6:E9=Qs7`,
    Basis: `
A1:A2' A4:A8' A10:A13' A15:A33' A35:A36' B16' B17#AID B18#jjt B19#k-s B20#trF B21#c0k B22#qFR B23#3en B24#g7r B25#1Vz
B26#7mh B27#xOy B28#c0X B29#3Tg B30#Vai B31#YLE B32#T8L B33#Qvi C16:C33' D16:D33' E16:E33' F16:F33'`,
  },
};
