import type { ReleasedPlanText } from "../released/releasedPlan";

/** The template hosts of release 0.1.0. */
export const hosts: ReleasedPlanText = {
  record: `
<plan xmlns="urn:hci-planner:plan:1" id="hosts" product="0.1.0" method="0" evidence="0">
<sheet name="Hosts">
<input id="customer" at="A7" label="Customer" by="A6"/>
<input id="project" at="B7" label="Project" by="B6"/>
<input id="author" at="C7" label="Author" by="C6"/>
<input id="planDate" at="D7" label="Date" by="D6"/>
<input id="planVersion" at="E7" label="Version" by="E6"/>
<input id="hosts" at="B29" label="Hosts" by="A29">6</input>
<input id="sockets" at="B30" label="CPU sockets" by="A30">2</input>
<input id="cores" at="B31" label="Physical cores" by="A31">16</input>
<input id="clock" at="B32" label="Base clock" by="A32">3.6</input>
<input id="ram" at="B33" label="RAM" by="A33">1024</input>
<input id="disks" at="B34" label="Disks for vSAN" by="A34">5</input>
<input id="diskTb" at="B35" label="Disk size" by="A35">6.4</input>
<input id="nicPorts" at="B36" label="NIC ports for vSAN" by="A36">2</input>
<input id="nicGbit" at="B37" label="NIC speed" by="A37">25</input>
<input id="raid" at="B40" label="Storage layout (RAID)" by="A40">"RAID-5"</input>
<input id="failures" at="B41" label="Host failures to tolerate in compute" by="A41">1</input>
<input id="hostReserve" at="B42" label="Host rebuild reserve" by="A42">1</input>
<input id="opsReserve" at="B43" label="Operations reserve" by="A43">0.1</input>
<input id="lfs" at="B44" label="File system (LFS) overhead" by="A44">0.131</input>
<input id="other" at="B45" label="Other ESA overhead" by="A45">0</input>
<input id="reduction" at="B46" label="Data reduction" by="A46">1</input>
<input id="storageShare" at="B47" label="CPU that storage may take" by="A47">0.6</input>
<input id="perCoreMost" at="B48" label="vCPU per core, at most" by="A48">4</input>
<input id="esxiRam" at="B49" label="RAM for ESXi and vSAN" by="A49">100</input>
<input id="edition" at="B50" label="Licence edition" by="A50">"VCF"</input>
<input id="vms" at="B53" label="VMs" by="A53">100</input>
<input id="vcpu" at="B54" label="vCPU" by="A54">4</input>
<input id="vmRam" at="B55" label="RAM" by="A55">32</input>
<input id="vmUsed" at="B56" label="Used capacity" by="A56">500</input>
<input id="growth" at="B57" label="Growth of used capacity" by="A57">0.15</input>
<input id="years" at="B58" label="Years to plan for" by="A58">3</input>
</sheet>
<sheet name="Throughput">
<input id="carried.name#1" at="A6:A8" label="Workload" by="A5">[["8K, 70 % reads"],["32K, 70 % reads"],["1M reads"]]</input>
<input id="carried.size#1" at="B6:B8" label="Block size (KiB)" by="B5">[[8],[32],[1024]]</input>
<input id="carried.read#1" at="C6:C8" label="Reads" by="C5">[[0.7],[0.7],[1]]</input>
</sheet>
<sheet name="Capacity"/>
<sheet name="Growth"/>
<sheet name="Basis"/>
</plan>`,
  ids: {
    Hosts: `
verdict A4 limits.resource A11:A14 limits.needed B11:B14 limits.unit C11:C14 limits.available D11:D14 limits.used
E11:E14 limits.vms F11:F14 limits.verdict G11:G14 limits A11:G14 hosts B29 sockets B30 cores B31 clock B32 ram B33
disks B34 diskTb B35 nicPorts B36 nicGbit B37 raid B40 failures B41 hostReserve B42 opsReserve B43 lfs B44 other B45
reduction B46 storageShare B47 perCoreMost B48 esxiRam B49 edition B50 vms B53 vcpu B54 vmRam B55 vmUsed B56 growth
B57 years B58 coresAll B62 coresAll.low D62 coresAll.high E62 coresAll.known F62 coresDown B63 coresDown.low D63
coresDown.high E63 coresDown.known F63 ghz B64 ghz.low D64 ghz.high E64 ghz.known F64 ghzDown B65 ghzDown.low D65
ghzDown.high E65 ghzDown.known F65 storageGhz B66 storageGhz.low D66 storageGhz.high E66 storageGhz.known F66
storageGhzDown B67 storageGhzDown.low D67 storageGhzDown.high E67 storageGhzDown.known F67 perCore B68 perCore.low D68
perCore.high E68 perCore.known F68 perCoreDown B69 perCoreDown.low D69 perCoreDown.high E69 perCoreDown.known F69
ramAll B73 ramAll.low D73 ramAll.high E73 ramAll.known F73 ramFree B74 ramFree.low D74 ramFree.high E74 ramFree.known
F74 ramFreeDown B75 ramFreeDown.low D75 ramFreeDown.high E75 ramFreeDown.known F75 ramNeeded B76 ramNeeded.low D76
ramNeeded.high E76 ramNeeded.known F76 ramLeft B77 ramLeft.low D77 ramLeft.high E77 ramLeft.known F77 ramLeftDown B78
ramLeftDown.low D78 ramLeftDown.high E78 ramLeftDown.known F78 licensed B82 licensed.low D82 licensed.high E82
licensed.known F82 perLicense B83 perLicense.low D83 perLicense.high E83 perLicense.known F83 included B84
included.low D84 included.high E84 included.known F84 balance B85 balance.low D85 balance.high E85 balance.known F85
buy B86 buy.low D86 buy.high E86 buy.known F86 carriedVms B90 carriedVms.low D90 carriedVms.high E90 carriedVms.known
F90 hostLimit B91 hostLimit.low D91 hostLimit.high E91 hostLimit.known F91 firstLimit B92 firstLimit.low D92
firstLimit.high E92 firstLimit.known F92`,
    Throughput: `
carried.name A6:A8 carried.size B6:B8 carried.read C6:C8 carried.iops D6:D8 carried.low E6:E8 carried.high F6:F8
carried.known G6:G8 carried.mibs H6:H8 carried.iopsDown I6:I8 carried.transmit J6:J8 carried.receive K6:K8
carried.limit L6:L8 carried A6:L8`,
    Capacity: `
rawTb B6 rawTb.low D6 rawTb.high E6 rawTb.known F6 rawTib B7 rawTib.low D7 rawTib.high E7 rawTib.known F7 afterHost B8
afterHost.low D8 afterHost.high E8 afterHost.known F8 opsUsed B9 opsUsed.low D9 opsUsed.high E9 opsUsed.known F9
afterOps B10 afterOps.low D10 afterOps.high E10 afterOps.known F10 otherUsed B11 otherUsed.low D11 otherUsed.high E11
otherUsed.known F11 afterOther B12 afterOther.low D12 afterOther.high E12 afterOther.known F12 afterLayout B13
afterLayout.low D13 afterLayout.high E13 afterLayout.known F13 usable B14 usable.low D14 usable.high E14 usable.known
F14 forData B15 forData.low D15 forData.high E15 forData.known F15 neededNow B16 neededNow.low D16 neededNow.high E16
neededNow.known F16 neededEnd B17 neededEnd.low D17 neededEnd.high E17 neededEnd.known F17 noLonger B18 noLonger.low
D18 noLonger.high E18 noLonger.known F18 layout B22 layout.low D22 layout.high E22 layout.known F22 minHosts B23
minHosts.low D23 minHosts.high E23 minHosts.known F23 reprotect B24 reprotect.low D24 reprotect.high E24
reprotect.known F24 selfHeals B25 selfHeals.low D25 selfHeals.high E25 selfHeals.known F25 afterDay B26 afterDay.low
D26 afterDay.high E26 afterDay.known F26 layoutDown B27 layoutDown.low D27 layoutDown.high E27 layoutDown.known F27
usableDown B28 usableDown.low D28 usableDown.high E28 usableDown.known F28`,
    Growth: `
byYear.year A6:A16 byYear.needed B6:B16 byYear.usable C6:C16 byYear.low D6:D16 byYear.left E6:E16 byYear.fits F6:F16
byYear A6:F16`,
  },
  written: {
    Hosts: `
A1:A2' A3=4-d A4=Jmn A6' A9:A14' A28:A37' A39:A50' A52:A58' A60' A62:A69' A71' A73:A78' A80' A82:A86' A88' A90:A92'
B6' B10' B11=ja4 B12=oM7 B13=3Yb B14=8nY B61' B62=NAI B63=WtZ B64=4-b B65=zfg B66=Axr B67=sCj B68=lDY B69=44Y B72'
B73=Q3H B74=5Vn B75=5dr B76=q24 B77=ivl B78=HV9 B81' B82=61e B83=O59 B84=Asl B85=qHo B86=fAV B89' B90=HhR B91=7yf
B92=4AP C6' C10:C14' C29:C37' C41:C49' C53:C58' C61:C69' C72:C78' C81:C86' C89:C90' D6' D10' D11=uF9 D12=3H7 D13=dDb
D14=EX1 D32:D33' D35:D36' D40' D42' D44:D50' D56' D61' D72' D81' D89' E6' E10' E11:E14=Cha E61' E72' E81' E89' F10'
F11=3qS F12=yXn F13=yjg F14=DAT F61:F69' F72:F78' F81:F82' F83=oig F84:F86' F89:F92' G10' G11:G13=MkN G14=-F_`,
    Throughput: `
A1:A2' A4:A5' A10:A13' B5' C5' D5' D6=I5x D7#abj D8#Y1L E5' E6=15Z E7#bDe E8#QcF F5' F6=XBF F7#0Vj F8#4Ks G5' G6=Zot
G7:G8' H5' H6:H8=lmv I5' I6=cmG I7#v8Q I8#LOJ J5' J6=mh0 J7#b04 J8#BOl K5' K6#fdl K7#lCB K8#BOl L5' L6:L8=Agh`,
    Capacity: `
A1:A2' A4' A6:A18' A20' A22:A28' B5' B6=PdW B7=5JQ B8=cSf B9=wF_ B10=bCe B11=Ww_ B12=nZh B13=irf B14=_JE B15=-QB
B16=h8t B17=7VN B18=ytG B21' B22=fez B23=2Mg B24=k36 B25=GEX B26=fR1 B27=vSY B28=kAY C5:C17' C21' C23:C24' C28' D5'
D7=Iiz D8=c8r D9=wF_ D10=EUZ D11=bmz D12=vjq D13=X6m D14=rQN D15=t_d D21' D28=nXs E5' E7=Iiz E8=beF E9=qQP E10=QsN
E11=Ww_ E12=rzL E13=93c E14=vPL E15=CRl E21' E28=2SE F5:F13' F14=j8Z F15:F18' F21:F27' F28=Ij7`,
    Growth: `
A1:A2' A4:A5' A6#sXK A7#foK A8#WYK A9#BfK A10#g4K A11#TzK A12#KlK A13#19K A14#EoL A15#3yL A16#-yy B5' B6:B16=D__ C5'
C6:C16=dDb D5' D6:D16=R2C E5' E6:E16=8Xs F5' F6:F16=F77`,
    Basis: `
A1:A2' A4:A9' A11:A17' A19:A90' A92:A93' B20' B21#ffK B22#g4K B23#foK B24#mqL B25#hsU B26#sXK B27#mqL B28#m_-
B29:B30#foK B31#WYK B32#BfK B33#g4K B34#BfK B35#TzK B36#KlK B37#g4K B38#19K B39#EoL B40#p0i B41#BfK B42#g4K B43#4TU
B44:B45#KlK B46#p0i B47#KlK B48#19K B49#PFr B50#kFy B51#foK B52#RD8 B53#sXK B54#wJV B55#zif B56#foK B57#KlK B58#sBV
B59#BdO B60#PaU B61#FMK B62#eBR B63#tBZ B64#TpG B65#BdO B66#mqL B67#Lv4 B68#TgN B69#mrJ B70#iiV B71#Tym B72#hjY
B73#Nch B74#4Jq B75#BJb B76#Vmc B77#rSU B78#CrP B79#kHU B80#BJb B81#CrP B82#UrN B83#foK B84#WYK B85#BfK B86#g4K
B87:B88#WYK B89#BfK B90#T8L C20:C90' D20:D90' E20:E90' F20:F90'`,
  },
};
