import type { ReleasedPlanText } from "../released/releasedPlan";

/** The template latency-budget of release 0.1.0. */
export const latencyBudget: ReleasedPlanText = {
  record: `
<plan xmlns="urn:hci-planner:plan:1" id="latency-budget" product="0.1.0" method="0" evidence="0">
<sheet name="Latency budget">
<input id="customer" at="A7" label="Customer" by="A6"/>
<input id="project" at="B7" label="Project" by="B6"/>
<input id="author" at="C7" label="Author" by="C6"/>
<input id="planDate" at="D7" label="Date" by="D6"/>
<input id="planVersion" at="E7" label="Version" by="E6"/>
<input id="targetMs" at="B10" label="Latency target" by="A10">500</input>
<input id="perSecond" at="B11" label="Requests" by="A11">50</input>
<input id="language" at="B12" label="Remote calls are faster by" by="A12">1</input>
<input id="storageRead" at="B13" label="Storage read latency" by="A13"/>
<input id="storageWrite" at="B14" label="Storage write latency" by="A14"/>
<input id="chain.name#1" at="A18:A27" label="Step" by="A17">[["Session service"],["Price rules"],["Cache"],["Stock and credit services"],["Read the order"],["Write the order"]]</input>
<input id="chain.kind#1" at="B18:B27" label="Kind" by="B17">[["gRPC/REST"],["in-process"],["RAM"],["gRPC/REST"],["storage read"],["storage write"]]</input>
<input id="chain.calls#1" at="C18:C27" label="Calls per request" by="C17">[[1],[200],[1000],[2],[4],[1]]</input>
<input id="chain.parallel#1" at="D18:D27" label="In parallel" by="D17">[["no"],["no"],["no"],["yes"],["no"],["no"]]</input>
<input id="chain.own#1" at="E18:E27" label="Your own figure" by="E17"/>
<input id="chain.unit#1" at="F18:F27" label="Its unit (ms if empty)" by="F17"/>
</sheet>
<sheet name="By step"/>
<sheet name="Latencies"/>
<sheet name="Basis"/>
</plan>`,
  ids: {
    "Latency budget": `
verdict A4 targetMs B10 perSecond B11 language B12 storageRead B13 storageWrite B14 chain.name A18:A27 chain.kind
B18:B27 chain.calls C18:C27 chain.parallel D18:D27 chain.own E18:E27 chain.unit F18:F27 chain A18:F27 total B31
total.low D31 total.high E31 total.known F31 merged B32 merged.low D32 merged.high E32 merged.known F32 ratio B33
ratio.low D33 ratio.high E33 ratio.known F33 order B34 order.low D34 order.high E34 order.known F34 left B35 left.low
D35 left.high E35 left.known F35 affordable B36 affordable.low D36 affordable.high E36 affordable.known F36 first B37
first.low D37 first.high E37 first.known F37 without B38 without.low D38 without.high E38 without.known F38
outstanding B39 outstanding.low D39 outstanding.high E39 outstanding.known F39 outliers B40 outliers.low D40
outliers.high E40 outliers.known F40 unknown B41 unknown.low D41 unknown.high E41 unknown.known F41`,
    "By step": `
steps.name A6:A15 steps.low B6:B15 steps.plan C6:C15 steps.high D6:D15 steps.share E6:E15 steps.merged F6:F15
steps.known G6:G15 steps A6:G15`,
    Latencies: `
latencies.kind A6:A13 latencies.low B6:B13 latencies.plan C6:C13 latencies.high D6:D13 latencies.known E6:E13
latencies.ram F6:F13 latencies.calls G6:G13 latencies.note H6:H13 latencies A6:H13 callRatio B17 callRatio.low D17
callRatio.high E17 callRatio.known F17 callOrder B18 callOrder.low D18 callOrder.high E18 callOrder.known F18
publishedOrder B19 publishedOrder.low D19 publishedOrder.high E19 publishedOrder.known F19 hopRatio B20 hopRatio.low
D20 hopRatio.high E20 hopRatio.known F20`,
  },
  written: {
    "Latency budget": `
A1:A2' A3=NRM A4=U7j A6' A9:A14' A16:A17' A29' A31:A41' B6' B17' B30' B31=DlD B32=KQY B33=yGB B34=lUa B35=gMB B36=6wp
B37=CTP B38=sTB B39=8pi B40=h-p B41=M57 C6' C10:C14' C17' C30:C36' C38:C41' D6' D12:D14' D17' D30' D31=luE D35=07z
D39=EnP E6' E17' E30' E31=CeT E35=HfQ E39=LSO F17' F30:F41'`,
    "By step": `
A1:A2' A4:A5' A6=Ej8 A7=r3O A8=k_2 A9=vdn A10=X88 A11=LFk A12=FL7 A13=NN8 A14=cSl A15=dh2 B5' B6=hvp B7=Aef B8=oVQ
B9=flE B10=WDP B11=TUK B12=m3y B13=E-d B14=vAx B15=iqy C5' C6=yF6 C7=tHA C8=f7Q C9=7Gl C10=6M8 C11=s-K C12=OWV C13=byu
C14=y5n C15=UL5 D5' D6=KIW D7=XLA D8=GTY D9=0K7 D10=fC4 D11=fDU D12=rK8 D13=6vm D14=Wzs D15=opo E5' E6:E15=HQG F5'
F6=l0D F7=LYk F8=D7C F9=TK9 F10=BaM F11=V72 F12=DUV F13=WqO F14=hka F15=Q_o G5' G6=UB- G7=CPW G8=3SB G9=IfO G10=tdE
G11=Jy3 G12=hR1 G13=pjM G14=0xl G15=ikd`,
    Latencies: `
A1:A2' A4:A13' A15' A17:A20' B5' B6:B9=61y B10=tGY B11=FdY B12=WBc B13=3Vp B16' B17=GF1 B18=2jA B19=Oqe B20=bqD C5'
C6:C9=Ufe C10=loH C11=FdY C12=WBc C13=3Vp C16:C20' D5' D6:D9=7hc D10=s6P D11=FdY D12=WBc D13=3Vp D16' E5' E6:E10=V-Q
E11=o5N E12=ELP E13=I9Z E16' F5' F6:F13=Mqn F16:F20' G5' G6:G13=RTb H5:H13'`,
    Basis: `
A1:A2' A4:A8' A10:A15' A17:A28' A30:A31' B18' B19#Q18 B20#Yc6 B21#yZE B22#QGG B23#IQF B24#HEd B25#RRz B26#EYY B27#kEZ
B28#-yy C18:C28' D18:D28' E18:E28' F18:F28'`,
  },
};
