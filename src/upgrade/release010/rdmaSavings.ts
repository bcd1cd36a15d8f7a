import type { ReleasedPlanText } from "../released/releasedPlan";

/** The template rdma-savings of release 0.1.0. */
export const rdmaSavings: ReleasedPlanText = {
  record: `
<plan xmlns="urn:hci-planner:plan:1" id="rdma-savings" product="0.1.0" method="0" evidence="0">
<sheet name="RDMA savings">
<input id="customer" at="A7" label="Customer" by="A6"/>
<input id="project" at="B7" label="Project" by="B6"/>
<input id="author" at="C7" label="Author" by="C6"/>
<input id="planDate" at="D7" label="Date" by="D6"/>
<input id="planVersion" at="E7" label="Version" by="E6"/>
<input id="mode" at="B10" label="Saving from" by="A10">"estimate"</input>
<input id="counter" at="B11" label="CPU counter of the own tests" by="A11">"cpu.usage"</input>
<input id="hosts" at="B12" label="Hosts" by="A12">6</input>
<input id="ghzPerHost" at="B13" label="CPU of a host at base clock" by="A13">115.2</input>
<input id="clock" at="B14" label="Core clock" by="A14">3.6</input>
<input id="least" at="B15" label="Worth it from" by="A15">0.1</input>
<input id="corePrice" at="B16" label="Licence or price of a core" by="A16"/>
<input id="watts" at="B17" label="Power of a core" by="A17"/>
<input id="kwhPrice" at="B18" label="Price of a kWh" by="A18"/>
<input id="work.name#1" at="A22:A29" label="Workload" by="A21">[["OLTP database"],["File services"],["Backup"]]</input>
<input id="work.amount#1" at="B22:B29" label="Amount" by="B21">[[120000],[60000],[2000]]</input>
<input id="work.unit#1" at="C22:C29" label="Unit" by="C21">[["IOPS"],["IOPS"],["MiB/s"]]</input>
<input id="work.block#1" at="D22:D29" label="I/O size (KiB)" by="D21">[[8],[32],[256]]</input>
<input id="work.read#1" at="E22:E29" label="Reads (%)" by="E21">[[0.7],[0.7],[0]]</input>
<input id="work.layout#1" at="F22:F29" label="Layout" by="F21">[["RAID-5 4+1"],["RAID-5 4+1"],["RAID-5 4+1"]]</input>
</sheet>
<sheet name="Checklist">
<input id="need.answer#1" at="B6" label="NIC certified for vSAN over RDMA" by="A6">"unknown"</input>
<input id="need.answer#2" at="B7" label="All hosts alike" by="A7">"unknown"</input>
<input id="need.answer#3" at="B8" label="Lossless fabric, or ECN" by="A8">"unknown"</input>
<input id="need.answer#4" at="B9" label="No LACP on the vSAN ports" by="A9">"unknown"</input>
<input id="need.answer#5" at="B10" label="Firmware and driver matched" by="A10">"unknown"</input>
<input id="offloads.answer#1" at="B14" label="TSO / LSO" by="A14">"unknown"</input>
<input id="offloads.answer#2" at="B15" label="LRO" by="A15">"unknown"</input>
<input id="offloads.answer#3" at="B16" label="RSS" by="A16">"unknown"</input>
<input id="offloads.answer#4" at="B17" label="Checksum offload" by="A17">"unknown"</input>
<input id="offloads.answer#5" at="B18" label="AES-NI" by="A18">"unknown"</input>
<input id="offloads.answer#6" at="B19" label="QAT or another accelerator" by="A19">"unknown"</input>
<input id="offloads.answer#7" at="B20" label="GENEVE offload and filters" by="A20">"unknown"</input>
</sheet>
<sheet name="By workload"/>
<sheet name="Own tests">
<input id="test.name#1" at="A6:A13" label="Workload" by="A5">[["4K, 100 % read, random"],["4K, 70 % read, random"],["8K, 50 % read, random"],["256K, 100 % write, sequential"]]</input>
<input id="test.tcpIops#1" at="B6:B13" label="IOPS, TCP" by="B5">[[939790.5],[633421.4],[468353.5],[24112.6]]</input>
<input id="test.rdmaIops#1" at="C6:C13" label="IOPS, RDMA" by="C5">[[1135752.6],[779107.8],[576964.7],[24474.6]]</input>
<input id="test.tcpUsage#1" at="D6:D13" label="cpu.usage, TCP" by="D5">[[0.9654],[0.9545],[0.9543],[0.6404]]</input>
<input id="test.rdmaUsage#1" at="E6:E13" label="cpu.usage, RDMA" by="E5">[[0.9659],[0.9338],[0.9018],[0.567]]</input>
<input id="test.tcpUtil#1" at="F6:F13" label="cpu.utilization, TCP" by="F5">[[0.8088],[0.7857],[0.7771],[0.4121]]</input>
<input id="test.rdmaUtil#1" at="G6:G13" label="cpu.utilization, RDMA" by="G5">[[0.8153],[0.7746],[0.7357],[0.352]]</input>
</sheet>
<sheet name="Basis"/>
</plan>`,
  ids: {
    "RDMA savings": `
verdict A4 mode B10 counter B11 hosts B12 ghzPerHost B13 clock B14 least B15 corePrice B16 watts B17 kwhPrice B18
work.name A22:A29 work.amount B22:B29 work.unit C22:C29 work.block D22:D29 work.read E22:E29 work.layout F22:F29 work
A22:F29 share B33 share.low D33 share.high E33 share.known F33 ghzNow B34 ghzNow.low D34 ghzNow.high E34 ghzNow.known
F34 ghzSaved B35 ghzSaved.low D35 ghzSaved.high E35 ghzSaved.known F35 cores B36 cores.low D36 cores.high E36
cores.known F36 ofCluster B37 ofCluster.low D37 ofCluster.high E37 ofCluster.known F37 gain B38 gain.low D38 gain.high
E38 gain.known F38 rule B39 rule.low D39 rule.high E39 rule.known F39 licences B40 licences.low D40 licences.high E40
licences.known F40 power B41 power.low D41 power.high E41 power.known F41 energy B42 energy.low D42 energy.high E42
energy.known F42 energyCost B43 energyCost.low D43 energyCost.high E43 energyCost.known F43`,
    Checklist: `
need.what A6:A10 need.answer B6:B10 need.why C6:C10 need A6:C10 offloads.what A14:A20 offloads.answer B14:B20
offloads.note C14:C20 offloads A14:C20`,
    "By workload": `
save.name A6:A13 save.iops B6:B13 save.ghzLow C6:C13 save.ghz D6:D13 save.ghzHigh E6:E13 save.low F6:F13 save.plan
G6:G13 save.high H6:H13 save.rdma I6:I13 save.gain J6:J13 save A6:J13`,
    "Own tests": `
test.name A6:A13 test.tcpIops B6:B13 test.rdmaIops C6:C13 test.tcpUsage D6:D13 test.rdmaUsage E6:E13 test.tcpUtil
F6:F13 test.rdmaUtil G6:G13 test A6:G13 found.name A17:A24 found.gain B17:B24 found.usageChange C17:C24
found.utilChange D17:D24 found.added E17:E24 found.usage F17:F24 found.util G17:G24 found.chosen H17:H24 found A17:H24
measured B28 measured.low D28 measured.high E28 measured.known F28`,
  },
  written: {
    "RDMA savings": `
A1:A2' A3=n6U A4=tRi A6' A9:A18' A20:A21' A31' A33:A43' B6' B21' B32' B33=ivY B34=M6Q B35=FEq B36=J-2 B37=Him B38=EVg
B39=NLs B40=wGN B41=NZx B42=7-m B43=vUm C6' C12:C18' C21' C32:C43' D6' D10' D13' D15:D18' D21' D32' D33=CW7 D34=65t
D35=Sxs D36=NSp D37=Xr8 D38=0As D40=mwi D41=hsp D42=tQr D43=Wqg E6' E21' E32' E33=yjC E34=4g2 E35=2IH E36=KPv E37=bzm
E38=BXP E40=L6h E41=Axy E42=S0N E43=Lo9 F21' F32' F33=xfD F34' F35=afE F36:F39' F40=hp8 F41:F42=SYR F43=uiH`,
    Checklist: `
A1:A2' A4:A10' A12:A20' B5' B13' C5:C10' C13:C20'`,
    "By workload": `
A1:A2' A4:A5' A6=bJg A7=Y55 A8=Lfy A9=7Zo A10=oyf A11=yQv A12=S8X A13=Aie A32:A33' B5' B6=lhi B7=V4- B8=-GP B9=2gM
B10=eDQ B11=dcO B12=lpe B13=qHV C5' C6=YJF C7=Uhc C8=YxG C9=WUc C10=o1Z C11=XOV C12=Izy C13=Fzj D5' D6=mTk D7=6vW
D8=wVB D9=xSN D10=kBr D11=vPe D12=0U9 D13=k7P E5' E6=mvM E7=l-a E8=PhL E9=vqE E10=koZ E11=zFl E12=WKK E13=zjE F5'
F6=Kwi F7=KTe F8=qV9 F9=y4X F10=1PP F11=hwF F12=fsW F13=PMq G5' G6=QmS G7=5qM G8=5Ee G9=auv G10=dRT G11=BO9 G12=DHP
G13=Pnc H5' H6=jdd H7=lh6 H8=vYo H9=Gow H10=DSq H11=mEL H12=GZX H13=dn5 I5' I6:I13=vdp J5' J6:J13=sxD`,
    "Own tests": `
A1:A2' A4:A5' A15:A16' A17=iGx A18=xMg A19=fPz A20=K6F A21=cg8 A22=oXo A23=x5v A24=xjw A26' A28' A30:A33' B5' B16'
B17=2jC B18=kk_ B19=PsF B20=qbb B21=PNo B22=gZq B23=3MG B24=Lai B27' B28=vXC C5' C16' C17=8IT C18=hMX C19=SIe C20=1sL
C21=TXd C22=Gwl C23=OrG C24=mhW C27:C28' D5' D16' D17=4hg D18=vzd D19=MUI D20=Pub D21=SBu D22=99k D23=yGX D24=92_ D27'
D28=PJO E5' E16' E17=aS8 E18=R8c E19=H73 E20=71s E21=rLj E22=pf5 E23=Nfa E24=pFo E27' E28=3qe F5' F16' F17=fg1 F18=Uz8
F19=-qO F20=xTH F21=umq F22=ELe F23=MGo F24=J5Z F27:F28' G5' G16' G17=MpG G18=plV G19=eGA G20=Jjx G21=NkN G22=7sP
G23=W50 G24=war H16' H17:H24=w89`,
    Basis: `
A1:A2' A4:A9' A11:A17' A19:A55' A57:A58' B20' B21#0Wu B22#T8L B23#ju8 B24#tix B25#-sw B26#wn8 B27#mqL B28#L0x B29#0Wu
B30#7eM B31#c7t B32#7zB B33#I7A B34#eMw B35#0yO B36#TqZ B37#5kV B38#po3 B39#7MC B40#3te B41#IUh B42#b21 B43#AZr
B44#Ti3 B45#Xul B46#Qnm B47#J8I B48#Pl5 B49#Fxm B50#Cpy B51#2D7 B52#Vrf B53#ity B54#mqL B55#AjL C20:C55' D20:D55'
E20:E55' F20:F55'`,
  },
};
