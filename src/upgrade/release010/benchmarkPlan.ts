import type { ReleasedPlanText } from "../released/releasedPlan";

/** The template benchmark-plan of release 0.1.0. */
export const benchmarkPlan: ReleasedPlanText = {
  record: `
<plan xmlns="urn:hci-planner:plan:1" id="benchmark-plan" product="0.1.0" method="0" evidence="0">
<sheet name="Benchmark plan">
<input id="customer" at="A7" label="Customer" by="A6"/>
<input id="project" at="B7" label="Project" by="B6"/>
<input id="author" at="C7" label="Author" by="C6"/>
<input id="planDate" at="D7" label="Date" by="D6"/>
<input id="planVersion" at="E7" label="Version" by="E6"/>
<input id="purpose" at="B10" label="Purpose" by="A10">"What encryption costs"</input>
<input id="tool" at="B11" label="Tool" by="A11">"vdbench"</input>
<input id="loadKind" at="B12" label="Load is given as" by="A12">"threads per vDisk"</input>
<input id="workingSet" at="B13" label="Working set" by="A13">1</input>
<input id="warmup" at="B14" label="Warm-up" by="A14">1800</input>
<input id="seconds" at="B15" label="Test time" by="A15">7200</input>
<input id="gross" at="B16" label="Gross time of a test" by="A16">180</input>
<input id="repeats" at="B17" label="Repeats of the matrix" by="A17">3</input>
<input id="start" at="B18" label="First day" by="A18">46391</input>
<input id="sizes.kib#1" at="B22" label="1" by="A22">4</input>
<input id="sizes.kib#2" at="B23" label="2" by="A23">16</input>
<input id="sizes.kib#3" at="B24" label="3" by="A24">64</input>
<input id="sizes.kib#4" at="B25" label="4" by="A25">128</input>
<input id="sizes.kib#5" at="B26" label="5" by="A26"/>
<input id="sizes.kib#6" at="B27" label="6" by="A27"/>
<input id="sizes.iops#1" at="C22" label="1" by="A22">100000</input>
<input id="sizes.iops#2" at="C23" label="2" by="A23">80000</input>
<input id="sizes.iops#3" at="C24" label="3" by="A24">40000</input>
<input id="sizes.iops#4" at="C25" label="4" by="A25">20000</input>
<input id="sizes.iops#5" at="C26" label="5" by="A26"/>
<input id="sizes.iops#6" at="C27" label="6" by="A27"/>
<input id="mixes.read#1" at="B31" label="1" by="A31">0</input>
<input id="mixes.read#2" at="B32" label="2" by="A32">0.2</input>
<input id="mixes.read#3" at="B33" label="3" by="A33">0.7</input>
<input id="mixes.read#4" at="B34" label="4" by="A34"/>
<input id="mixes.read#5" at="B35" label="5" by="A35"/>
<input id="mixes.read#6" at="B36" label="6" by="A36"/>
<input id="mixes.random#1" at="C31" label="1" by="A31">1</input>
<input id="mixes.random#2" at="C32" label="2" by="A32">1</input>
<input id="mixes.random#3" at="C33" label="3" by="A33">1</input>
<input id="mixes.random#4" at="C34" label="4" by="A34"/>
<input id="mixes.random#5" at="C35" label="5" by="A35"/>
<input id="mixes.random#6" at="C36" label="6" by="A36"/>
<input id="loads.load#1" at="B40" label="1" by="A40">1</input>
<input id="loads.load#2" at="B41" label="2" by="A41">2</input>
<input id="loads.load#3" at="B42" label="3" by="A42"/>
<input id="loads.load#4" at="B43" label="4" by="A43"/>
<input id="variant.name#1" at="A47:A52" label="Variant" by="A46">[["RAID-1, no encryption"],["RAID-1, VM encryption"],["RAID-1, vSAN encryption"],["RAID-6, no encryption"],["RAID-6, VM encryption"],["RAID-6, vSAN encryption"]]</input>
<input id="variant.raid#1" at="B47:B52" label="Layout" by="B46">[["RAID-1 FTT1"],["RAID-1 FTT1"],["RAID-1 FTT1"],["RAID-6 4+2"],["RAID-6 4+2"],["RAID-6 4+2"]]</input>
</sheet>
<sheet name="Cluster">
<input id="hosts" at="B5" label="Hosts" by="A5">8</input>
<input id="cores" at="B6" label="Cores" by="A6">40</input>
<input id="clock" at="B7" label="Base clock of a core" by="A7">2.4</input>
<input id="ram" at="B8" label="RAM" by="A8">768</input>
<input id="cache" at="B9" label="Cache that may hold test data" by="A9">64</input>
<input id="nic" at="B10" label="NIC usable for vSAN" by="A10">25</input>
<input id="usable" at="B11" label="Usable capacity" by="A11">30</input>
<input id="limit" at="B12" label="IOPS limit of the policy" by="A12">0</input>
<input id="cpuShare" at="B13" label="CPU that storage may take" by="A13">0.6</input>
<input id="vms" at="B16" label="VMs" by="A16">10</input>
<input id="disks" at="B17" label="Data disks" by="A17">2</input>
<input id="diskGib" at="B18" label="Size of a data disk" by="A18">10</input>
<input id="osGib" at="B19" label="OS disk" by="A19">16</input>
<input id="vcpu" at="B20" label="vCPU" by="A20">4</input>
<input id="vmRam" at="B21" label="RAM of a VM" by="A21">8</input>
<input id="prepare" at="B22" label="Disks are prepared with" by="A22">"random"</input>
</sheet>
<sheet name="Tests"/>
<sheet name="Predictions"/>
<sheet name="Checklist">
<input id="check.done#1" at="B6" label="HCIBench controller outside the tested cluster" by="A6">"open"</input>
<input id="check.done#2" at="B7" label="DHCP on the test network, or the controller's own range" by="A7">"open"</input>
<input id="check.done#3" at="B8" label="DRS set as HCIBench asks for" by="A8">"open"</input>
<input id="check.done#4" at="B9" label="Caches cleared between tests" by="A9">"open"</input>
<input id="check.done#5" at="B10" label="VMs spread evenly over the hosts" by="A10">"open"</input>
<input id="check.done#6" at="B11" label="No other VMs on the cluster" by="A11">"open"</input>
<input id="check.done#7" at="B12" label="Time synchronised (NTP) on hosts, vCenter, controller" by="A12">"open"</input>
<input id="check.done#8" at="B13" label="Health green" by="A13">"open"</input>
<input id="check.done#9" at="B14" label="No resynchronisation running" by="A14">"open"</input>
<input id="check.done#10" at="B15" label="Firmware, drivers and versions noted" by="A15">"open"</input>
<input id="check.done#11" at="B16" label="Results volume of 200 GB on the controller" by="A16">"open"</input>
<input id="check.done#12" at="B17" label="One easy run first" by="A17">"open"</input>
</sheet>
<sheet name="Basis"/>
</plan>`,
  ids: {
    "Benchmark plan": `
verdict A4 purpose B10 tool B11 loadKind B12 workingSet B13 warmup B14 seconds B15 gross B16 repeats B17 start B18
sizes.row A22:A27 sizes.kib B22:B27 sizes.iops C22:C27 sizes.n D22:D27 sizes A22:D27 mixes.row A31:A36 mixes.read
B31:B36 mixes.random C31:C36 mixes.n D31:D36 mixes A31:D36 loads.row A40:A43 loads.load B40:B43 loads.n C40:C43 loads
A40:C43 variant.name A47:A52 variant.raid B47:B52 variant A47:B52 sizeCount B56 sizeCount.low D56 sizeCount.high E56
sizeCount.known F56 mixCount B57 mixCount.low D57 mixCount.high E57 mixCount.known F57 loadCount B58 loadCount.low D58
loadCount.high E58 loadCount.known F58 tests B59 tests.low D59 tests.high E59 tests.known F59 netHours B60
netHours.low D60 netHours.high E60 netHours.known F60 grossHours B61 grossHours.low D61 grossHours.high E61
grossHours.known F61 variantCount B62 variantCount.low D62 variantCount.high E62 variantCount.known F62 oneDays B63
oneDays.low D63 oneDays.high E63 oneDays.known F63 allDays B64 allDays.low D64 allDays.high E64 allDays.known F64 end
B65 end.low D65 end.high E65 end.known F65 plan.name A69:A74 plan.layout B69:B74 plan.row C69:C74 plan.raw D69:D74
plan.hostsNeeded E69:E74 plan.end F69:F74 plan A69:F74`,
    Cluster: `
hosts B5 cores B6 clock B7 ram B8 cache B9 nic B10 usable B11 limit B12 cpuShare B13 vms B16 disks B17 diskGib B18
osGib B19 vcpu B20 vmRam B21 prepare B22 allVms B26 allVms.low D26 allVms.high E26 allVms.known F26 allDisks B27
allDisks.low D27 allDisks.high E27 allDisks.known F27 vmGib B28 vmGib.low D28 vmGib.high E28 vmGib.known F28 rawGib
B29 rawGib.low D29 rawGib.high E29 rawGib.known F29 usedShare B30 usedShare.low D30 usedShare.high E30 usedShare.known
F30 workGib B31 workGib.low D31 workGib.high E31 workGib.known F31 workShare B32 workShare.low D32 workShare.high E32
workShare.known F32 workCache B33 workCache.low D33 workCache.high E33 workCache.known F33 workRam B34 workRam.low D34
workRam.high E34 workRam.known F34 perCore B35 perCore.low D35 perCore.high E35 perCore.known F35 ramShare B36
ramShare.low D36 ramShare.high E36 ramShare.known F36 capacity B37 capacity.low D37 capacity.high E37 capacity.known
F37 layout B38 layout.low D38 layout.high E38 layout.known F38 minHosts B39 minHosts.low D39 minHosts.high E39
minHosts.known F39`,
    Tests: `
test.case A6:A53 test.no B6:B53 test.size C6:C53 test.read D6:D53 test.random E6:E53 test.load F6:F53 test.vms G6:G53
test.vdisks H6:H53 test.oio I6:I53 test.net J6:J53 test.grossEnd K6:K53 test A6:K53`,
    Predictions: `
predicted.case A25:A72 predicted.iops B25:B72 predicted.mibs C25:C72 predicted.ghz D25:D72 predicted.coreCount E25:E72
predicted.share F25:F72 predicted.gbit G25:G72 predicted.latency H25:H72 predicted.ceiling I25:I72 predicted.limitedBy
J25:J72 predicted A25:J72`,
    Checklist: `
check.what A6:A17 check.done B6:B17 check.why C6:C17 check A6:C17 parameter.name A21:A36 parameter.value B21:B36
parameter.unit C21:C36 parameter A21:C36`,
  },
  written: {
    "Benchmark plan": `
A1:A2' A3=Nqd A4=43l A6' A9:A18' A20:A21' A22#foK A23#WYK A24#BfK A25#g4K A26#TzK A27#KlK A29:A30' A31#foK A32#WYK
A33#BfK A34#g4K A35#TzK A36#KlK A38:A39' A40#foK A41#WYK A42#BfK A43#g4K A45:A46' A54' A56:A65' A67:A68' A69=1Hj
A70=SMb A71=ujM A72=GRs A73=Gkq A74=j0i B6' B21' B30' B39' B46' B55' B56=jTo B57=n2q B58=Hkk B59=MGG B60=1gi B61=42u
B62=Ify B63=blM B64=Bmx B65=w6s B68' B69=0ik B70=plg B71=ppc B72=3oY B73=SJu B74=Adf C6' C13:C18' C21' C30' C39'
C40:C43=U4i C55' C59:C64' C68' C69#foK C70#WYK C71#BfK C72#g4K C73#TzK C74#KlK D6' D12:D13' D15:D16' D21' D22:D27=pSY
D30' D31:D36=7YZ D55' D68' D69=xw9 D70=7DZ D71=jlq D72=M1V D73=cOP D74=QTT E6' E55' E68' E69=0MV E70=aLJ E71=w5W
E72=O7J E73=Ioy E74=UyE F55:F65' F68' F69=O_U F70=ena F71=Dn5 F72=FTF F73=vOA F74=TpO`,
    Cluster: `
A1:A2' A4:A13' A15:A22' A24' A26:A39' B25' B26=PUt B27=cRd B28=seC B29=OUw B30=1bD B31=L42 B32=T1n B33=xAw B34=6P-
B35=8DG B36=Vsj B37=t6T B38=I7E B39=vgZ C5:C13' C16:C21' C25:C34' C36:C37' C39' D9' D11:D13' D22' D25' E25' F25:F39'`,
    Tests: `
A1:A2' A4:A5' A6:A53=Os2 B5' B6#foK B7#WYK B8#BfK B9#g4K B10#TzK B11#KlK B12#19K B13#EoL B14#3yL B15#-yy B16#tzy
B17#Qoy B18#Hly B19#CYy B20#xOy B21#kFy B22#L4y B23#Wlx B24#Fox B25#Dor B26#QTr B27#Z9r B28#uir B29#PFr B30#cOr
B31#lSr B32#6Zr B33#rNo B34#4Go B35#KCH B36#1EH B37#s8G B38#f5G B39#-UH B40#ppH B41#gbH B42#TSH B43#y3H B44#duH
B45#Rr6 B46#uU6 B47#7R6 B48#IJ6 B49#N26 B50#a56 B51#3k6 B52#Ei6 B53#5E7 C5' C6:C53=TPa D5' D6:D53=VWw E5' E6:E53=mfR
F5' F6:F53=dW_ G5' G6:G53=nYB H5' H6:H53=dy7 I5' I6:I53=Mb9 J5' J6:J53=qGL K5' K6:K53=bzL`,
    Predictions: `
A1:A2' A23:A24' A25=aCa A26=TSa A27=gca A28=B-a A29=u0a A30=Inp A31=bgp A32=SQo A33=9eo A34=0Ko A35=HNo A36=e7o
A37=pDo A38=Qdp A39=jVp A40=R_x A41=C2x A42=3Nw A43=oAw A44=daw A45=Obw A46=jQw A47=Uqw A48=Jlw A49=6gw A50=bzi
A51=k7i A52=x6i A53=Chi A54=HGh A55=QBh A56=9Fh A57=OKh A58=zlh A59=c-h A60=Dwg A61=8Nj A62=lng A63=W_g A64=3bj
A65=gKj A66=pKj A67=aAj A68=7-j A69=Ugj A70=JKH A71=aFH A72=T7H B24' B25=qgM B26=aJ2 B27=1_A B28=MYo B29=yIG B30=a4I
B31=76S B32=lkw B33=au7 B34=EO3 B35=FQw B36=WmD B37=5Hz B38=SJ9 B39=cXx B40=3Nf B41=6co B42=xkA B43=Pr8 B44=XGJ
B45=gMM B46=zCQ B47=nAv B48=KEE B49=o7P B50=G8L B51=9R6 B52=xHS B53=hg4 B54=VYK B55=0eU B56=Ez2 B57=A3- B58=S37
B59=dHM B60=sX0 B61=nff B62=R57 B63=FZB B64=H5h B65=KtE B66=r3m B67=7ZT B68=Ohn B69=2aF B70=uG8 B71=Lzh B72=Pmf C24'
C25=ZYP C26=md5 C27=Oyq C28=TFU C29=NOJ C30=0yB C31=mfb C32=ab7 C33=xQi C34=Dh6 C35=XVv C36=rLq C37=-BB C38=FV5
C39=ujL C40=0p5 C41=AIl C42=zk7 C43=PiL C44=DB- C45=2mv C46=KBO C47=mut C48=6wT C49=Ywj C50=L3C C51=l9J C52=X6q
C53=zzV C54=WOG C55=k86 C56=orf C57=Ebj C58=JJJ C59=7Ip C60=T6u C61=8z8 C62=XQO C63=DX1 C64=Gwm C65=-O4 C66=A8k
C67=ktW C68=cpe C69=KiC C70=GL6 C71=Uds C72=juj D24' D25=-S1 D26=qRs D27=OIJ D28=Bp5 D29=RPA D30=U8w D31=LOw D32=EVW
D33=8sq D34=EeO D35=zqI D36=jdT D37=8ai D38=i97 D39=l2q D40=1gM D41=5pL D42=Hf8 D43=Jby D44=-Qj D45=Jtl D46=2Nb
D47=y1S D48=LyE D49=hia D50=Ly_ D51=26w D52=DxI D53=zCO D54=e4C D55=FeI D56=0kD D57=da- D58=WhP D59=d82 D60=KnQ
D61=93G D62=lkH D63=EZM D64=7gT D65=aR0 D66=PGP D67=7Yr D68=RTc D69=2bp D70=pW9 D71=_Bu D72=-my E24' E25:E72=Hob F24'
F25:F72=b66 G24' G25=JHG G26=1JU G27=pM1 G28=EXf G29=kYp G30=jUR G31=Vze G32=frH G33=Mcm G34=PGH G35=4d5 G36=TdT
G37=uM8 G38=xp1 G39=8q0 G40=5yL G41=3o3 G42=TO9 G43=wfc G44=gbc G45=zLZ G46=HsH G47=QIl G48=iRZ G49=pka G50=Qpd
G51=0ER G52=gyG G53=op6 G54=fub G55=UYw G56=dAY G57=vGe G58=JYF G59=seP G60=rTX G61=QY1 G62=kjm G63=NIG G64=fwB
G65=3Ie G66=mcB G67=rO3 G68=Lb- G69=EUk G70=90r G71=8YG G72=Zy7 H24' H25=73s H26=RGQ H27=ahY H28=lqw H29=Eiu H30=G02
H31=cge H32=26p H33=JeU H34=l9C H35=H_v H36=EWT H37=RH8 H38=xzD H39=Gbf H40=aoc H41=8dm H42=X2c H43=Cqp H44=6S-
H45=pS8 H46=dqK H47=E5h H48=Orz H49=BLK H50=l1c H51=pHm H52=wpa H53=fw5 H54=bPj H55=H33 H56=PM0 H57=wFV H58=NYS
H59=rus H60=J1Z H61=tns H62=eo5 H63=7Bg H64=Qr7 H65=pOn H66=PK9 H67=eVc H68=bVP H69=Jn- H70=o5J H71=4hN H72=wdR I24'
I25=4H7 I26=tzk I27=6MD I28=OH- I29=728 I30=ptk I31=zg0 I32=LSx I33=b3_ I34=deJ I35=qEc I36=mQp I37=L6_ I38=JBo
I39=Uqp I40=kF6 I41=xL8 I42=MOG I43=NBh I44=CVR I45=wtM I46=DOJ I47=LzN I48=AIB I49=Bpl I50=bOp I51=RKO I52=AhF
I53=uem I54=2oL I55=1lA I56=Peb I57=XiV I58=DyN I59=0eB I60=Fgc I61=UMq I62=Cgp I63=nLG I64=rM7 I65=aQA I66=oPG
I67=tPw I68=nWS I69=xZs I70=MJj I71=9gk I72=D44 J24' J25:J72=KSd`,
    Checklist: `
A1:A2' A4:A17' A19:A36' B5' B20' B21=I0c B22=hxX B23=1DO B24=qKO B25=oxN B26=uDX B27=9cX B28=swz B29=I1f B30=j46
B31=ByB B32=td5 B33=PDA B34=V5c B35=0Gc B36=9-p C5:C17' C20:C36'`,
    Basis: `
A1:A2' A4:A10' A12:A17' A19:A59' A61:A62' B20' B21#cy7 B22#BfK B23#WYK B24#hsU B25#-0K B26#RrK B27#ffK B28#wJV B29#zif
B30#foK B31#KlK B32#sBV B33#BdO B34#PaU B35#FMK B36#eBR B37#tBZ B38#TpG B39#BdO B40#mqL B41#kHU B42#BJb B43#CrP
B44#T8L B45#mSg B46:B47#foK B48#WYK B49:B50#BfK B51#TzK B52#g4K B53#19K B54#p0i B55#BfK B56#4TU B57#KlK B58#p0i
B59#KlK C20:C59' D20:D59' E20:E59' F20:F59'`,
  },
};
