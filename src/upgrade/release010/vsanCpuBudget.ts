import type { ReleasedPlanText } from "../released/releasedPlan";

/** The template vsan-cpu-budget of release 0.1.0. */
export const vsanCpuBudget: ReleasedPlanText = {
  record: `
<plan xmlns="urn:hci-planner:plan:1" id="vsan-cpu-budget" product="0.1.0" method="0" evidence="0">
<sheet name="CPU budget">
<input id="customer" at="A7" label="Customer" by="A6"/>
<input id="project" at="B7" label="Project" by="B6"/>
<input id="author" at="C7" label="Author" by="C6"/>
<input id="planDate" at="D7" label="Date" by="D6"/>
<input id="planVersion" at="E7" label="Version" by="E6"/>
<input id="hosts" at="B10" label="Hosts" by="A10">6</input>
<input id="ghzPerHost" at="B11" label="CPU at base clock" by="A11">115.2</input>
<input id="clock" at="B12" label="Base clock of a core" by="A12">3.6</input>
<input id="raid" at="B13" label="Storage layout (RAID)" by="A13">"RAID-5"</input>
<input id="failures" at="B14" label="Host failures to tolerate in compute" by="A14">1</input>
<input id="storageShare" at="B15" label="CPU that storage may take" by="A15">0.6</input>
<input id="nic" at="B16" label="NIC usable for vSAN" by="A16">50</input>
<input id="profile" at="B17" label="CPU cost profile" by="A17">"built-in"</input>
<input id="multiplier" at="B18" label="Multiplier" by="A18">1</input>
<input id="load.name#1" at="A22:A33" label="Workload" by="A21">[["Databases"],["Transaction logs"],["File services"],["Backup reads"]]</input>
<input id="load.amount#1" at="B22:B33" label="Amount" by="B21">[[120000],[60000],[20000],[2000]]</input>
<input id="load.unit#1" at="C22:C33" label="Unit" by="C21">[["IOPS"],["IOPS"],["IOPS"],["IOPS"]]</input>
<input id="load.size#1" at="D22:D33" label="Block size (KiB)" by="D21">[[8],[4],[64],[1024]]</input>
<input id="load.read#1" at="E22:E33" label="Reads" by="E21">[[0.7],[0.3],[0.8],[1]]</input>
<input id="load.concurrency#1" at="F22:F33" label="At peak together" by="F21">[[1],[1],[1],[1]]</input>
<input id="load.growth#1" at="G22:G33" label="Growth" by="G21">[[0],[0],[0],[0]]</input>
</sheet>
<sheet name="Network"/>
<sheet name="Added up"/>
<sheet name="IOPS limits">
<input id="tier.name#1" at="A6:A11" label="Tier" by="A5">[["Standard"],["SQL"],["SQL, large"]]</input>
<input id="tier.limit#1" at="B6:B11" label="IOPS limit per vDisk" by="B5">[[5000],[10000],[15000]]</input>
<input id="tier.disks#1" at="C6:C11" label="vDisks" by="C5">[[144],[12],[6]]</input>
<input id="tier.size#1" at="D6:D11" label="Block size (KiB)" by="D5">[[32],[32],[64]]</input>
<input id="tier.read#1" at="E6:E11" label="Reads" by="E5">[[0.7],[0.7],[0.7]]</input>
</sheet>
<sheet name="Limits by block size">
<input id="limitRead" at="B5" label="Reads" by="A5">0.7</input>
</sheet>
<sheet name="Calibration">
<input id="own.size#1" at="A6:A13" label="Block size (KiB)" by="A5"/>
<input id="own.read#1" at="B6:B13" label="Reads" by="B5"/>
<input id="own.khz#1" at="C6:C13" label="kHz per I/O" by="C5"/>
<input id="own.raid#1" at="D6:D13" label="Layout tested" by="D5"/>
</sheet>
<sheet name="Rules of thumb"/>
<sheet name="Basis"/>
</plan>`,
  ids: {
    "CPU budget": `
verdict A4 hosts B10 ghzPerHost B11 clock B12 raid B13 failures B14 storageShare B15 nic B16 profile B17 multiplier
B18 load.name A22:A33 load.amount B22:B33 load.unit C22:C33 load.size D22:D33 load.read E22:E33 load.concurrency
F22:F33 load.growth G22:G33 load A22:G33 cost.name A37:A48 cost.iops B37:B48 cost.mibs C37:C48 cost.khz D37:D48
cost.hzPerBit E37:E48 cost.low F37:F48 cost.ghz G37:G48 cost.high H37:H48 cost.known I37:I48 cost A37:I48 totalGhz B52
totalGhz.low D52 totalGhz.high E52 totalGhz.known F52 totalCores B53 totalCores.low D53 totalCores.high E53
totalCores.known F53 capacity B54 capacity.low D54 capacity.high E54 capacity.known F54 capacityDown B55
capacityDown.low D55 capacityDown.high E55 capacityDown.known F55 share B56 share.low D56 share.high E56 share.known
F56 shareDown B57 shareDown.low D57 shareDown.high E57 shareDown.known F57 allowedDown B58 allowedDown.low D58
allowedDown.high E58 allowedDown.known F58 cpuHosts B59 cpuHosts.low D59 cpuHosts.high E59 cpuHosts.known F59
cpuHostsSafe B60 cpuHostsSafe.low D60 cpuHostsSafe.high E60 cpuHostsSafe.known F60 layout B61 layout.low D61
layout.high E61 layout.known F61 minHosts B62 minHosts.low D62 minHosts.high E62 minHosts.known F62 hostsPlanned B63
hostsPlanned.low D63 hostsPlanned.high E63 hostsPlanned.known F63 rule B64 rule.low D64 rule.high E64 rule.known F64
dominant B65 dominant.low D65 dominant.high E65 dominant.known F65 notCounted B66 notCounted.low D66 notCounted.high
E66 notCounted.known F66`,
    Network: `
transmit B6 transmit.low D6 transmit.high E6 transmit.known F6 receive B7 receive.low D7 receive.high E7 receive.known
F7 transmitDown B8 transmitDown.low D8 transmitDown.high E8 transmitDown.known F8 receiveDown B9 receiveDown.low D9
receiveDown.high E9 receiveDown.known F9 nicShare B10 nicShare.low D10 nicShare.high E10 nicShare.known F10
traffic.name A14:A25 traffic.mbs B14:B25 traffic.transmit C14:C25 traffic.receive D14:D25 traffic A14:D25`,
    "Added up": `
added.name A6:A17 added.number B6:B17 added.state C6:C17 added.sum D6:D17 added.allowed E6:E17 added.allowedDown
F6:F17 added.left G6:G17 added A6:G17`,
    "IOPS limits": `
tier.name A6:A11 tier.limit B6:B11 tier.disks C6:C11 tier.size D6:D11 tier.read E6:E11 tier A6:E11 atLimit.name
A15:A20 atLimit.sum B15:B20 atLimit.iops C15:C20 atLimit.ghz D15:D20 atLimit.low E15:E20 atLimit.high F15:F20
atLimit.known G15:G20 atLimit.share H15:H20 atLimit.holding I15:I20 atLimit A15:I20 limitSum B24 limitSum.low D24
limitSum.high E24 limitSum.known F24 limitIops B25 limitIops.low D25 limitIops.high E25 limitIops.known F25 limitGhz
B26 limitGhz.low D26 limitGhz.high E26 limitGhz.known F26 limitShare B27 limitShare.low D27 limitShare.high E27
limitShare.known F27 limitVerdict B28 limitVerdict.low D28 limitVerdict.high E28 limitVerdict.known F28`,
    "Limits by block size": `
limitRead B5 bySize.size A9:A17 bySize.iops B9:B17 bySize.mibs C9:C17 bySize.ghz D9:D17 bySize.low E9:E17 bySize.high
F9:F17 bySize.known G9:G17 bySize.share H9:H17 bySize.allowed I9:I17 bySize A9:I17`,
    Calibration: `
own.size A6:A13 own.read B6:B13 own.khz C6:C13 own.raid D6:D13 own.builtIn E6:E13 own.ratio F6:F13 own A6:F13
inUse.size A22:A29 inUse.read B22:B29 inUse.khz C22:C29 inUse.raid D22:D29 inUse A22:D29`,
    "Rules of thumb": `
rules.medium A6:A9 rules.published B6:B9 rules.corrected C6:C9 rules.known D6:D9 rules.toRam E6:E9 rules.toNetwork
F6:F9 rules.toNvme G6:G9 rules.vsanTo H6:H9 rules A6:H9 perCore.io A18:A23 perCore.size B18:B23 perCore.read C18:C23
perCore.khz D18:D23 perCore.low E18:E23 perCore.high F18:F23 perCore.iops G18:G23 perCore.known H18:H23 perCore
A18:H23`,
  },
  written: {
    "CPU budget": `
A1:A2' A3=8JQ A4=nCk A6' A9:A18' A20:A21' A35:A36' A37=aRt A38=X3p A39=gcC A40=Rqf A41=YGN A42=Sto A43=j9p A44=gNw
A45=IUL A46=lmU A47=A6R A48=5JF A50' A52:A66' B6' B21' B36' B37=JyC B38=MV1 B39=oV_ B40=kdM B41=VGH B42=KAp B43=gBc
B44=DCo B45=jvQ B46=Hqz B47=JZh B48=pzk B51' B52=Ue1 B53=WQp B54=h1- B55=RXT B56=2wW B57=PEi B58=Yvk B59=lYh B60=w30
B61=ICz B62=p4E B63=kON B64=d68 B65=eWV B66=d3s C6' C10:C12' C14:C16' C18' C21' C36' C37=5_q C38=QY6 C39=sKo C40=CFv
C41=xgb C42=_G0 C43=J3I C44=QLq C45=Ic0 C46=LmY C47=1uP C48=W7i C51:C60' C62:C64' C66' D6' D11' D13' D15:D18' D21'
D36' D37:D48=PaH D51' D52=4WZ D53=7KU D56=jx_ D57=bAn D59=sdh D60=JZr D63=Noq D64=gUH E6' E21' E36' E37=7pJ E38=m7u
E39=M2u E40=Duf E41=qGc E42=mRS E43=IU6 E44=x5o E45=COT E46=_61 E47=3f- E48=Z4l E51' E52=TjO E53=wxq E56=eun E57=QI-
E59=Low E60=dQK E63=wFS E64=2a2 F21' F36' F37=HnH F38#Ax8 F39#WOu F40#GJl F41:F48' F51:F63' F64=Okd F65:F66' G21' G36'
G37=0Za G38#6M2 G39#Rum G40#LQf G41:G48' H36' H37=xBq H38#bTI H39#1Zt H40#g5c H41:H48' I36' I37=LBE I38:I48'`,
    Network: `
A1:A2' A4' A6:A10' A12:A13' A14=oWS A15=7ZS A16=mfT A17=5UT A18=87d A19=Tyd A20=aCe A21=pEe A22=Imd A23=ffd A24=m0d
A25=1pd B5' B6=qDC B7=Uh1 B8=xaw B9=HWR B10=DOp B13' B14=Q6L B15=-Mg B16=ek8 B17=r-b B18=iFH B19=-CK B20=rHN B21=-bn
B22=Ktk B23=L2H B24=txd B25=eLB C5:C10' C13' C14=fYt C15#7-F C16#Z2l C17#0-j C18:C25' D5' D6=ElK D7=yfS D8=Aoo D9=fLO
D10=OfP D13' D14#Pb9 D15#ezL D16#oxI D17#0-j D18:D25' E5' E6=Yri E7=ve3 E8=s5M E9=YXX E10=Rsz F5:F10'`,
    "Added up": `
A1:A2' A4:A5' A6=oWS A7=7ZS A8=mfT A9=5UT A10=87d A11=Tyd A12=aCe A13=pEe A14=Imd A15=ffd A16=m0d A17=1pd B5' B6#foK
B7#WYK B8#BfK B9#g4K B10#TzK B11#KlK B12#19K B13#EoL B14#3yL B15#-yy B16#tzy B17#Qoy C5' C6=z1N C7=vVG C8=k-_ C9=oe0
C10=2Hb C11=ErA C12=c2z C13=0GN C14=Yd9 C15=cIa C16=ypQ C17=ApE D5' D6:D17=TNI E5' E6:E17=AVT F5' F6:F17=Ngf G5'
G6:G17=afK`,
    "IOPS limits": `
A1:A2' A4:A5' A13:A14' A15=iGx A16=xMg A17=fPz A18=K6F A19=cg8 A20=oXo A22' A24:A28' B5' B14' B15=uVP B16=8Ol B17=aNf
B18=xIC B19=GzV B20=L17 B23' B24=VQO B25=JMG B26=II1 B27=IAg B28=z4S C5' C14' C15=V8A C16=MqU C17=MYY C18=4G8 C19=0YE
C20=ebs C23:C27' D5' D14' D15=pI5 D16#5GJ D17#3yt D18:D20' D23' D26=w7c D27=z-p E5' E14' E15=88c E16#4jy E17#mnP
E18:E20' E23' E26=JOP E27=t0T F14' F15=bB_ F16#WAD F17#ahx F18:F20' F23:F28' G14' G15=tRp G16:G20' H14' H15:H20=XfV
I14' I15=Y-2 I16=0hD I17=1sA I18=dEg I19=XB2 I20=9qs`,
    "Limits by block size": `
A1:A2' A4:A5' A7:A8' A9#g4K A10#EoL A11#kFy A12#s8G A13#97O A14#YLE A15#UXy A16#1xu A17#lzN B8' B9:B17=ryv C5' C8'
C9:C17=9qt D8' D9:D17=AMn E8' E9:E17=JzH F8' F9:F17=fnk G8' G9:G17=l3E H8' H9:H17=vBP I8' I9:I17=Ngf`,
    Calibration: `
A1:A2' A4:A5' A15:A18' A20:A21' A22=t-b A23=uYU A24=puS A25=G45 A26=P_8 A27=T_W A28=MBv A29=pPz B5' B21' B22=513
B23=a7s B24=oDR B25=pNj B26=hiB B27=SDh B28=MSy B29=QwF C5' C21' C22=1ox C23=duj C24=MG1 C25=ApY C26=8xO C27=pAy
C28=uiw C29=kor D5' D21' D22=B5- D23=gJi D24=25J D25=OTh D26=orI D27=kN4 D28=jqO D29=GCl E5' E6=GXJ E7=yYs E8=TpV
E9=Bb7 E10=13d E11=WRl E12=oCr E13=-o_ F5' F6:F13=yzI`,
    "Rules of thumb": `
A1:A2' A4:A9' A11:A14' A16:A23' B5' B6=IQI B7#RD8 B8#yHK B9#zqY B17' B18:B19#g4K B20:B21#s8G B22:B23#lzN C5' C6=iRx
C7#Mgu C8#5gQ C9#2F9 C17' C18#foK C19#sXK C20#foK C21#sXK C22#foK C23#sXK D5:D9' D17' D18=GVo D19#--Y D20#4JB D21#w9V
D22#K3G D23#ItR E5' E6=3Vp E7:E9=bwx E17' E18=rrt E19#--Y E20#7da E21#Ca6 E22#OT7 E23#z-Q F5' F6:F7=3Vp F8:F9=yFn F17'
F18=nEu F19#w9V F20#R6j F21#CCP F22#Gp3 F23#Od- G5' G6:G8=3Vp G9=0R5 G17' G18:G23=hBL H5' H6:H9=081 H17' H18=IAy
H19:H23'`,
    Basis: `
A1:A2' A4:A10' A12:A19' A21:A81' A83:A84' B22' B23#ffK B24#dOV B25#_9F B26#RD8 B27#Mgu B28#yHK B29#5gQ B30#zqY B31#2F9
B32#foK B33#A45 B34#0c1 B35#mSg B36#DFO B37#j8U B38#wJV B39#zif B40#foK B41#KlK B42#sBV B43#BdO B44#PaU B45#FMK
B46#eBR B47#tBZ B48#TpG B49#BdO B50#mqL B51#Lv4 B52#TgN B53#mrJ B54#iiV B55#Tym B56#hjY B57#Nch B58#4Jq B59#BJb
B60#Vmc B61#rSU B62#CrP B63#kHU B64#BJb B65#CrP B66#UrN B67#foK B68#WYK B69#BfK B70#g4K B71:B72#WYK B73#BfK B74#T8L
B75#foK B76#BfK B77#TzK B78#19K B79#BfK B80:B81#KlK C22:C81' D22:D81' E22:E81' F22:F81'`,
  },
};
