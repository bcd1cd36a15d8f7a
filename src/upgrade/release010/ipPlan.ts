import type { ReleasedPlanText } from "../released/releasedPlan";

/** The template ip-plan of release 0.1.0. */
export const ipPlan: ReleasedPlanText = {
  record: `
<plan xmlns="urn:hci-planner:plan:1" id="ip-plan" product="0.1.0" method="0" evidence="0">
<sheet name="IP plan">
<input id="customer" at="A7" label="Customer" by="A6"/>
<input id="project" at="B7" label="Project" by="B6"/>
<input id="author" at="C7" label="Author" by="C6"/>
<input id="planDate" at="D7" label="Date" by="D6"/>
<input id="planVersion" at="E7" label="Version" by="E6"/>
<input id="supernet" at="B33" label="Site supernet" by="A33">"172.31.216.0/22"</input>
<input id="switchMtu" at="B34" label="MTU of the switches" by="A34">9216</input>
<input id="siteMtu" at="B35" label="MTU between the sites" by="A35">9000</input>
<input id="dns1" at="B36" label="DNS server 1" by="A36">"172.31.216.10"</input>
<input id="dns2" at="B37" label="DNS server 2" by="A37">"172.31.216.11"</input>
<input id="ntp" at="B38" label="NTP server" by="A38">"ntp.example.com"</input>
<input id="domain" at="B39" label="Domain" by="A39">"example.com"</input>
<input id="nets.name#1" at="A43:A54" label="Network" by="A42">[["VM"],["NSX TEP"],["Management"],["vMotion"],["vSAN"],["Witness"]]</input>
<input id="nets.hosts#1" at="B43:B54" label="Hosts now" by="B42">[[300],[126],[100],[62],[62],[2]]</input>
<input id="nets.growth#1" at="C43:C54" label="Growth" by="C42">[[0],[0],[0],[0],[0],[0]]</input>
<input id="nets.reserved#1" at="D43:D54" label="Reserved" by="D42">[[0],[0],[0],[0],[0],[0]]</input>
<input id="nets.stretched#1" at="E43:E54" label="Stretched" by="E42">[["no"],["no"],["no"],["no"],["no"],["no"]]</input>
<input id="nets.vlan#1" at="F43:F54" label="VLAN" by="F42">[[10],[20],[30],[40],[50],[60]]</input>
<input id="nets.mtu#1" at="G43:G54" label="MTU" by="G42">[[1500],[9000],[1500],[9000],[9000],[1500]]</input>
<input id="used.what#1" at="A58:A63" label="In use by" by="A57">[["Office"]]</input>
<input id="used.block#1" at="B58:B63" label="Block" by="B57">[["172.31.220.0/24"]]</input>
</sheet>
<sheet name="Hosts">
<input id="clusterHosts" at="B5" label="Hosts" by="A5">6</input>
<input id="prefix" at="B6" label="Name begins with" by="A6">"esx"</input>
<input id="start" at="B7" label="First host's number" by="A7">11</input>
<input id="roles.network#1" at="B11" label="Management" by="A11">"Management"</input>
<input id="roles.network#2" at="B12" label="vMotion" by="A12">"vMotion"</input>
<input id="roles.network#3" at="B13" label="vSAN" by="A13">"vSAN"</input>
<input id="roles.network#4" at="B14" label="NSX TEP" by="A14">"NSX TEP"</input>
<input id="roles.vmk#1" at="C11" label="Management" by="A11">"vmk0"</input>
<input id="roles.vmk#2" at="C12" label="vMotion" by="A12">"vmk1"</input>
<input id="roles.vmk#3" at="C13" label="vSAN" by="A13">"vmk2"</input>
<input id="roles.vmk#4" at="C14" label="NSX TEP" by="A14">"vmk10, vmk11"</input>
</sheet>
<sheet name="Free"/>
<sheet name="Subnets"/>
<sheet name="Cheat sheet"/>
<sheet name="Basis"/>
</plan>`,
  ids: {
    "IP plan": `
verdict A4 size B11 size.low D11 size.high E11 size.known F11 total B12 total.low D12 total.high E12 total.known F12
missing B13 missing.low D13 missing.high E13 missing.known F13 overlapping B14 overlapping.low D14 overlapping.high
E14 overlapping.known F14 withFindings B15 withFindings.low D15 withFindings.high E15 withFindings.known F15 plan.name
A19:A30 plan.subnet B19:B30 plan.gateway C19:C30 plan.first D19:D30 plan.last E19:E30 plan.vlan F19:F30 plan.mtu
G19:G30 plan.usable H19:H30 plan.used I19:I30 plan.free J19:J30 plan.scope K19:K30 plan.finding L19:L30 plan A19:L30
supernet B33 switchMtu B34 siteMtu B35 dns1 B36 dns2 B37 ntp B38 domain B39 nets.name A43:A54 nets.hosts B43:B54
nets.growth C43:C54 nets.reserved D43:D54 nets.stretched E43:E54 nets.vlan F43:F54 nets.mtu G43:G54 nets A43:G54
used.what A58:A63 used.block B58:B63 used A58:B63`,
    Hosts: `
clusterHosts B5 prefix B6 start B7 roles.use A11:A14 roles.network B11:B14 roles.vmk C11:C14 roles.subnet D11:D14
roles.each E11:E14 roles.usable F11:F14 roles.finding G11:G14 roles A11:G14 addresses.host A18:A81 addresses.name
B18:B81 addresses.management C18:C81 addresses.vmotion D18:D81 addresses.vsan E18:E81 addresses.tep1 F18:F81
addresses.tep2 G18:G81 addresses.at H18:H81 addresses.tepAt1 I18:I81 addresses.tepAt2 J18:J81 addresses A18:J81`,
    Free: `
free.block A6:A45 free.size B6:B45 free A6:B45`,
    Subnets: `
vlsm A5:K17 needs.name A21:A32 needs.needed B21:B32 needs.prefix C21:C32 needs.size D21:D32 needs.twice E21:E32 needs
A21:E32 count B36 count.low D36 count.high E36 count.known F36 fits B37 fits.low D37 fits.high E37 fits.known F37 half
B38 half.low D38 half.high E38 half.known F38 unread B39 unread.low D39 unread.high E39 unread.known F39 findings.name
A43:A54 findings.scope B43:B54 findings.overlap C43:C54 findings.all D43:D54 findings A43:D54 overlaps.name A58:A69
overlaps.o1 B58:B69 overlaps.o2 C58:C69 overlaps.o3 D58:D69 overlaps.o4 E58:E69 overlaps.o5 F58:F69 overlaps.o6
G58:G69 overlaps A58:G69 taken.block A73:A90 taken.counted B73:B90 taken A73:B90`,
    "Cheat sheet": `
cheatSheet A5:G38`,
  },
  written: {
    "IP plan": `
A1:A2' A3=LZ0 A4=fCq A6' A9' A11:A15' A17:A18' A19=j9D A20=QpD A21=JLE A22=2yD A23=vCE A24=cME A25=VUE A26=CZE A27=73E
A28=ouE A29=F8i A30=yHi A32:A39' A41:A42' A56:A57' B6' B10' B11=wd5 B12=tF6 B13=bXd B14=vE9 B15=qeV B18' B19:B30=G4b
B42' B57' C6' C10:C15' C18' C19=g4R C20=uha C21=_5E C22=h6f C23=1fB C24=Zxq C25=kd7 C26=F1c C27=1MF C28=oq7 C29=qQ_
C30=1Je C34:C35' C42' D6' D10' D18' D19:D30=dhO D33' D35' D42' E6' E10' E18' E19:E30=P1X E42' F10:F15' F18' F19=2MO
F20=vX_ F21=Rq2 F22=ulc F23=5TX F24=tBX F25=KEh F26=Mhc F27=p-K F28=lxU F29=fNh F30=7FV F42' G18' G19=Hjt G20=2L0
G21=Pik G22=dae G23=ePH G24=gD7 G25=J30 G26=jlo G27=DFF G28=pGs G29=Qcc G30=zBM G42' H18' H19:H30=sLt I18' I19=YJB
I20=FOi I21=Ijo I22=KvY I23=22a I24=z18 I25=ZdS I26=Uc7 I27=1yE I28=Ytq I29=43z I30=1lS J18' J19:J30=WX_ K18' K19=liQ
K20=ZCC K21=mzq K22=oJL K23=LQt K24=PMd K25=ByE K26=Emz K27=sx9 K28=xwQ K29=lmo K30=gEH L18' L19=nDr L20=MWx L21=kSK
L22=h-n L23=ro_ L24=7da L25=tgm L26=z4x L27=2K0 L28=p0- L29=KM8 L30=bkr`,
    Hosts: `
A1:A2' A4:A7' A9:A14' A16:A17' A18=XYk A19=yva A20=sX2 A21=zs2 A22=c7i A23=cyL A24=JXH A25=hhl A26=WHH A27=EQM A28=Nnl
A29=zdh A30=7EI A31=yy8 A32=bpp A33=ECN A34=Wot A35=TYQ A36=8zA A37=xrJ A38=tH1 A39=Qyj A40=gei A41=nNP A42=eYo
A43=vj0 A44=3Y3 A45=s9y A46=jia A47=c7Y A48=bTe A49=uyF A50=WOW A51=RKS A52=7Zj A53=ndV A54=uZu A55=ohj A56=KCk
A57=Ezt A58=hQR A59=iNQ A60=E36 A61=Hj_ A62=_k8 A63=iGr A64=DFt A65=dEk A66=t0S A67=-CE A68=UYw A69=1J9 A70=uhm
A71=A_G A72=ESb A73=4vh A74=M_r A75=TQb A76=cV0 A77=xKv A78=3DO A79=Fig A80=5UU A81=YZm B10' B17' B18:B81=Nqz C5' C7'
C10' C17' C18=Deq C19:C81' D7' D10' D11:D14=uMc D17' D18=EA7 D19:D81' E10' E11:E13#foK E14#WYK E17' E18=wqY E19:E81'
F10' F11:F14=k38 F17' F18=dxP F19:F81' G10' G11:G14=NSq G17' G18=imw G19:G81' H17' H18:H81=Q83 I17' I18:I81=qD1 J17'
J18:J81=b8l`,
    Free: `
A1:A2' A4:A5' A6=ts1 A7:A10' B5' B6:B45=AEV`,
    Subnets: `
A1:A2' A4' A5=WPA A6:A11' A19:A20' A21=E8L A22=00s A23=nOC A24=NuK A25=sP4 A26=rD6 A27=1TR A28=VxA A29=m82 A30=yLb
A31=dHL A32=OFA A34' A36:A39' A41:A42' A43=owb A44=b7b A45=G6b A46=xgb A47=0Ha A48=nAa A49=SFa A50=9Na A51=Ala A52=z9a
A53=ha_ A54=2r_ A56:A57' A58=owb A59=b7b A60=G6b A61=xgb A62=0Ha A63=nAa A64=SFa A65=9Na A66=Ala A67=z9a A68=ha_
A69=2r_ A71:A72' A73=fCm A74=d6t A75=Ybh A76=XSb A77=gH_ A78=uqZ A79=kDK A80=Hlr A81=DkT A82=5S8 A83=9up A84=poR
A85=0t2 A86=nBc A87=bYF A88=2_m A89=zNH A90=zrU B5' B6#hB- B7#aqH B8#Q18 B9:B10#bCO B11#WYK B20' B21=9Xa B22=YAv
B23=z6a B24=nQO B25=ilv B26=jzR B27=s71 B28=8mj B29=4ci B30=lb4 B31=gTO B32=y4b B35' B36=_gg B37=oBQ B38=vlX B39=vew
B42' B43=wdK B44:B54' B57' B58=sar B59:B63#Zup B64:B69' B72' B73:B90=p3p C5' C6#hB- C7#aqH C8#Q18 C9:C10#bCO C11#WYK
C20' C21=kQK C22:C23#cOr C24:C25#lSr C26#KCH C27:C32' C35' C42' C43=Ub5 C44=eFC C45=8xs C46=VcA C47=kRp C48=42h
C49=Grc C50=uFD C51=4Xh C52=6fM C53=sCX C54=noI C57' C58=i1i D5:D11' D20' D21:D32=y2l D35' D42' D43=aT3 D44=Ox6
D45=5Ux D46=p2h D47=tes D48=V2d D49=3k9 D50=Xb- D51=iId D52=GHy D53=sUS D54=qyW D57' D58=mt1 E5:E11' E20' E21:E32=sfy
E35' E57' E58=9tW F5:F11' F35:F39' F57' F58=2iX G5:G11' G57' G58=Xb0 H5:H11' I5' I6#fbu I7:I8#aqH I9:I10#bCO I11#WYK
J5' J6#0N_ J7#foK J8#9zq J9:J11#foK K5:K11'`,
    "Cheat sheet": `
A1:A2' A4' A5=hVf A6:A38' B5:B38' C5:C38' D5' D6#77t D7#hRq D8#jU_ D9#6QB D10#0SS D11#ezq D12#_A_ D13#REt D14#1WB
D15#WQi D16#gbe D17#L3Y D18#3VA D19#K1i D20#PBP D21#Kye D22#kNr D23#mSg D24#Xcg D25#jR- D26#TH3 D27#CMN D28#lzN
D29#1xu D30#UXy D31#YLE D32#97O D33#s8G D34#kFy D35#EoL D36#g4K D37#WYK D38#foK E5' E6#BNt E7#jkp E8#Rr_ E9#knA
E10#KES E11#sup E12#ZV_ E13#33t E14#rFB E15#Ufj E16#aCe E17#hVb E18#paA E19#4dl E20#dhP E21#gDe E22#6Qr E23#o4m
E24#h0j E25#JH- E26#t10 E27#sBN E28#33M E29#fbu E30#KGy E31#aqH E32#bCO E33#KCH E34#CYy E35#KlK E36:E37#WYK E38#foK
F5:F38' G5:G38'`,
    Basis: `
A1:A2' A4:A9' A11:A14' A16:A17'`,
  },
};
