import type { ReleasedPlanText } from "../released/releasedPlan";

/** The template benchmark-comparison of release 0.1.0. */
export const benchmarkComparison: ReleasedPlanText = {
  record: `
<plan xmlns="urn:hci-planner:plan:1" id="benchmark-comparison" product="0.1.0" method="0" evidence="0">
<sheet name="Comparison">
<input id="customer" at="A7" label="Customer" by="A6"/>
<input id="project" at="B7" label="Project" by="B6"/>
<input id="author" at="C7" label="Author" by="C6"/>
<input id="planDate" at="D7" label="Date" by="D6"/>
<input id="planVersion" at="E7" label="Version" by="E6"/>
<input id="setup.label#1" at="B42" label="Baseline" by="A42">"TCP"</input>
<input id="setup.label#2" at="B43" label="Variant 1" by="A43">"RDMA"</input>
<input id="setup.label#3" at="B44" label="Variant 2" by="A44"/>
<input id="setup.label#4" at="B45" label="Variant 3" by="A45"/>
<input id="setup.label#5" at="B46" label="Variant 4" by="A46"/>
<input id="setup.label#6" at="B47" label="Variant 5" by="A47"/>
<input id="setup.hosts#1" at="C42" label="Baseline" by="A42">4</input>
<input id="setup.hosts#2" at="C43" label="Variant 1" by="A43">4</input>
<input id="setup.hosts#3" at="C44" label="Variant 2" by="A44"/>
<input id="setup.hosts#4" at="C45" label="Variant 3" by="A45"/>
<input id="setup.hosts#5" at="C46" label="Variant 4" by="A46"/>
<input id="setup.hosts#6" at="C47" label="Variant 5" by="A47"/>
<input id="setup.esxi#1" at="D42" label="Baseline" by="A42"/>
<input id="setup.esxi#2" at="D43" label="Variant 1" by="A43"/>
<input id="setup.esxi#3" at="D44" label="Variant 2" by="A44"/>
<input id="setup.esxi#4" at="D45" label="Variant 3" by="A45"/>
<input id="setup.esxi#5" at="D46" label="Variant 4" by="A46"/>
<input id="setup.esxi#6" at="D47" label="Variant 5" by="A47"/>
<input id="setup.tool#1" at="E42" label="Baseline" by="A42"/>
<input id="setup.tool#2" at="E43" label="Variant 1" by="A43"/>
<input id="setup.tool#3" at="E44" label="Variant 2" by="A44"/>
<input id="setup.tool#4" at="E45" label="Variant 3" by="A45"/>
<input id="setup.tool#5" at="E46" label="Variant 4" by="A46"/>
<input id="setup.tool#6" at="E47" label="Variant 5" by="A47"/>
<input id="setup.layout#1" at="F42" label="Baseline" by="A42"/>
<input id="setup.layout#2" at="F43" label="Variant 1" by="A43"/>
<input id="setup.layout#3" at="F44" label="Variant 2" by="A44"/>
<input id="setup.layout#4" at="F45" label="Variant 3" by="A45"/>
<input id="setup.layout#5" at="F46" label="Variant 4" by="A46"/>
<input id="setup.layout#6" at="F47" label="Variant 5" by="A47"/>
<input id="setup.percentiles#1" at="G42" label="Baseline" by="A42">"whole ms"</input>
<input id="setup.percentiles#2" at="G43" label="Variant 1" by="A43">"whole ms"</input>
<input id="setup.percentiles#3" at="G44" label="Variant 2" by="A44">"whole ms"</input>
<input id="setup.percentiles#4" at="G45" label="Variant 3" by="A45">"whole ms"</input>
<input id="setup.percentiles#5" at="G46" label="Variant 4" by="A46">"whole ms"</input>
<input id="setup.percentiles#6" at="G47" label="Variant 5" by="A47">"whole ms"</input>
<input id="setup.note#1" at="H42" label="Baseline" by="A42">"ESA, figures of a reader"</input>
<input id="setup.note#2" at="H43" label="Variant 1" by="A43">"RoCEv2, same hosts"</input>
<input id="setup.note#3" at="H44" label="Variant 2" by="A44"/>
<input id="setup.note#4" at="H45" label="Variant 3" by="A45"/>
<input id="setup.note#5" at="H46" label="Variant 4" by="A46"/>
<input id="setup.note#6" at="H47" label="Variant 5" by="A47"/>
<input id="cpuColumn" at="B50" label="CPU that is compared" by="A50">"cpu.usage"</input>
<input id="onPurpose" at="B51" label="Differs on purpose" by="A51">"nothing"</input>
<input id="noise" at="B52" label="Changes up to this are noise" by="A52">0.05</input>
<input id="cpuLimit" at="B53" label="Host CPU may rise by" by="A53">0.2</input>
<input id="p95Limit" at="B54" label="95th percentile, at most" by="A54">3</input>
<input id="readLimit" at="B55" label="Read latency, at most" by="A55">15</input>
<input id="writeLimit" at="B56" label="Write latency, at most" by="A56">20</input>
<input id="repeats" at="B57" label="Repeats of every test" by="A57">1</input>
</sheet>
<sheet name="Baseline">
<input id="paste_base.header#1.1" at="A5:W5" label="Results: paste the table here, with its headers" by="A4">[["Case","VMs","Block size (KiB)","Read %","Random %","Outstanding I/O","IOPS","MiB/s","Latency (ms)","Read latency (ms)","Write latency (ms)","p95 read (ms)","p95 write (ms)","Host CPU %","Host CPU utilization %"]]</input>
<input id="paste_base.rows#1.1" at="A6:W41" label="Results: paste the table here, with its headers" by="A4">[["4K, 100 % read, random",null,4,1,1,null,939790.5,null,null,null,null,null,null,0.9654,0.8088],["4K, 70 % read, random",null,4,0.7,1,null,633421.4,null,null,null,null,null,null,0.9545,0.7857],["8K, 50 % read, random",null,8,0.5,1,null,468353.5,null,null,null,null,null,null,0.9543,0.7771],["256K, 100 % write, sequential",null,256,0,0,null,24112.6,null,null,null,null,null,null,0.6404,0.4121]]</input>
</sheet>
<sheet name="Variant 1">
<input id="paste_v1.header#1.1" at="A5:W5" label="Results: paste the table here, with its headers" by="A4">[["Case","VMs","Block size (KiB)","Read %","Random %","Outstanding I/O","IOPS","MiB/s","Latency (ms)","Read latency (ms)","Write latency (ms)","p95 read (ms)","p95 write (ms)","Host CPU %","Host CPU utilization %"]]</input>
<input id="paste_v1.rows#1.1" at="A6:W41" label="Results: paste the table here, with its headers" by="A4">[["4K, 100 % read, random",null,4,1,1,null,1135752.6,null,null,null,null,null,null,0.9659,0.8153],["4K, 70 % read, random",null,4,0.7,1,null,779107.8,null,null,null,null,null,null,0.9338,0.7746],["8K, 50 % read, random",null,8,0.5,1,null,576964.7,null,null,null,null,null,null,0.9018,0.7357],["256K, 100 % write, sequential",null,256,0,0,null,24474.6,null,null,null,null,null,null,0.567,0.352]]</input>
</sheet>
<sheet name="Variant 2">
<input id="paste_v2.header#1.1" at="A5:W5" label="Results: paste the table here, with its headers" by="A4">[["Case","VMs","Block size (KiB)","Read %","Random %","Outstanding I/O","IOPS","MiB/s","Latency (ms)","Read latency (ms)","Write latency (ms)","p95 read (ms)","p95 write (ms)","Host CPU %","Host CPU utilization %"]]</input>
<input id="paste_v2.rows#1.1" at="A6:W41" label="Results: paste the table here, with its headers" by="A4"/>
</sheet>
<sheet name="Variant 3">
<input id="paste_v3.header#1.1" at="A5:W5" label="Results: paste the table here, with its headers" by="A4">[["Case","VMs","Block size (KiB)","Read %","Random %","Outstanding I/O","IOPS","MiB/s","Latency (ms)","Read latency (ms)","Write latency (ms)","p95 read (ms)","p95 write (ms)","Host CPU %","Host CPU utilization %"]]</input>
<input id="paste_v3.rows#1.1" at="A6:W41" label="Results: paste the table here, with its headers" by="A4"/>
</sheet>
<sheet name="Variant 4">
<input id="paste_v4.header#1.1" at="A5:W5" label="Results: paste the table here, with its headers" by="A4">[["Case","VMs","Block size (KiB)","Read %","Random %","Outstanding I/O","IOPS","MiB/s","Latency (ms)","Read latency (ms)","Write latency (ms)","p95 read (ms)","p95 write (ms)","Host CPU %","Host CPU utilization %"]]</input>
<input id="paste_v4.rows#1.1" at="A6:W41" label="Results: paste the table here, with its headers" by="A4"/>
</sheet>
<sheet name="Variant 5">
<input id="paste_v5.header#1.1" at="A5:W5" label="Results: paste the table here, with its headers" by="A4">[["Case","VMs","Block size (KiB)","Read %","Random %","Outstanding I/O","IOPS","MiB/s","Latency (ms)","Read latency (ms)","Write latency (ms)","p95 read (ms)","p95 write (ms)","Host CPU %","Host CPU utilization %"]]</input>
<input id="paste_v5.rows#1.1" at="A6:W41" label="Results: paste the table here, with its headers" by="A4"/>
</sheet>
<sheet name="By metric"/>
<sheet name="Limits"/>
<sheet name="Tests">
<input id="shown" at="B5" label="Number of the metric" by="A5">1</input>
</sheet>
<sheet name="By block size"/>
<sheet name="Changes"/>
<sheet name="Rules"/>
<sheet name="As read"/>
<sheet name="Basis"/>
</plan>`,
  ids: {
    Comparison: `
verdict A4 said.sentence A11:A16 said A11:A16 outcome.variant A20:A24 outcome.paired B20:B24 outcome.alone C20:C24
outcome.over D20:D24 outcome.outcome E20:E24 outcome.differs F20:F24 outcome A20:F24 medians.metric A28:A38 medians.v1
B28:B38 medians.v2 C28:C38 medians.v3 D28:D38 medians.v4 E28:E38 medians.v5 F28:F38 medians.better G28:G38
medians.best H28:H38 medians A28:H38 setup.set A42:A47 setup.label B42:B47 setup.hosts C42:C47 setup.esxi D42:D47
setup.tool E42:E47 setup.layout F42:F47 setup.percentiles G42:G47 setup.note H42:H47 setup.name I42:I47 setup A42:I47
cpuColumn B50 onPurpose B51 noise B52 cpuLimit B53 p95Limit B54 readLimit B55 writeLimit B56 repeats B57`,
    Baseline: `
paste_base.header A5:W5 paste_base.rows A6:W41`,
    "Variant 1": `
paste_v1.header A5:W5 paste_v1.rows A6:W41`,
    "Variant 2": `
paste_v2.header A5:W5 paste_v2.rows A6:W41`,
    "Variant 3": `
paste_v3.header A5:W5 paste_v3.rows A6:W41`,
    "Variant 4": `
paste_v4.header A5:W5 paste_v4.rows A6:W41`,
    "Variant 5": `
paste_v5.header A5:W5 paste_v5.rows A6:W41`,
    "By metric": `
metric.metric A6:A55 metric.better B6:B55 metric.variant C6:C55 metric.least D6:D55 metric.median E6:E55 metric.most
F6:F55 metric.betterCount G6:G55 metric.worseCount H6:H55 metric.noiseCount I6:I55 metric.rank J6:J55 metric.number
K6:K55 metric A6:K55`,
    Limits: `
over.rule A6:A34 over.set B6:B34 over.judged C6:C34 over.count D6:D34 over.open E6:E34 over.which F6:F34 over A6:F34
unpaired.variant A38:A47 unpaired.where B38:B47 unpaired.count C38:C47 unpaired.which D38:D47 unpaired A38:D47`,
    Tests: `
shown B5 judged.label A9:A32 judged.v1Change B9:B32 judged.v1Verdict C9:C32 judged.v2Change D9:D32 judged.v2Verdict
E9:E32 judged.v3Change F9:F32 judged.v3Verdict G9:G32 judged.v4Change H9:H32 judged.v4Verdict I9:I32 judged.v5Change
J9:J32 judged.v5Verdict K9:K32 judged A9:K32 figures.label A36:A59 figures.base B36:B59 figures.v1 C36:C59 figures.v2
D36:D59 figures.v3 E36:E59 figures.v4 F36:F59 figures.v5 G36:G59 figures A36:G59`,
    "By block size": `
bySize.size A6:A13 bySize.base B6:B13 bySize.v1 C6:C13 bySize.v2 D6:D13 bySize.v3 E6:E13 bySize.v4 F6:F13 bySize.v5
G6:G13 bySize.v1Change H6:H13 bySize.v2Change I6:I13 bySize.v3Change J6:J13 bySize.v4Change K6:K13 bySize.v5Change
L6:L13 bySize A6:L13`,
    Changes: `
chg_v1.label A6:A29 chg_v1.iops B6:B29 chg_v1.throughput C6:C29 chg_v1.latency D6:D29 chg_v1.readLatency E6:E29
chg_v1.writeLatency F6:F29 chg_v1.readP95 G6:G29 chg_v1.writeP95 H6:H29 chg_v1.cpu I6:I29 chg_v1.cpuPerIo J6:J29
chg_v1.iopsPerCpu K6:K29 chg_v1.row L6:L29 chg_v1.cpuRule M6:M29 chg_v1 A6:M29 chg_v2.label A33:A56 chg_v2.iops
B33:B56 chg_v2.throughput C33:C56 chg_v2.latency D33:D56 chg_v2.readLatency E33:E56 chg_v2.writeLatency F33:F56
chg_v2.readP95 G33:G56 chg_v2.writeP95 H33:H56 chg_v2.cpu I33:I56 chg_v2.cpuPerIo J33:J56 chg_v2.iopsPerCpu K33:K56
chg_v2.row L33:L56 chg_v2.cpuRule M33:M56 chg_v2 A33:M56 chg_v3.label A60:A83 chg_v3.iops B60:B83 chg_v3.throughput
C60:C83 chg_v3.latency D60:D83 chg_v3.readLatency E60:E83 chg_v3.writeLatency F60:F83 chg_v3.readP95 G60:G83
chg_v3.writeP95 H60:H83 chg_v3.cpu I60:I83 chg_v3.cpuPerIo J60:J83 chg_v3.iopsPerCpu K60:K83 chg_v3.row L60:L83
chg_v3.cpuRule M60:M83 chg_v3 A60:M83 chg_v4.label A87:A110 chg_v4.iops B87:B110 chg_v4.throughput C87:C110
chg_v4.latency D87:D110 chg_v4.readLatency E87:E110 chg_v4.writeLatency F87:F110 chg_v4.readP95 G87:G110
chg_v4.writeP95 H87:H110 chg_v4.cpu I87:I110 chg_v4.cpuPerIo J87:J110 chg_v4.iopsPerCpu K87:K110 chg_v4.row L87:L110
chg_v4.cpuRule M87:M110 chg_v4 A87:M110 chg_v5.label A114:A137 chg_v5.iops B114:B137 chg_v5.throughput C114:C137
chg_v5.latency D114:D137 chg_v5.readLatency E114:E137 chg_v5.writeLatency F114:F137 chg_v5.readP95 G114:G137
chg_v5.writeP95 H114:H137 chg_v5.cpu I114:I137 chg_v5.cpuPerIo J114:J137 chg_v5.iopsPerCpu K114:K137 chg_v5.row
L114:L137 chg_v5.cpuRule M114:M137 chg_v5 A114:M137`,
    Rules: `
rule_base.label A6:A29 rule_base.readLatency B6:B29 rule_base.writeLatency C6:C29 rule_base.readP95 D6:D29
rule_base.writeP95 E6:E29 rule_base A6:E29 rule_v1.label A33:A56 rule_v1.readLatency B33:B56 rule_v1.writeLatency
C33:C56 rule_v1.readP95 D33:D56 rule_v1.writeP95 E33:E56 rule_v1 A33:E56 rule_v2.label A60:A83 rule_v2.readLatency
B60:B83 rule_v2.writeLatency C60:C83 rule_v2.readP95 D60:D83 rule_v2.writeP95 E60:E83 rule_v2 A60:E83 rule_v3.label
A87:A110 rule_v3.readLatency B87:B110 rule_v3.writeLatency C87:C110 rule_v3.readP95 D87:D110 rule_v3.writeP95 E87:E110
rule_v3 A87:E110 rule_v4.label A114:A137 rule_v4.readLatency B114:B137 rule_v4.writeLatency C114:C137 rule_v4.readP95
D114:D137 rule_v4.writeP95 E114:E137 rule_v4 A114:E137 rule_v5.label A141:A164 rule_v5.readLatency B141:B164
rule_v5.writeLatency C141:C164 rule_v5.readP95 D141:D164 rule_v5.writeP95 E141:E164 rule_v5 A141:E164`,
    "As read": `
at.header A6:A20 at.base B6:B20 at.v1 C6:C20 at.v2 D6:D20 at.v3 E6:E20 at.v4 F6:F20 at.v5 G6:G20 at A6:G20
read_base.label A24:A47 read_base.no B24:B47 read_base.size C24:C47 read_base.read D24:D47 read_base.random E24:E47
read_base.oio F24:F47 read_base.vms G24:G47 read_base.iops H24:H47 read_base.throughput I24:I47 read_base.latency
J24:J47 read_base.readLatency K24:K47 read_base.writeLatency L24:L47 read_base.readP95 M24:M47 read_base.writeP95
N24:N47 read_base.cpu O24:O47 read_base.cpuPerIo P24:P47 read_base.iopsPerCpu Q24:Q47 read_base.workload R24:R47
read_base.key S24:S47 read_base.partner T24:T47 read_base.first U24:U47 read_base A24:U47 read_v1.label A51:A74
read_v1.no B51:B74 read_v1.size C51:C74 read_v1.read D51:D74 read_v1.random E51:E74 read_v1.oio F51:F74 read_v1.vms
G51:G74 read_v1.iops H51:H74 read_v1.throughput I51:I74 read_v1.latency J51:J74 read_v1.readLatency K51:K74
read_v1.writeLatency L51:L74 read_v1.readP95 M51:M74 read_v1.writeP95 N51:N74 read_v1.cpu O51:O74 read_v1.cpuPerIo
P51:P74 read_v1.iopsPerCpu Q51:Q74 read_v1.workload R51:R74 read_v1.key S51:S74 read_v1.partner T51:T74 read_v1
A51:T74 read_v2.label A78:A101 read_v2.no B78:B101 read_v2.size C78:C101 read_v2.read D78:D101 read_v2.random E78:E101
read_v2.oio F78:F101 read_v2.vms G78:G101 read_v2.iops H78:H101 read_v2.throughput I78:I101 read_v2.latency J78:J101
read_v2.readLatency K78:K101 read_v2.writeLatency L78:L101 read_v2.readP95 M78:M101 read_v2.writeP95 N78:N101
read_v2.cpu O78:O101 read_v2.cpuPerIo P78:P101 read_v2.iopsPerCpu Q78:Q101 read_v2.workload R78:R101 read_v2.key
S78:S101 read_v2.partner T78:T101 read_v2 A78:T101 read_v3.label A105:A128 read_v3.no B105:B128 read_v3.size C105:C128
read_v3.read D105:D128 read_v3.random E105:E128 read_v3.oio F105:F128 read_v3.vms G105:G128 read_v3.iops H105:H128
read_v3.throughput I105:I128 read_v3.latency J105:J128 read_v3.readLatency K105:K128 read_v3.writeLatency L105:L128
read_v3.readP95 M105:M128 read_v3.writeP95 N105:N128 read_v3.cpu O105:O128 read_v3.cpuPerIo P105:P128
read_v3.iopsPerCpu Q105:Q128 read_v3.workload R105:R128 read_v3.key S105:S128 read_v3.partner T105:T128 read_v3
A105:T128 read_v4.label A132:A155 read_v4.no B132:B155 read_v4.size C132:C155 read_v4.read D132:D155 read_v4.random
E132:E155 read_v4.oio F132:F155 read_v4.vms G132:G155 read_v4.iops H132:H155 read_v4.throughput I132:I155
read_v4.latency J132:J155 read_v4.readLatency K132:K155 read_v4.writeLatency L132:L155 read_v4.readP95 M132:M155
read_v4.writeP95 N132:N155 read_v4.cpu O132:O155 read_v4.cpuPerIo P132:P155 read_v4.iopsPerCpu Q132:Q155
read_v4.workload R132:R155 read_v4.key S132:S155 read_v4.partner T132:T155 read_v4 A132:T155 read_v5.label A159:A182
read_v5.no B159:B182 read_v5.size C159:C182 read_v5.read D159:D182 read_v5.random E159:E182 read_v5.oio F159:F182
read_v5.vms G159:G182 read_v5.iops H159:H182 read_v5.throughput I159:I182 read_v5.latency J159:J182
read_v5.readLatency K159:K182 read_v5.writeLatency L159:L182 read_v5.readP95 M159:M182 read_v5.writeP95 N159:N182
read_v5.cpu O159:O182 read_v5.cpuPerIo P159:P182 read_v5.iopsPerCpu Q159:Q182 read_v5.workload R159:R182 read_v5.key
S159:S182 read_v5.partner T159:T182 read_v5 A159:T182`,
  },
  written: {
    Comparison: `
A1:A2' A3=Nqd A4=WfE A6' A9:A10' A11=wMe A12=To1 A13=u9d A14=FnI A15=EHg A16=bCw A18:A19' A20=0yF A21=Fs7 A22=3kV
A23=T-i A24=H1c A26:A38' A40:A47' A49:A57' B6' B19' B20=5PO B21=pSA B22=cTX B23=jHo B24=NZs B27' B28=0yF B29=cuB
B30=iPZ B31=dbF B32=AgV B33=ZQv B34=miE B35=iU6 B36=8RY B37=F87 B38=IHy B41' C6' C19' C20=4bR C21=2WX C22=85z C23=Yqa
C24=aRc C27' C28=Fs7 C29=wF2 C30=c3r C31=exw C32=tH6 C33=Mth C34=Yfj C35=qBA C36=2YD C37=WaQ C38=FAJ C41' C52:C57' D6'
D19' D20=l25 D21=F5w D22=_DL D23=M6G D24=Cnt D27' D28=3kV D29=15K D30=Ehp D31=k0X D32=UEj D33=JfB D34=IPU D35=vrh
D36=Y1N D37=MOk D38=cAm D41' D50:D51' D53' D57' E6' E19' E20=gPs E21=UYg E22=abR E23=Djo E24=nXk E27' E28=T-i E29=vzI
E30=aV9 E31=QG9 E32=eFK E33=qO0 E34=Wx2 E35=Vbu E36=1Rz E37=vo5 E38=2l_ E41' F19' F20=O-4 F21=aEy F22=XBx F23=uLt
F24=6o3 F27' F28=H1c F29=r6g F30=hAc F31=SBk F32=VEZ F33=vNP F34=_NJ F35=RSV F36=Zhe F37=qhR F38=4Hn F41' G27:G38'
G41' H27' H28=3Vp H29:H30=gvH H31:H37=AqE H38=gvH H41' I41' I42:I47=tX9`,
    Baseline: `
A1:A2' A4'`,
    "Variant 1": `
A1:A2' A4'`,
    "Variant 2": `
A1:A2' A4'`,
    "Variant 3": `
A1:A2' A4'`,
    "Variant 4": `
A1:A2' A4'`,
    "Variant 5": `
A1:A2' A4'`,
    "By metric": `
A1:A2' A4:A55' B5:B55' C5' C6=Ns- C7=AH0 C8=ine C9=oLF C10=vKM C11=47S C12=UDe C13=TJ4 C14=NaS C15=ooh C16=073 C17=LrB
C18=s4x C19=0mk C20=hOI C21=fdX C22=IAJ C23=tsK C24=_zX C25=RFa C26=cpO C27=otC C28=16u C29=sJa C30=pBW C31=X2W
C32=A_A C33=bxF C34=C1L C35=4Cy C36=iW0 C37=QBb C38=Xs- C39=Gd3 C40=hAT C41=MnQ C42=J-d C43=_fT C44=H2P C45=AHh
C46=SUl C47=6k2 C48=40g C49=C0T C50=9Hb C51=3c9 C52=jwl C53=GUG C54=ENo C55=FHg D5' D6=BMa D7=cbV D8=SL1 D9=sK5
D10=ePI D11=u5L D12=9Hz D13=gKA D14=txp D15=qQ1 D16=0BQ D17=Ifk D18=6iV D19=RKT D20=vLA D21=75I D22=tmb D23=oMz
D24=whM D25=zb5 D26=R4b D27=ftA D28=pZ_ D29=J2G D30=gsb D31=TGs D32=sYA D33=COx D34=2V0 D35=rcG D36=Y04 D37=XTo
D38=xpI D39=m9Z D40=v4z D41=vAl D42=xib D43=tLC D44=nQ- D45=R4U D46=7yo D47=65D D48=GNe D49=mcW D50=Ykc D51=9Gt
D52=sIc D53=DeW D54=qJj D55=jrM E5' E6=2ep E7=srj E8=h8p E9=pnt E10=gwD E11=IBT E12=F8_ E13=Thd E14=4sN E15=aqz
E16=loU E17=KNY E18=LeW E19=Y91 E20=9g7 E21=xvW E22=hxb E23=x9o E24=-Y7 E25=A29 E26=5o4 E27=5F4 E28=bLe E29=-gJ
E30=gzP E31=-Oq E32=Z76 E33=07m E34=DPk E35=DmE E36=Rki E37=_At E38=04s E39=9Mh E40=MXH E41=pjS E42=yRJ E43=h4v
E44=4uu E45=nsy E46=9I4 E47=q-P E48=iRn E49=2uh E50=1GQ E51=Ep6 E52=tJY E53=IKF E54=Py2 E55=X0b F5' F6=BMS F7=O2b
F8=gvr F9=up2 F10=uZ2 F11=RpM F12=Fgc F13=I3f F14=cfF F15=agB F16=6EZ F17=N9r F18=6Uj F19=eQ1 F20=Rvs F21=fGG F22=XJ6
F23=yup F24=ycL F25=WPE F26=2a5 F27=TU4 F28=hno F29=A7d F30=hUd F31=Rli F32=uNi F33=P86 F34=CvU F35=oPS F36=bni
F37=24m F38=jI- F39=BNK F40=8HQ F41=czc F42=EGs F43=x3u F44=6QF F45=pzs F46=Ex0 F47=UC9 F48=FnY F49=cV3 F50=h_u
F51=jQR F52=7sh F53=CqY F54=Btw F55=SE4 G5' G6=TJl G7=MGp G8=SZ6 G9=C5q G10=HTM G11=nZ0 G12=DYa G13=AxM G14=qcO
G15=1fP G16=lLf G17=ELF G18=yTF G19=4dh G20=U0F G21=m1g G22=45l G23=Sl6 G24=Aj5 G25=9q9 G26=N3n G27=GCP G28=u9f
G29=9nG G30=nG1 G31=zf9 G32=mfR G33=s1i G34=uxC G35=U0X G36=tWF G37=umo G38=69q G39=4RU G40=WIS G41=s1d G42=6au
G43=5_O G44=wqA G45=kG4 G46=G_o G47=ga1 G48=CE3 G49=5ad G50=pQn G51=0vx G52=VQI G53=KUz G54=FgS G55=1Gd H5' H6=0JB
H7=g-I H8=vvT H9=pbR H10=Z9a H11=Myl H12=ru5 H13=Afr H14=JFM H15=wND H16=WbK H17=qX- H18=nVB H19=CUD H20=TrC H21=F-d
H22=yO6 H23=TuR H24=isr H25=j-t H26=VLs H27=viN H28=kpe H29=j4d H30=86s H31=eeM H32=K5l H33=UMS H34=_bS H35=q6W
H36=dmQ H37=_nu H38=gLI H39=0wr H40=P8y H41=vQE H42=XHt H43=E3p H44=k11 H45=VoM H46=BnZ H47=E6Y H48=wRm H49=yLQ
H50=Tqy H51=2su H52=J6x H53=Nvj H54=kTn H55=yWH I5' I6=1fr I7=S8C I8=GdV I9=AEF I10=-yE I11=AFn I12=V1w I13=LCP
I14=Z6c I15=1-Y I16=2D6 I17=BPG I18=Agy I19=xoi I20=SPn I21=r6d I22=sQg I23=NTe I24=V-T I25=hHK I26=Rhc I27=HmH
I28=PLo I29=lkO I30=wlw I31=J1L I32=Dy3 I33=IiA I34=Ha6 I35=2pU I36=YUH I37=3w_ I38=X3u I39=lXg I40=BJa I41=ZM3
I42=f3V I43=HkS I44=BpX I45=s-g I46=gTo I47=llU I48=--G I49=SMH I50=dY3 I51=Umi I52=qrj I53=mBR I54=E3H I55=t55 J5'
J6=5y_ J7=K-Q J8=3Ai J9=5sv J10=2SB J11=yBB J12=Itz J13=oLc J14=kuJ J15=RMh J16=UTj J17=9O5 J18=5X7 J19=PKP J20=Hp0
J21=tud J22=yQV J23=jE4 J24=l92 J25=1-C J26=rNU J27=ca6 J28=r8L J29=WKr J30=uhu J31=mhE J32=_i_ J33=RRQ J34=XRL
J35=lps J36=eep J37=KYt J38=kwQ J39=zbS J40=8cO J41=hoW J42=CGx J43=v5d J44=tvb J45=hrJ J46=dK_ J47=h0Q J48=g36
J49=_7c J50=wVp J51=XSG J52=3y9 J53=wDR J54=EuT J55=JCg K5' K6#foK K7#WYK K8#BfK K9#g4K K10#TzK K11#foK K12#WYK
K13#BfK K14#g4K K15#TzK K16#foK K17#WYK K18#BfK K19#g4K K20#TzK K21#foK K22#WYK K23#BfK K24#g4K K25#TzK K26#foK
K27#WYK K28#BfK K29#g4K K30#TzK K31#foK K32#WYK K33#BfK K34#g4K K35#TzK K36#foK K37#WYK K38#BfK K39#g4K K40#TzK
K41#foK K42#WYK K43#BfK K44#g4K K45#TzK K46#foK K47#WYK K48#BfK K49#g4K K50#TzK K51#foK K52#WYK K53#BfK K54#g4K
K55#TzK`,
    Limits: `
A1:A2' A4:A34' A36:A47' B5' B6=2yf B7=RmN B8=jAK B9=20P B10=TGt B11=UFa B12=2yf B13=RmN B14=jAK B15=20P B16=TGt
B17=UFa B18=2yf B19=RmN B20=jAK B21=20P B22=TGt B23=UFa B24=2yf B25=RmN B26=jAK B27=20P B28=TGt B29=UFa B30=RmN
B31=jAK B32=20P B33=TGt B34=UFa B37' B38=chT B39=2MK B40=ayw B41=lRo B42=t67 B43=CZ1 B44=JPK B45=WVY B46=-wb B47=xPY
C5' C6=Yuv C7=RSn C8=Fa_ C9=PU8 C10=Exo C11=Rh1 C12=J44 C13=bcz C14=l4e C15=q7q C16=n6S C17=Sxj C18=wZY C19=Y01
C20=PpF C21=GC9 C22=-yF C23=EKU C24=gzt C25=fY9 C26=FI_ C27=Zlw C28=oMS C29=NDj C30=X08 C31=2XP C32=3ph C33=D1-
C34=0NE C37' C38=YkS C39=QJn C40=kud C41=1ri C42=uBT C43=g5M C44=vEN C45=bhf C46=vXc C47=dcX D5' D6=oki D7=-TF D8=GRs
D9=cn3 D10=FUU D11=QaF D12=jdC D13=yHQ D14=n9P D15=7jc D16=OIY D17=2PH D18=Rv- D19=wai D20=5H6 D21=LKs D22=sid D23=7PZ
D24=Teg D25=bYX D26=hrn D27=zhN D28=153 D29=oZz D30=WeE D31=dzF D32=chF D33=Clv D34=PkV D37' D38=Ac4 D39=AnA D40=a-p
D41=-8c D42=JDP D43=NXS D44=vvt D45=2eH D46=QDD D47=M_2 E5' E6=Yqg E7=L4n E8=OdJ E9=5qF E10=tKu E11=J1q E12=qjJ
E13=6SD E14=UbO E15=NG6 E16=_ep E17=GBA E18=bRe E19=cL5 E20=P5x E21=fRa E22=Cpk E23=8Kf E24=EoS E25=zRX E26=Ozr
E27=sSZ E28=Jsb E29=VSx E30=YD2 E31=H6Q E32=wCG E33=Atp E34=FPb F5' F6=v3A F7=wGP F8=Rfo F9=7rh F10=qT7 F11=dZq
F12=oxf F13=HtE F14=mQT F15=Pha F16=IBB F17=Liy F18=dte F19=6Pu F20=wCe F21=Wld F22=-_4 F23=SWZ F24=3ke F25=SUk
F26=bJj F27=GoN F28=pVJ F29=tDv F30=SjD F31=Pcj F32=QBb F33=tvG F34=5bE`,
    Tests: `
A1:A2' A4:A5' A7:A8' A9=y_- A10=3K- A11=gL- A12=dA- A13=Od- A14=Tb_ A15=MK_ A16=iva A17=xga A18=E-a A19=r1a A20=-wa
A21=NKa A22=Qba A23=nAa A24=axb A25=p6b A26=Jdx A27=6Rx A28=jDx A29=Uax A30=1_x A31=mmx A32=vux A34:A35' A36=y_-
A37=3K- A38=gL- A39=dA- A40=Od- A41=Tb_ A42=MK_ A43=iva A44=xga A45=E-a A46=r1a A47=-wa A48=NKa A49=Qba A50=nAa
A51=axb A52=p6b A53=Jdx A54=6Rx A55=jDx A56=Uax A57=1_x A58=mmx A59=vux B8' B9=g6L B10=9Zg B11=Y8L B12=e41 B13=Emw
B14=bDG B15=WoL B16=g9i B17=SxO B18=s1O B19=EIw B20=Nhe B21=_T_ B22=zoF B23=PE_ B24=cgP B25=CkH B26=qlB B27=GLM
B28=R6z B29=l6h B30=7qP B31=p26 B32=Skb B35' B36=ctR B37=AzA B38=Y2G B39=NSu B40=9kS B41=kCp B42=qn- B43=lhA B44=Zbn
B45=MKh B46=zMB B47=b0o B48=Qp7 B49=XPr B50=f_J B51=vPp B52=ZW7 B53=MeI B54=dWx B55=HYb B56=M6- B57=vZp B58=ToV
B59=T0H C8' C9:C32=j1n C35' C36=Lzj C37=ePW C38=Qfd C39=hcP C40=g_0 C41=lRD C42=yiG C43=vJo C44=J0X C45=AfL C46=IR7
C47=Cqn C48=tWb C49=lU6 C50=mZM C51=VoQ C52=Rap C53=TRb C54=l4o C55=g_Q C56=6EV C57=1dc C58=3L2 C59=-Jl D5' D8' D9=frn
D10=x3d D11=zAk D12=r0I D13=Kx5 D14=hCO D15=zam D16=Hky D17=Y0l D18=0Ib D19=oR1 D20=867 D21=wWO D22=tfh D23=WI8
D24=4EF D25=Mmn D26=QCx D27=Ll7 D28=UYx D29=05S D30=rlm D31=LwC D32=q1- D35' D36=c8- D37=cJS D38=UE- D39=jZz D40=-Kn
D41=rYy D42=1vb D43=m7P D44=JDW D45=sRY D46=nG0 D47=aSy D48=CYK D49=LIo D50=Unh D51=ri2 D52=hDh D53=emz D54=wN9
D55=dzx D56=HWk D57=up0 D58=6ee D59=m6M E8' E9:E32=Wk_ E35' E36=6WU E37=fOM E38=pLZ E39=hVv E40=uS5 E41=LY2 E42=ZNa
E43=5WY E44=gbK E45=_xK E46=0u8 E47=MHH E48=dY8 E49=H4l E50=NfQ E51=Av3 E52=gPq E53=tFb E54=Vsn E55=80s E56=Msi
E57=1PD E58=OtO E59=kv6 F8' F9=Kgc F10=_SN F11=CmN F12=ErC F13=4vg F14=5Ee F15=Kn5 F16=y49 F17=PBa F18=VdH F19=_Vg
F20=opM F21=Vsk F22=Gl_ F23=0YH F24=_Dt F25=T6i F26=JdZ F27=bck F28=j-G F29=wSZ F30=8yv F31=ai9 F32=BDY F35' F36=CiF
F37=nyG F38=bul F39=6Pg F40=6XF F41=Qek F42=faW F43=kAC F44=rbl F45=JBK F46=hwA F47=tFA F48=Zrd F49=3U5 F50=KRU
F51=NjE F52=xsz F53=CX5 F54=9Wz F55=F1O F56=cWZ F57=YYG F58=q4U F59=_ur G8' G9:G32=pch G35' G36=4Es G37=i6d G38=nM6
G39=HDU G40=aUD G41=PLv G42=F4L G43=c1m G44=HSg G45=Kf_ G46=mcx G47=XE7 G48=_aw G49=cp2 G50=buV G51=rxY G52=jRT
G53=vWe G54=21Q G55=_0w G56=2Pt G57=LvN G58=WDV G59=7qV H8' H9=XEv H10=qho H11=YGG H12=EaB H13=1MQ H14=Q_b H15=xNa
H16=ikT H17=0cB H18=6fi H19=2Gu H20=Cu6 H21=Cru H22=Lts H23=YLZ H24=ZSY H25=iQy H26=08z H27=qnL H28=tTY H29=L4h
H30=sPs H31=c64 H32=8-3 I8' I9:I32=EWM J8' J9=WoR J10=Hiw J11=pvl J12=jec J13=x-p J14=w7_ J15=hw3 J16=859 J17=NYf
J18=C1m J19=Zyf J20=Q_C J21=jFo J22=Dgt J23=0VQ J24=NLR J25=4zG J26=28R J27=CGq J28=me4 J29=QnX J30=YpG J31=hun
J32=kRB K8' K9:K32=XrI`,
    "By block size": `
A1:A2' A4:A5' A6=PT7 A7=pe7 A8=ZiH A9=qOt A10=e9L A11=phK A12=zIP A13=Cws B5' B6:B13=rI2 C5' C6:C13=dCo D5' D6:D13=FOQ
E5' E6:E13=Lvz F5' F6:F13=gyE G5' G6:G13=lcd H5' H6:H13=9uT I5' I6:I13=H0- J5' J6:J13=35n K5' K6:K13=uF4 L5'
L6:L13=pDt`,
    Changes: `
A1:A2' A4:A5' A6=y_- A7=3K- A8=gL- A9=dA- A10=Od- A11=Tb_ A12=MK_ A13=iva A14=xga A15=E-a A16=r1a A17=-wa A18=NKa
A19=Qba A20=nAa A21=axb A22=p6b A23=Jdx A24=6Rx A25=jDx A26=Uax A27=1_x A28=mmx A29=vux A31:A32' A33=y_- A34=3K-
A35=gL- A36=dA- A37=Od- A38=Tb_ A39=MK_ A40=iva A41=xga A42=E-a A43=r1a A44=-wa A45=NKa A46=Qba A47=nAa A48=axb
A49=p6b A50=Jdx A51=6Rx A52=jDx A53=Uax A54=1_x A55=mmx A56=vux A58:A59' A60=y_- A61=3K- A62=gL- A63=dA- A64=Od-
A65=Tb_ A66=MK_ A67=iva A68=xga A69=E-a A70=r1a A71=-wa A72=NKa A73=Qba A74=nAa A75=axb A76=p6b A77=Jdx A78=6Rx
A79=jDx A80=Uax A81=1_x A82=mmx A83=vux A85:A86' A87=y_- A88=3K- A89=gL- A90=dA- A91=Od- A92=Tb_ A93=MK_ A94=iva
A95=xga A96=E-a A97=r1a A98=-wa A99=NKa A100=Qba A101=nAa A102=axb A103=p6b A104=Jdx A105=6Rx A106=jDx A107=Uax
A108=1_x A109=mmx A110=vux A112:A113' A114=y_- A115=3K- A116=gL- A117=dA- A118=Od- A119=Tb_ A120=MK_ A121=iva A122=xga
A123=E-a A124=r1a A125=-wa A126=NKa A127=Qba A128=nAa A129=axb A130=p6b A131=Jdx A132=6Rx A133=jDx A134=Uax A135=1_x
A136=mmx A137=vux B5' B6=knk B7=GPy B8=xzK B9=zh- B10=AuE B11=ZvY B12=-H9 B13=m5u B14=8uu B15=O2C B16=dIM B17=tmk
B18=NtA B19=Td4 B20=PA_ B21=utG B22=W3e B23=tPv B24=Ovf B25=COH B26=efK B27=BZb B28=Dmv B29=Kw5 B32' B33=z67 B34=lBL
B35=BuC B36=qyP B37=BoM B38=OF5 B39=a8l B40=XAp B41=Ht7 B42=Tlp B43=GdO B44=ows B45=UCU B46=H2J B47=QGb B48=Zf0
B49=ter B50=Hwi B51=nEB B52=a6d B53=1xZ B54=tnA B55=m_D B56=gWj B59' B60=RCn B61=HlQ B62=PCk B63=Qv- B64=-3p B65=42i
B66=l2I B67=tOp B68=zKV B69=yfW B70=uqV B71=9ny B72=17l B73=JNq B74=4Pg B75=zCs B76=f99 B77=tVF B78=5j9 B79=tuL
B80=7-n B81=Khr B82=n6Z B83=ijd B86' B87=S2x B88=dlz B89=fXq B90=b-b B91=nKL B92=iVR B93=zLz B94=Uk2 B95=sc6 B96=4Hj
B97=BqV B98=Eu3 B99=Wn3 B100=a5R B101=sjs B102=0cd B103=ysw B104=pKX B105=H5g B106=Ma2 B107=8pW B108=mXK B109=gX2
B110=3dN B113' B114=iBN B115=3Yz B116=7My B117=6Te B118=QGD B119=gA- B120=61V B121=X8p B122=qAj B123=A4- B124=JYq
B125=M3i B126=ifK B127=qi5 B128=ZjC B129=k21 B130=1QR B131=fLF B132=Pk6 B133=8q3 B134=hPQ B135=8jX B136=_S8 B137=b44
C5' C6=NZ0 C7=I8c C8=krs C9=ri_ C10=7D1 C11=SpY C12=DMD C13=QKm C14=yPM C15=Jb0 C16=wZa C17=Rr1 C18=0FS C19=KAm
C20=YRd C21=ckC C22=7qt C23=GqI C24=eDI C25=msy C26=biL C27=WYj C28=LOb C29=QPf C32' C33=GJc C34=qYs C35=9Au C36=mY5
C37=g2W C38=PjE C39=Evw C40=b6X C41=eIB C42=fg6 C43=n5m C44=z3h C45=WnR C46=f1z C47=YiV C48=4cB C49=7eq C50=bXr
C51=chn C52=thg C53=1T6 C54=PDU C55=Oj- C56=t7x C59' C60=mj2 C61=dEk C62=EbG C63=HXF C64=pCh C65=y1B C66=V7q C67=4kB
C68=JBx C69=zyT C70=FC2 C71=qR8 C72=dwK C73=vMj C74=gMY C75=jN9 C76=22r C77=JH- C78=T2L C79=ZrN C80=ijl C81=t6R
C82=ui0 C83=LlZ C86' C87=lzR C88=IpX C89=jpq C90=dsp C91=1QF C92=p7X C93=mEz C94=dpG C95=E2_ C96=4mG C97=A6C C98=oKs
C99=QdE C100=ND7 C101=FRK C102=_pX C103=i4j C104=c6o C105=KaK C106=4uI C107=3gC C108=0Og C109=xeG C110=ZnN C113'
C114=vYh C115=X-f C116=Opj C117=lYm C118=UQm C119=oCG C120=DuT C121=bB8 C122=9ni C123=Rvh C124=1J_ C125=sev C126=1nK
C127=m1I C128=V7P C129=XN2 C130=qw4 C131=Pdu C132=8oR C133=QHf C134=wdn C135=m3H C136=gOU C137=HrE D5' D6=dR0 D7=wyW
D8=MgR D9=Ltk D10=fjf D11=RgG D12=174 D13=UZt D14=vEc D15=h7L D16=ZuE D17=3lS D18=IO7 D19=fHq D20=eJ3 D21=C23 D22=tjY
D23=eEk D24=05x D25=Ywx D26=K49 D27=Sbq D28=6Ul D29=qUZ D32' D33=ftl D34=otd D35=yTV D36=0kY D37=GOO D38=nUf D39=9P1
D40=gVX D41=X_8 D42=8jf D43=Mx0 D44=ooL D45=_Mz D46=6m4 D47=Ba8 D48=Fdp D49=ZUk D50=fOl D51=bNq D52=on5 D53=ROt
D54=EFO D55=htS D56=6rZ D59' D60=DXm D61=Bvg D62=ZlF D63=N40 D64=G4r D65=41F D66=vEY D67=eCS D68=I0B D69=FiA D70=KE0
D71=lAo D72=Bz1 D73=Z4g D74=ZLK D75=ix0 D76=SOF D77=qY2 D78=gDD D79=gYF D80=EKn D81=swl D82=VR7 D83=Ycn D86' D87=ZK3
D88=zJT D89=xH_ D90=Eb- D91=1mq D92=m28 D93=OYd D94=d6u D95=tuu D96=wRn D97=WHJ D98=HLQ D99=cTy D100=wbR D101=JSD
D102=6lQ D103=ivT D104=g88 D105=Jz- D106=Cyy D107=gZj D108=pu1 D109=xHj D110=cn9 D113' D114=xZK D115=r1g D116=O2B
D117=No0 D118=ruT D119=3XY D120=jUx D121=DI2 D122=Fde D123=l85 D124=y_Q D125=gJv D126=T6p D127=tql D128=5xf D129=q6W
D130=DuU D131=cvV D132=SSo D133=chX D134=gA4 D135=K13 D136=Vjt D137=Z56 E5' E6=ExO E7=lxa E8=T50 E9=nhg E10=Geu
E11=PNB E12=m__ E13=HR8 E14=01x E15=LkU E16=7un E17=nKP E18=BQT E19=rxO E20=fjt E21=_OB E22=BAo E23=zQ3 E24=r6r
E25=pFx E26=hzf E27=l8B E28=PVv E29=iHn E32' E33=BA6 E34=F-a E35=sR8 E36=esK E37=Qoe E38=6Ay E39=Eq2 E40=9A1 E41=4Zi
E42=DDc E43=AAz E44=YAH E45=PkV E46=PQ5 E47=9ms E48=9jL E49=ren E50=pp1 E51=t65 E52=_hT E53=QN3 E54=bR- E55=N7-
E56=E9Y E59' E60=jSu E61=pSx E62=I0u E63=qdh E64=J60 E65=yLJ E66=aE7 E67=S_p E68=B-J E69=NWM E70=7YD E71=1Un E72=pHg
E73=thb E74=0KF E75=JWF E76=8Is E77=HZY E78=--A E79=DzU E80=1TO E81=eMh E82=M88 E83=R75 E86' E87=Uu2 E88=LQG E89=WML
E90=NQz E91=vU- E92=iYT E93=kJl E94=Fpo E95=ic7 E96=HmP E97=6A6 E98=DVf E99=xl2 E100=fmx E101=mQr E102=tDs E103=2EO
E104=06s E105=B_Q E106=b1r E107=WOk E108=ZRS E109=pbb E110=aMq E113' E114=tzU E115=DaY E116=E5R E117=Ck0 E118=IxH
E119=8Fz E120=25u E121=i_e E122=hn- E123=_RO E124=bDF E125=n5Z E126=A8- E127=_Xd E128=jma E129=EhN E130=BkW E131=qOI
E132=dSL E133=9IJ E134=Tb4 E135=I21 E136=grk E137=CJp F5' F6=dY8 F7=hT2 F8=Vgd F9=ibU F10=BgX F11=LjI F12=MON F13=whu
F14=H8b F15=Xxv F16=cFU F17=cJ6 F18=IM0 F19=Wm5 F20=U_B F21=Hmc F22=xcc F23=bL5 F24=aAe F25=OZs F26=dTx F27=EG-
F28=DSC F29=aCT F32' F33=Qv- F34=4BJ F35=X8O F36=RAi F37=New F38=caz F39=1z6 F40=_A3 F41=N7p F42=OB1 F43=8iL F44=wlr
F45=iIe F46=CXS F47=C7- F48=iwl F49=qX- F50=4og F51=yog F52=IQi F53=xNF F54=7Dy F55=AgP F56=nwI F59' F60=T_y F61=BmU
F62=gMg F63=zAQ F64=MWO F65=vJS F66=yJw F67=qHU F68=oW3 F69=Pst F70=rmK F71=ToK F72=i1J F73=iwm F74=K6a F75=tYT
F76=_xx F77=GBz F78=DqE F79=6O0 F80=4FL F81=Z8S F82=sc7 F83=-sg F86' F87=3z6 F88=cqd F89=i_X F90=YLR F91=QiG F92=-c6
F93=G42 F94=fT7 F95=UUA F96=eSJ F97=DE0 F98=sVs F99=gMn F100=-L7 F101=7tA F102=wEh F103=ZT3 F104=XPJ F105=PGQ F106=Fq5
F107=pxZ F108=v1C F109=Mbp F110=WiB F113' F114=jfH F115=uDB F116=sZD F117=-4T F118=vdW F119=h0x F120=AIL F121=Hvy
F122=S_R F123=va2 F124=Qd2 F125=pHJ F126=SKx F127=OYN F128=eXW F129=zOs F130=JEk F131=Cf9 F132=q_V F133=q4w F134=UaR
F135=rVM F136=iBi F137=8uk G5' G6=XhP G7=0xs G8=7Us G9=zUe G10=SZl G11=ebo G12=5qT G13=NI- G14=bFy G15=lEl G16=YXd
G17=_V7 G18=OBa G19=Nw_ G20=XDv G21=qoy G22=oLk G23=aTL G24=913 G25=G69 G26=xAH G27=exF G28=K7I G29=nn1 G32' G33=8Wr
G34=ZnN G35=Q7D G36=aUh G37=5NX G38=_PC G39=mT- G40=4yk G41=_Gi G42=5iJ G43=ocC G44=FqK G45=gkm G46=3We G47=nXJ
G48=8NI G49=vGS G50=4Hm G51=aE7 G52=Jj9 G53=BFK G54=R3m G55=Vf2 G56=Y8y G59' G60=EBy G61=yD4 G62=45g G63=ILm G64=sRz
G65=dqQ G66=izt G67=E2w G68=mQL G69=INq G70=8pV G71=MUG G72=S85 G73=R61 G74=tpf G75=CON G76=jEH G77=w1M G78=M2c
G79=qzT G80=tnd G81=1P0 G82=HB5 G83=kh8 G86' G87=7O6 G88=yw0 G89=Tcg G90=Fu0 G91=m_M G92=uig G93=t39 G94=P-8 G95=7az
G96=_P3 G97=8Z3 G98=wwG G99=azY G100=NBf G101=iz8 G102=nFi G103=bAL G104=0DJ G105=yGZ G106=LvE G107=Ls5 G108=dZO
G109=bfC G110=B3y G113' G114=OzC G115=JRO G116=kOU G117=YXN G118=ZjF G119=Hpp G120=i2N G121=hqZ G122=RLL G123=cEn
G124=k7A G125=veV G126=J-m G127=aQq G128=PfI G129=QJf G130=bDf G131=rCV G132=39h G133=pHY G134=9H4 G135=SBe G136=ED6
G137=vzS H5' H6=b32 H7=Jv- H8=Ggj H9=k9t H10=m0i H11=AI2 H12=0M3 H13=euo H14=oq_ H15=9Jr H16=P45 H17=3_a H18=lZn
H19=uWP H20=Fap H21=ks_ H22=Ur4 H23=4DB H24=tTM H25=8zw H26=vF8 H27=sJD H28=Yfx H29=jKA H32' H33=T1X H34=A_2 H35=bAD
H36=Q4v H37=NrH H38=IYj H39=_qR H40=nUD H41=cym H42=pEO H43=jWQ H44=r9c H45=QXw H46=_Ty H47=mpk H48=o5e H49=M7L
H50=HG3 H51=Jlm H52=8j5 H53=a9o H54=kZ9 H55=rvk H56=ZJu H59' H60=wHc H61=7yc H62=c1- H63=CAO H64=ITN H65=vsc H66=mof
H67=C7B H68=qEU H69=dyE H70=KMP H71=J_0 H72=maE H73=Jwo H74=Gji H75=5q9 H76=MpL H77=Eo1 H78=sUF H79=10e H80=ks6
H81=vhu H82=uDz H83=lL1 H86' H87=LuY H88=Dcl H89=P0Q H90=5ed H91=rdn H92=NuU H93=Qrv H94=M2E H95=YoZ H96=wfW H97=jlO
H98=Cec H99=ZsC H100=_H9 H101=uj2 H102=qYw H103=LY0 H104=84y H105=Xtq H106=71l H107=Yuz H108=B5N H109=5Cc H110=56h
H113' H114=Emj H115=dMk H116=4jp H117=r21 H118=pTp H119=3-1 H120=Dxe H121=7mu H122=luc H123=rgz H124=lEH H125=PAG
H126=3s7 H127=zNU H128=r-7 H129=EDI H130=_a8 H131=XIr H132=xzO H133=lQP H134=T2P H135=mBq H136=IQb H137=uwe I5' I6=-yd
I7=AVB I8=qhe I9=aTG I10=ak0 I11=eyW I12=mS3 I13=smh I14=j9y I15=9Te I16=JqV I17=cC- I18=Hun I19=C9O I20=2n6 I21=hcy
I22=T7k I23=cKa I24=iBt I25=4Ho I26=SNe I27=nBb I28=WR8 I29=fgR I32' I33=6uo I34=DE6 I35=Z8s I36=Glr I37=5G4 I38=8ZP
I39=t7I I40=Jaj I41=0Qi I42=-Ut I43=kqu I44=1RX I45=VjE I46=SP7 I47=Iiv I48=Lik I49=Pok I50=kZA I51=odV I52=NFy
I53=dL9 I54=JQd I55=7dt I56=60h I59' I60=5Gm I61=mhx I62=bU- I63=03o I64=gNk I65=7FS I66=Zya I67=iSa I68=ypc I69=phR
I70=sqQ I71=Vdm I72=nS5 I73=ZDo I74=zgR I75=GUV I76=ILZ I77=TXP I78=nK- I79=juM I80=zjt I81=FwP I82=Ak3 I83=hYW I86'
I87=6TW I88=wDj I89=Xh_ I90=wxg I91=lUz I92=8fA I93=MRA I94=ysd I95=bKA I96=73P I97=wle I98=yDu I99=0Ui I100=bOp
I101=NYy I102=uLD I103=TrW I104=Tza I105=DI2 I106=X68 I107=GHZ I108=-eg I109=dSi I110=sta I113' I114=eUD I115=0Dt
I116=I1m I117=j4S I118=KQI I119=-dn I120=E5T I121=R74 I122=9YB I123=B2i I124=p79 I125=sS2 I126=IGO I127=kou I128=cO9
I129=-jT I130=9cG I131=3y6 I132=Vqq I133=gaW I134=mHl I135=pib I136=tBv I137=u77 J5' J6=xgT J7=PPm J8=i0H J9=6ZU
J10=a2H J11=TWD J12=xap J13=PBA J14=-Fd J15=SUc J16=Zrl J17=S0r J18=jf3 J19=f3R J20=1Ne J21=B_1 J22=kfX J23=y4p
J24=uyy J25=WD0 J26=zYL J27=yLU J28=Wd9 J29=JjX J32' J33=sMv J34=-ww J35=Vfr J36=tqq J37=qYA J38=JyJ J39=jLD J40=o1C
J41=0Kp J42=7sG J43=UvL J44=4f2 J45=VPx J46=kt- J47=DSL J48=wjz J49=3tc J50=zWo J51=b9V J52=WAo J53=muf J54=qXa
J55=cCR J56=Hh_ J59' J60=9W2 J61=jSF J62=t4b J63=BLL J64=_ji J65=8TW J66=mvs J67=8-R J68=HeJ J69=Btv J70=PsL J71=j0m
J72=-UZ J73=ey4 J74=YhH J75=y8s J76=CiX J77=0Xd J78=zdj J79=q5Y J80=fvT J81=tij J82=pHP J83=5Vg J86' J87=KJh J88=p-3
J89=mcI J90=0P4 J91=vXN J92=TU8 J93=mok J94=lq2 J95=QQf J96=ek5 J97=8pS J98=mWA J99=EXo J100=7wR J101=PYy J102=cdR
J103=ePM J104=-OD J105=R2o J106=ld5 J107=8cQ J108=Wth J109=rHv J110=C6P J113' J114=77x J115=QsG J116=nUb J117=wWS
J118=eem J119=bFl J120=FoN J121=vrY J122=kDY J123=r06 J124=gUA J125=ZRD J126=YFP J127=wPz J128=UXx J129=ZTh J130=KhK
J131=Zq2 J132=NJs J133=19K J134=Egf J135=89a J136=lte J137=omv K5' K6=DiG K7=sLU K8=C87 K9=8Kc K10=HLS K11=uCh K12=Wi3
K13=w5O K14=g0e K15=h5D K16=j6d K17=p-D K18=sXS K19=RVf K20=6Mn K21=S9k K22=gTe K23=EKt K24=SuM K25=baT K26=ceV
K27=Q71 K28=JV0 K29=jHE K32' K33=ymH K34=13H K35=B7s K36=N7w K37=GWB K38=ojj K39=slS K40=G-w K41=Ob9 K42=llB K43=vqj
K44=2oP K45=4J0 K46=aD2 K47=6Ng K48=ZWY K49=2B5 K50=zCW K51=t9n K52=U4P K53=NsJ K54=prT K55=GiW K56=Eu_ K59' K60=F7N
K61=LfG K62=xtK K63=I0N K64=bTK K65=HHt K66=kpF K67=Xol K68=ow7 K69=JZw K70=wBi K71=mA2 K72=E70 K73=ubc K74=6BU
K75=z-p K76=rO4 K77=AIw K78=aTd K79=oA2 K80=wZ3 K81=Pow K82=Lnj K83=E4j K86' K87=P14 K88=9E5 K89=rRw K90=776 K91=hU8
K92=4FV K93=OP0 K94=zuI K95=TKr K96=QXt K97=gxJ K98=_jv K99=-T5 K100=_NM K101=l2l K102=1RW K103=SPI K104=Qsw K105=yxx
K106=et7 K107=ioS K108=Z52 K109=L5I K110=nXc K113' K114=gDe K115=gby K116=_sw K117=B4e K118=pbE K119=yDa K120=7Lv
K121=x9Q K122=wIc K123=ROM K124=UdO K125=iGN K126=Xti K127=BiB K128=U9m K129=Pd8 K130=Oue K131=MS0 K132=6rJ K133=gUw
K134=WRw K135=1ns K136=fRi K137=3Mb L5' L6=uU4 L7=0WT L8=Rcm L9=KE5 L10=JaZ L11=gGn L12=HH5 L13=Tu- L14=oKw L15=5aK
L16=R2h L17=dmv L18=pJo L19=2ST L20=6Wk L21=sTW L22=C1v L23=0vX L24=Qbt L25=fyy L26=buU L27=1ON L28=JRX L29=Kz5 L32'
L33=yQC L34=OAo L35=q25 L36=SeD L37=rYd L38=JIH L39=C2t L40=2IA L41=mxq L42=QI2 L43=Fvh L44=Bjc L45=h7- L46=MxD
L47=P0E L48=9fy L49=mOP L50=o56 L51=e3g L52=0d6 L53=xGv L54=eqP L55=ycs L56=zIo L59' L60=4Bu L61=uX8 L62=Z-P L63=Vo9
L64=mUZ L65=8Vi L66=fLz L67=3uc L68=IkP L69=kVC L70=bPi L71=9fj L72=OJs L73=6Oa L74=N_3 L75=GTs L76=Tso L77=V7S
L78=GcF L79=z1R L80=Ncq L81=kEM L82=pQo L83=HDi L86' L87=frB L88=jjz L89=Slw L90=NBx L91=RNc L92=8XY L93=8_k L94=llj
L95=YxB L96=jc1 L97=yhX L98=v2i L99=ivm L100=1LS L101=yW2 L102=Ulz L103=PNd L104=nwx L105=uak L106=EYV L107=RiX
L108=9D_ L109=A3g L110=oCh L113' L114=ggu L115=L4k L116=Y4n L117=za3 L118=V9J L119=vHy L120=6DY L121=90o L122=XHz
L123=J0J L124=cRi L125=Hgp L126=9f8 L127=K67 L128=0WW L129=KM4 L130=9mj L131=y-4 L132=iEZ L133=nfz L134=67z L135=rPE
L136=2_J L137=KNB M5' M6:M29=N-D M32' M33:M56=N-D M59' M60:M83=N-D M86' M87:M110=N-D M113' M114:M137=N-D`,
    Rules: `
A1:A2' A4:A5' A6=y_- A7=3K- A8=gL- A9=dA- A10=Od- A11=Tb_ A12=MK_ A13=iva A14=xga A15=E-a A16=r1a A17=-wa A18=NKa
A19=Qba A20=nAa A21=axb A22=p6b A23=Jdx A24=6Rx A25=jDx A26=Uax A27=1_x A28=mmx A29=vux A31:A32' A33=zM8 A34=cG8
A35=V68 A36=mx8 A37=HO8 A38=TxD A39=pf8 A40=6E8 A41=rW9 A42=0R9 A43=4qY A44=vbZ A45=CQZ A46=xKZ A47=kNZ A48=bAZ
A49=O_Z A50=93Z A51=AFY A52=3BY A53=gA1 A54=zL1 A55=eL1 A56=pQ1 A58:A59' A60=V91 A61=I_0 A62=bw0 A63=cOP A64=P3P
A65=GBP A66=pFP A67=gLP A68=TaP A69=K6O A70=9wO A71=EUM A72=3KM A73=Ukr A74=jvr A75=qRo A76=5eo A77=ALo A78=fMo
A79=m8o A80=1Do A81=sar A82=7Vr A83=KJN A85:A86' A87=-vN A88=pkN A89=Q8N A90=DnN A91=SnK A92=N8K A93=z-- A94=AE-
A95=Zs- A96=ux- A97=Pc- A98=cR- A99=VP- A100=6G- A101=bj_ A102=o6_ A103=fVC A104=MqC A105=hgC A106=W7C A107=TAC
A108=APC A109=1XC A110=qQC A112:A113' A114=R6m A115=89m A116=Phm A117=aum A118=lXm A119=wQm A120=DWm A121=-mp A122=J8p
A123=Lcy A124=8ay A125=luz A126=Whz A127=f_z A128=w3z A129=5Nz A130=q2z A131=Taz A132=EBz A133=R_f A134=i2f A135=7Oe
A136=EAe A137=dQe A139:A140' A141=Jle A142=age A143=YQr A144=LXr A145=-fr A146=RAr A147=ENr A148=31r A149=qwr A150=d7r
A151=gGk A152=Tdk A153=A2P A154=vPP A155=6AP A156=JeP A157=MjP A158=bqP A159=m1P A160=1wP A161=ogI A162=3lI A163=5eT
A164=GlT B5' B6=dZ1 B7=jgO B8=7qf B9=5pn B10=hbQ B11=xza B12=X4k B13=kcZ B14=6gn B15=HnI B16=UbX B17=XdV B18=ItO
B19=TYc B20=8kG B21=hft B22=PN8 B23=5EI B24=Q0C B25=jli B26=2Z- B27=E1j B28=nqU B29=67U B32' B33=Rkt B34=RGz B35=axd
B36=kZg B37=3QP B38=E0S B39=Mo8 B40=Wx7 B41=-hJ B42=eoI B43=YFE B44=HWP B45=aQ1 B46=TSm B47=KWY B48=OSv B49=nKU
B50=lzB B51=QQj B52=CRx B53=Plh B54=Rsd B55=88k B56=0xG B59' B60=4PU B61=C_t B62=XRC B63=rVe B64=R9y B65=mPj B66=q0V
B67=gbd B68=pdA B69=fIG B70=KJB B71=HPH B72=ePB B73=VWm B74=sXh B75=NXG B76=BFK B77=GAu B78=Ptf B79=VH5 B80=kXa
B81=oWC B82=Tv- B83=_Ou B86' B87=CVx B88=Fq3 B89=ub_ B90=1Bv B91=v30 B92=f7i B93=n_p B94=LYR B95=isS B96=wG0 B97=vb_
B98=-Cj B99=Ez5 B100=GS6 B101=nXW B102=oYn B103=Bpw B104=h8W B105=LYe B106=8-g B107=i5P B108=ORP B109=MM4 B110=F6T
B113' B114=wFA B115=kCz B116=8Oq B117=4EB B118=TwR B119=9Jh B120=JzN B121=oqv B122=Btt B123=pVM B124=nwb B125=yYF
B126=TSR B127=o4M B128=W2K B129=EDA B130=YvB B131=ZQo B132=Xdx B133=EfB B134=NGp B135=6CZ B136=iP2 B137=nz_ B140'
B141=Ig- B142=sZU B143=Ae9 B144=bpD B145=lyG B146=KQu B147=5j2 B148=7Gi B149=YZe B150=nk9 B151=xbn B152=Drj B153=eY_
B154=i82 B155=4M7 B156=OGy B157=mBu B158=1Iz B159=HIZ B160=_5W B161=oc8 B162=Q8h B163=WND B164=Ybj C5' C6=i2I C7=rnf
C8=dwl C9=qjW C10=mii C11=4jx C12=tAp C13=NJj C14=JeQ C15=0Wy C16=_kI C17=K2A C18=dsM C19=zNM C20=-76 C21=RCF C22=gtE
C23=-s_ C24=iJL C25=j9t C26=YKW C27=DKj C28=94F C29=-Z5 C32' C33=MTt C34=PSP C35=kZ1 C36=1wO C37=u0w C38=a8k C39=BVI
C40=TMP C41=SMn C42=Tl0 C43=u-b C44=xuu C45=vAP C46=UQK C47=6uL C48=aJy C49=bWK C50=Z1C C51=gRs C52=dFu C53=Knl
C54=pla C55=SSW C56=AGa C59' C60=4DU C61=n-X C62=bHP C63=r94 C64=JNS C65=osh C66=F3K C67=sKA C68=3OZ C69=jQ8 C70=re3
C71=F8p C72=ATT C73=zBb C74=EEu C75=7yr C76=l1j C77=eup C78=dUz C79=RhI C80=4kc C81=TyB C82=wrV C83=fpD C86' C87=Adz
C88=mDj C89=Dbh C90=FRp C91=uUh C92=oL_ C93=03I C94=Otw C95=cAj C96=Ju- C97=wtY C98=zJ8 C99=QFO C100=uPB C101=AGp
C102=pBG C103=vxM C104=kAn C105=6vm C106=KRX C107=INR C108=Bdq C109=guW C110=2FR C113' C114=hnM C115=91Z C116=8dH
C117=ffQ C118=fBK C119=i1N C120=0EH C121=8Pl C122=EY8 C123=Lfo C124=Uyg C125=_Y6 C126=QHj C127=Dhh C128=FMI C129=xzz
C130=H-J C131=AxI C132=T_8 C133=rik C134=L-m C135=uJQ C136=1-a C137=UL3 C140' C141=Pg2 C142=vg3 C143=-nN C144=WXe
C145=ZWE C146=hEq C147=91Z C148=Byo C149=WgJ C150=pSC C151=siN C152=1Qr C153=hUk C154=UYG C155=Ehg C156=5xv C157=WJK
C158=7ey C159=WI7 C160=HQC C161=DZg C162=P68 C163=1WC C164=Kd8 D5' D6=iRI D7=MfG D8=Eku D9=UIJ D10=Olo D11=sCu D12=iEZ
D13=rVY D14=Vxi D15=MoP D16=0aZ D17=-ar D18=tvq D19=BQO D20=-nn D21=u_P D22=SpW D23=Xje D24=WTk D25=fXg D26=cM8
D27=mfx D28=0YA D29=--P D32' D33=myP D34=zQ7 D35=yqR D36=4X0 D37=ktS D38=KWF D39=EyK D40=M9Q D41=oIw D42=4gE D43=FBA
D44=j2n D45=OnN D46=5_4 D47=qJA D48=26L D49=79j D50=Tjw D51=qiQ D52=ptp D53=2Gb D54=P-p D55=Pym D56=Nw4 D59' D60=guM
D61=20h D62=H_f D63=VZK D64=UGS D65=L4_ D66=C5r D67=4Vn D68=AlC D69=GnR D70=UFQ D71=SWZ D72=hmP D73=q6d D74=ecm
D75=Xc- D76=KE4 D77=QYj D78=W4_ D79=SMJ D80=g_H D81=xq5 D82=xuq D83=H7R D86' D87=KwB D88=zaV D89=gF4 D90=zf5 D91=jPC
D92=t5D D93=yh1 D94=YgH D95=q9W D96=dNV D97=NHR D98=qis D99=3Gw D100=Qtu D101=9J6 D102=dBp D103=ncL D104=ys9 D105=cMD
D106=vVr D107=851 D108=Ala D109=5DN D110=KTV D113' D114=yzC D115=tMu D116=95O D117=KpC D118=9Ed D119=egF D120=UmT
D121=VgX D122=MVb D123=P-G D124=oE3 D125=GO_ D126=9P5 D127=9sj D128=e07 D129=6Cu D130=Lhv D131=Jnv D132=HzN D133=Vcj
D134=V7K D135=CwP D136=Mdv D137=kIB D140' D141=QLq D142=nM4 D143=fzj D144=xYS D145=gyM D146=f1S D147=mtS D148=o9t
D149=WFc D150=Zog D151=NRH D152=O97 D153=LsM D154=dOv D155=GLr D156=Drv D157=luo D158=lBT D159=3nL D160=JG0 D161=vfh
D162=ofE D163=Oke D164=zku E5' E6=wRe E7=UDZ E8=HEF E9=WyR E10=Cvc E11=dyv E12=BXh E13=cRF E14=T7j E15=Q8d E16=jrC
E17=psv E18=c25 E19=u-U E20=gU3 E21=F14 E22=TxW E23=S_t E24=Eqb E25=LpU E26=6N8 E27=jX- E28=sbs E29=VdV E32' E33=pNN
E34=d2J E35=1CJ E36=yBv E37=5XR E38=mP- E39=wpH E40=ZMu E41=xSD E42=whr E43=m49 E44=nOY E45=W7v E46=DAV E47=5UE
E48=v8D E49=C1h E50=pCH E51=jDG E52=jvo E53=XgC E54=VIA E55=xSP E56=2Hx E59' E60=4qD E61=c3S E62=nRa E63=N1l E64=elt
E65=Mve E66=yBD E67=-bO E68=UDH E69=vnO E70=cVf E71=bzT E72=-PE E73=V6d E74=Ogg E75=95- E76=8z_ E77=1wA E78=6LF
E79=VP5 E80=F2F E81=Ypk E82=jeH E83=5y3 E86' E87=7ag E88=bRr E89=b4j E90=xxt E91=vLe E92=v1q E93=UZu E94=sgs E95=f-B
E96=Wmy E97=nEP E98=fON E99=T38 E100=O78 E101=5ja E102=jMy E103=WP1 E104=pKu E105=sgZ E106=bLz E107=FN_ E108=VR1
E109=BTW E110=Z-B E113' E114=VSV E115=ZV0 E116=_T- E117=rRk E118=0OC E119=zVR E120=IXr E121=LF5 E122=6UF E123=T3X
E124=pDv E125=QIX E126=Qb_ E127=Wy3 E128=Mif E129=ePr E130=3mb E131=NFR E132=Z-e E133=aVm E134=XvT E135=wIA E136=y-8
E137=ulU E140' E141=6nI E142=ZTb E143=GdJ E144=HgZ E145=sh1 E146=ecz E147=3CH E148=qyK E149=a9s E150=xmy E151=oxr
E152=sHq E153=Pi9 E154=102 E155=_zr E156=GXj E157=3mL E158=yis E159=9ET E160=gSG E161=rdl E162=ez1 E163=7R9 E164=Sdr`,
    "As read": `
A1:A2' A4:A20' A22:A23' A24=xBf A25=XOf A26=BMF A27=Ipm A28=3YS A29=lH1 A30=S8X A31=tNQ A32=kEc A33=Vdj A34=Rsc
A35=UFd A36=Icl A37=QGb A38=ttl A39=01g A40=Hj_ A41=qSM A42=13e A43=ZnU A44=M3L A45=lPf A46=gVk A47=bwM A49:A50'
A51=vqC A52=ReJ A53=3DP A54=_tx A55=TOR A56=U4r A57=Bn4 A58=h0X A59=Ql7 A60=eC3 A61=l11 A62=8ED A63=7ZK A64=oo7
A65=iUc A66=0yK A67=B3P A68=hFU A69=5IJ A70=-Gk A71=pWl A72=cql A73=GJA A74=W0l A76:A77' A78=EkF A79=CDQ A80=GcN
A81=UtW A82=jER A83=UBI A84=oNt A85=oQh A86=jDM A87=nJH A88=iAX A89=qh9 A90=d2y A91=2lh A92=mdU A93=Ue0 A94=F5N
A95=bnH A96=M2k A97=72N A98=xXu A99=yzj A100=0vI A101=pq0 A103:A104' A105=6DK A106=yhd A107=iGS A108=eeS A109=hX7
A110=1d1 A111=Jf4 A112=_EL A113=GlQ A114=EQe A115=vBN A116=a8D A117=KrN A118=AqX A119=nj3 A120=MG9 A121=LHy A122=9dx
A123=G4k A124=02m A125=XST A126=5iC A127=dE7 A128=D70 A130:A131' A132=hXp A133=ycS A134=Q__ A135=Dxe A136=cY0 A137=txZ
A138=ksS A139=m-c A140=4Dy A141=qQG A142=2Kl A143=REE A144=r3X A145=k1H A146=lyL A147=jmO A148=udZ A149=hEP A150=y_O
A151=Qap A152=RBA A153=I0t A154=38C A155=4II A157:A158' A159=5y0 A160=7KG A161=-Zl A162=o5D A163=WSm A164=HHu A165=iZb
A166=gTZ A167=AKZ A168=9eC A169=3Av A170=GMr A171=35i A172=-4T A173=x__ A174=RBn A175=227 A176=g0z A177=Skh A178=Kz3
A179=srM A180=qLZ A181=KDF A182=QW8 B5' B6:B20=u2a B23' B24#foK B25#WYK B26#BfK B27#g4K B28#TzK B29#KlK B30#19K
B31#EoL B32#3yL B33#-yy B34#tzy B35#Qoy B36#Hly B37#CYy B38#xOy B39#kFy B40#L4y B41#Wlx B42#Fox B43#Dor B44#QTr
B45#Z9r B46#uir B47#PFr B50' B51#foK B52#WYK B53#BfK B54#g4K B55#TzK B56#KlK B57#19K B58#EoL B59#3yL B60#-yy B61#tzy
B62#Qoy B63#Hly B64#CYy B65#xOy B66#kFy B67#L4y B68#Wlx B69#Fox B70#Dor B71#QTr B72#Z9r B73#uir B74#PFr B77' B78#foK
B79#WYK B80#BfK B81#g4K B82#TzK B83#KlK B84#19K B85#EoL B86#3yL B87#-yy B88#tzy B89#Qoy B90#Hly B91#CYy B92#xOy
B93#kFy B94#L4y B95#Wlx B96#Fox B97#Dor B98#QTr B99#Z9r B100#uir B101#PFr B104' B105#foK B106#WYK B107#BfK B108#g4K
B109#TzK B110#KlK B111#19K B112#EoL B113#3yL B114#-yy B115#tzy B116#Qoy B117#Hly B118#CYy B119#xOy B120#kFy B121#L4y
B122#Wlx B123#Fox B124#Dor B125#QTr B126#Z9r B127#uir B128#PFr B131' B132#foK B133#WYK B134#BfK B135#g4K B136#TzK
B137#KlK B138#19K B139#EoL B140#3yL B141#-yy B142#tzy B143#Qoy B144#Hly B145#CYy B146#xOy B147#kFy B148#L4y B149#Wlx
B150#Fox B151#Dor B152#QTr B153#Z9r B154#uir B155#PFr B158' B159#foK B160#WYK B161#BfK B162#g4K B163#TzK B164#KlK
B165#19K B166#EoL B167#3yL B168#-yy B169#tzy B170#Qoy B171#Hly B172#CYy B173#xOy B174#kFy B175#L4y B176#Wlx B177#Fox
B178#Dor B179#QTr B180#Z9r B181#uir B182#PFr C5' C6:C20=HZN C23' C24=kSM C25=uNP C26=YzQ C27=vBO C28=gJX C29=xQ9
C30=Ji0 C31=sxt C32=MmQ C33=f38 C34=V1j C35=huK C36=BvI C37=tJJ C38=MiC C39=mjW C40=-HV C41=93B C42=hKB C43=5QB
C44=AML C45=UN_ C46=R_H C47=688 C50' C51=c23 C52=5EI C53=jh9 C54=I1E C55=804 C56=k0B C57=CM0 C58=47l C59=cS9 C60=5Qo
C61=iGj C62=-oP C63=2-9 C64=QZt C65=foe C66=BiF C67=P_p C68=ZSY C69=3Nm C70=YQg C71=qTT C72=8vQ C73=-O3 C74=2FE C77'
C78=ZqJ C79=N5a C80=6X5 C81=WIk C82=QIH C83=s-s C84=OwJ C85=0ab C86=0AK C87=Z1m C88=pVx C89=PUG C90=VM5 C91=Zr0
C92=K2A C93=yE9 C94=xUq C95=BYi C96=-mw C97=D5q C98=OV3 C99=npt C100=nFD C101=y9P C104' C105=WvT C106=eue C107=r9m
C108=YSf C109=AeF C110=pOD C111=KxJ C112=9ry C113=tVQ C114=0_d C115=b3- C116=skO C117=rLx C118=BmJ C119=Xen C120=Ypp
C121=rH4 C122=j7H C123=IX5 C124=zEP C125=hrW C126=l9A C127=Jjn C128=5rX C131' C132=kae C133=t26 C134=JQ3 C135=oBA
C136=ARI C137=LFO C138=Y4T C139=FP9 C140=hcE C141=cYz C142=d_B C143=fe9 C144=twe C145=vK4 C146=4qL C147=FD1 C148=VhV
C149=Ta1 C150=Tvf C151=Kxt C152=xTI C153=bKq C154=Y8V C155=dJb C158' C159=DFG C160=UMV C161=5AL C162=Sex C163=OVL
C164=EBk C165=U9b C166=VOc C167=LOw C168=nVh C169=cdl C170=BU4 C171=Xm0 C172=t0P C173=3f7 C174=8WI C175=7kr C176=YWN
C177=3NR C178=NDK C179=paG C180=PdV C181=dc7 C182=f5g D5' D6:D20=Vfv D23' D24=1ZI D25=yJx D26=P0k D27=pd5 D28=ZHf
D29=tgw D30=xWK D31=HfD D32=R-9 D33=LYr D34=zoZ D35=xBA D36=Duh D37=Ttk D38=rpm D39=FsH D40=NIT D41=9G4 D42=ILq
D43=_4h D44=V8Q D45=XI2 D46=UBC D47=rTb D50' D51=3qE D52=HL1 D53=pRf D54=sW_ D55=RLk D56=ZPR D57=CIZ D58=UTJ D59=fqt
D60=Z51 D61=B6- D62=gT0 D63=6J2 D64=OfQ D65=e6v D66=9nW D67=w86 D68=zbn D69=Mjv D70=p-J D71=HKV D72=WH2 D73=UnL
D74=eNy D77' D78=i_k D79=6xq D80=Gr_ D81=bx4 D82=1Oz D83=_y0 D84=A2h D85=kVm D86=zY2 D87=jO3 D88=u00 D89=V7C D90=FaG
D91=93Z D92=4Wf D93=g1c D94=Ag9 D95=iXg D96=1AH D97=HL6 D98=otr D99=6E8 D100=WuF D101=g-x D104' D105=tX6 D106=Ebv
D107=DsI D108=6Ry D109=noH D110=z2D D111=Oi6 D112=EMo D113=Unj D114=agb D115=aRI D116=BQN D117=vpN D118=392 D119=2KH
D120=QDO D121=ceg D122=Z7F D123=F55 D124=aIn D125=FYH D126=gos D127=EMi D128=K_5 D131' D132=UBZ D133=Q1s D134=T2R
D135=u1U D136=vT9 D137=vZ4 D138=XaO D139=GuE D140=eB3 D141=TBx D142=U0T D143=qbf D144=4rl D145=z7l D146=WCs D147=9mc
D148=thK D149=Mve D150=EgN D151=1wQ D152=w2I D153=VLN D154=wjf D155=rU8 D158' D159=itI D160=kfT D161=Y0s D162=qby
D163=rEc D164=K_B D165=XRi D166=j7Z D167=IA5 D168=6PM D169=ind D170=fQj D171=VeQ D172=ycn D173=hvD D174=Alg D175=odY
D176=KGM D177=epd D178=O71 D179=ewd D180=1KH D181=MSP D182=gy1 E5' E6:E20=icZ E23' E24=u2H E25=mLq E26=gS0 E27=_yU
E28=6Lj E29=5kD E30=WQK E31=LRO E32=Qgv E33=G2t E34=RKs E35=CdO E36=i3K E37=_P7 E38=9-l E39=V_E E40=84J E41=VcH
E42=Myu E43=zri E44=-gq E45=vEl E46=nLy E47=QOn E50' E51=iT6 E52=kKD E53=aUJ E54=iRJ E55=V7k E56=sFs E57=UAK E58=1Ip
E59=GM9 E60=bfN E61=HDv E62=Ipu E63=xYX E64=Sf7 E65=8Ay E66=vnq E67=9Zc E68=swt E69=HC2 E70=sXT E71=I88 E72=N6t
E73=2i8 E74=wZM E77' E78=7P0 E79=466 E80=l8W E81=9m2 E82=Aqt E83=F2j E84=kUt E85=jrK E86=V5S E87=776 E88=eVu E89=zhH
E90=56B E91=nn9 E92=mqp E93=2G4 E94=Ku9 E95=ZTX E96=bHB E97=oMP E98=uLm E99=xoR E100=ams E101=I4D E104' E105=9LN
E106=fw7 E107=Jy6 E108=JRQ E109=Jo- E110=Qd9 E111=B2e E112=xQg E113=vvL E114=n9b E115=M2F E116=tgW E117=aM- E118=1zj
E119=WPb E120=b-J E121=eI9 E122=Dvj E123=crB E124=D19 E125=Kxn E126=QO3 E127=UnD E128=I-I E131' E132=Epz E133=Yyl
E134=-s1 E135=wwj E136=67X E137=6jf E138=x6g E139=0wk E140=vBH E141=yiY E142=UDr E143=xMw E144=yNd E145=rPc E146=yxA
E147=1T_ E148=tyU E149=4Sp E150=hwM E151=okG E152=XI_ E153=1_F E154=vB1 E155=Wri E158' E159=iN9 E160=qQw E161=aC5
E162=YWv E163=Aki E164=ZH_ E165=B0z E166=Eqh E167=SIS E168=31Z E169=Xtc E170=Fa5 E171=bCJ E172=cWj E173=DSQ E174=Mkr
E175=uDR E176=NOd E177=3m- E178=y8E E179=0XT E180=ydx E181=sNv E182=8l2 F5' F6:F20=LaK F23' F24=bOP F25=ele F26=YjQ
F27=3Tm F28=rfr F29=Xfu F30=Vrs F31=W-b F32=blt F33=jXw F34=wzu F35=We6 F36=2Wg F37=5UH F38=zaT F39=H_B F40=w8_
F41=-UP F42=SOp F43=Mnw F44=tms F45=j8n F46=Ztz F47=aep F50' F51=pxc F52=wvI F53=GEh F54=I_H F55=X2Q F56=vBG F57=XpK
F58=OMv F59=2xb F60=_X3 F61=iPT F62=tAW F63=fXe F64=KGy F65=gSZ F66=57T F67=ik- F68=0Vt F69=sCu F70=mJD F71=kMF
F72=CRp F73=eZ6 F74=pE_ F77' F78=Eul F79=_HU F80=wgH F81=rLD F82=_Ah F83=1Dz F84=SFI F85=2hI F86=Nn9 F87=Sdw F88=AUt
F89=yNe F90=-dl F91=amq F92=SZD F93=Sgo F94=1GZ F95=ykj F96=2eT F97=l64 F98=8uL F99=qvX F100=Iii F101=lJX F104'
F105=1Zn F106=Xfd F107=lSN F108=aS4 F109=LRb F110=DsW F111=O94 F112=LWY F113=CwA F114=FsC F115=Egh F116=h0X F117=UYd
F118=3NP F119=zuP F120=GdM F121=Ff7 F122=5rd F123=umR F124=293 F125=Ato F126=or4 F127=TCo F128=q4Q F131' F132=dsq
F133=CZ3 F134=8ZB F135=MRe F136=2Cv F137=ZPA F138=dqm F139=c7B F140=bhm F141=CsL F142=Jw8 F143=Ut2 F144=Efr F145=E_u
F146=Q6O F147=l6D F148=rtp F149=wFb F150=Az- F151=8Xj F152=tiS F153=15d F154=rv1 F155=ryU F158' F159=nmM F160=wJ-
F161=3Sw F162=VH3 F163=as6 F164=H6M F165=4-i F166=ftM F167=fTh F168=rKK F169=Jjy F170=C9B F171=4UE F172=ubG F173=QkA
F174=aiR F175=s9t F176=d8Z F177=ztT F178=QFV F179=sHf F180=wa0 F181=GIq F182=X-y G5' G6:G20=sE7 G23' G24=3wd G25=_oo
G26=mud G27=D0c G28=g2W G29=wPs G30=Wc5 G31=hb_ G32=IBZ G33=ydt G34=QhY G35=rv5 G36=6d1 G37=Lwc G38=bkF G39=6Kf
G40=nYR G41=AGY G42=WHs G43=AHF G44=ml7 G45=-zR G46=8Lg G47=_Rg G50' G51=g0t G52=wZx G53=RgE G54=UMl G55=ytW G56=Pm6
G57=akD G58=_zw G59=2OU G60=-2Z G61=O4N G62=b2V G63=H_x G64=-N4 G65=ejQ G66=EWk G67=HYe G68=VmA G69=B0L G70=ny_
G71=DVs G72=gy7 G73=OvR G74=RGo G77' G78=abM G79=1kF G80=kS1 G81=lE7 G82=EnF G83=Gsp G84=O3i G85=DKu G86=0Yw G87=J04
G88=_g_ G89=w8M G90=aaS G91=0Ee G92=k5m G93=B79 G94=8j- G95=SWM G96=MFo G97=2WB G98=DJq G99=cFu G100=UQj G101=9kF
G104' G105=RU3 G106=Ejv G107=o2C G108=urX G109=XMS G110=awn G111=bwW G112=pXV G113=A2L G114=tS4 G115=z7t G116=PIj
G117=JLr G118=pNN G119=Ale G120=Pyw G121=eIE G122=QyL G123=-qw G124=7tO G125=JXi G126=O0E G127=pvc G128=apV G131'
G132=QCH G133=jO2 G134=09O G135=0Q3 G136=_sU G137=5sz G138=PgA G139=vnP G140=vUc G141=oRg G142=z_C G143=zyO G144=0mJ
G145=3eh G146=Va8 G147=F6s G148=26Z G149=XKc G150=XrJ G151=pMU G152=xlV G153=mUf G154=N5T G155=0m0 G158' G159=Og_
G160=nL7 G161=uqY G162=ik5 G163=Z1u G164=qVo G165=N2p G166=iK8 G167=CI4 G168=Wi_ G169=0W3 G170=H0A G171=w-C G172=uIU
G173=8iz G174=ocg G175=Br9 G176=C3p G177=NBP G178=cqr G179=i-9 G180=oiT G181=nLH G182=5bQ H23' H24=756 H25=IH7 H26=dEB
H27=V0Y H28=bnP H29=PKG H30=4LG H31=Ugl H32=z7- H33=orB H34=JJ5 H35=2Dq H36=htT H37=qAs H38=jmn H39=819 H40=y3y
H41=4CR H42=Uc- H43=Tx3 H44=RPQ H45=HGm H46=Kgu H47=X-b H50' H51=Fcz H52=pRv H53=4h9 H54=Erw H55=PTQ H56=zg1 H57=fvR
H58=4oj H59=oZA H60=SZt H61=0Hc H62=mUq H63=JBR H64=uOW H65=FPA H66=vg6 H67=QgB H68=Qnb H69=9FK H70=A2v H71=4Eq
H72=u4S H73=vTT H74=7G- H77' H78=bp- H79=PaH H80=_bt H81=Jf_ H82=BD9 H83=uwl H84=lbn H85=WlX H86=pXS H87=rcc H88=LeI
H89=9Z0 H90=_qm H91=X5Y H92=GtO H93=__k H94=_5Y H95=gpN H96=1IR H97=GLH H98=hB9 H99=cLZ H100=jj6 H101=VkF H104'
H105=BLO H106=YmR H107=pG4 H108=Jt_ H109=DMz H110=HmP H111=uql H112=-e_ H113=F6k H114=4Bk H115=QNw H116=wB1 H117=-Ae
H118=NYZ H119=lym H120=LGJ H121=dTC H122=ISr H123=qLM H124=WMB H125=n2q H126=9XA H127=0Dk H128=gG2 H131' H132=ESC
H133=qr0 H134=JWE H135=AZ6 H136=3i_ H137=sL6 H138=0Vj H139=ILX H140=pp_ H141=MoR H142=T9- H143=iax H144=iXY H145=yyz
H146=GNB H147=Zb1 H148=2Ay H149=DeJ H150=4Qd H151=rEO H152=SfC H153=IDy H154=SpJ H155=xvE H158' H159=C6b H160=l0Y
H161=bmY H162=GE- H163=adR H164=PCT H165=Uub H166=UIY H167=Q3M H168=mJZ H169=4JF H170=w2c H171=lgz H172=ZeP H173=g7J
H174=oic H175=cSC H176=1W1 H177=Koi H178=gW- H179=gWb H180=2RL H181=Jpk H182=Pt_ I23' I24=_zH I25=e8m I26=7E8 I27=pDj
I28=JwY I29=2h1 I30=FV5 I31=vi8 I32=JPL I33=Z-0 I34=Peq I35=ur8 I36=2WG I37=dcN I38=ViH I39=1Ty I40=L94 I41=8mL
I42=Kda I43=Tkx I44=IT4 I45=lTs I46=TOk I47=UFn I50' I51=nEq I52=gx5 I53=sgd I54=I-Q I55=PbZ I56=5ZJ I57=rS6 I58=n1g
I59=Zf0 I60=vkj I61=02Y I62=-Bi I63=BV8 I64=LXT I65=_k8 I66=xcW I67=mAJ I68=Xsy I69=u4u I70=0hU I71=yUp I72=uWQ
I73=tEd I74=CxD I77' I78=x47 I79=ghb I80=qoy I81=W6S I82=t9j I83=pGK I84=956 I85=ob1 I86=zcq I87=PbM I88=lsN I89=cZ_
I90=y2S I91=dcP I92=Fkz I93=REI I94=ZDK I95=uZ3 I96=P4e I97=p5q I98=tT0 I99=hcd I100=NP8 I101=mJM I104' I105=8MO
I106=78b I107=YfK I108=c5Q I109=L9B I110=LhJ I111=Ewq I112=2Jr I113=T7w I114=KLg I115=zx7 I116=KYw I117=GmR I118=ygM
I119=1Xn I120=5Ng I121=M8w I122=SsR I123=mU_ I124=Kqv I125=GBd I126=Ulw I127=Un6 I128=Je_ I131' I132=pY7 I133=gGQ
I134=1Wk I135=nye I136=ktk I137=ab- I138=r2b I139=p0I I140=mW6 I141=xYl I142=GUr I143=V_0 I144=6Qr I145=64T I146=2Rh
I147=17x I148=2Yd I149=7kk I150=YM2 I151=dTQ I152=pWT I153=WwN I154=nVF I155=62K I158' I159=luW I160=stJ I161=6U6
I162=71x I163=Va8 I164=jvk I165=AlA I166=pQB I167=flh I168=Fgv I169=wUA I170=kkk I171=gJY I172=Mnj I173=gKe I174=iO6
I175=G6o I176=Oh0 I177=4QZ I178=mgz I179=IBN I180=s-p I181=Tk5 I182=FBQ J23' J24=K6S J25=2oB J26=8aT J27=EZI J28=jks
J29=6eL J30=MTX J31=YsW J32=8MX J33=6Pd J34=dCl J35=nSH J36=Aw4 J37=pxk J38=iMB J39=Syv J40=mDK J41=RHu J42=8hN
J43=JBR J44=UjK J45=e7f J46=2CU J47=g8v J50' J51=7x5 J52=A2x J53=xr5 J54=gcX J55=ZeV J56=zUR J57=jhg J58=zTE J59=lG-
J60=ccz J61=vq3 J62=5Ta J63=gvg J64=ajM J65=bU5 J66=2rg J67=TBB J68=Fpv J69=tcL J70=-j1 J71=QNt J72=CsR J73=r7C
J74=XvE J77' J78=ekZ J79=DcQ J80=ljZ J81=WN5 J82=DCk J83=g-m J84=GiY J85=oF9 J86=8Vx J87=iGw J88=X6n J89=rCT J90=ML2
J91=N63 J92=D92 J93=ZY7 J94=gwP J95=T72 J96=Trd J97=h_O J98=frj J99=3Ys J100=FKM J101=nbE J104' J105=afO J106=nJ_
J107=G7A J108=to1 J109=HhC J110=31y J111=oDq J112=6AV J113=2QS J114=Hh7 J115=dkG J116=1D2 J117=EZj J118=aQ_ J119=1El
J120=klL J121=uGT J122=q7l J123=TiS J124=CQe J125=v1N J126=Dpb J127=w9x J128=RiE J131' J132=n-b J133=tQd J134=BNC
J135=CPl J136=Zk8 J137=7UI J138=NwF J139=Fso J140=q_w J141=s8o J142=MFw J143=Dud J144=eeD J145=ZNj J146=IE0 J147=V7v
J148=_0E J149=kwE J150=Aj_ J151=nYF J152=LlK J153=z-e J154=t79 J155=dlJ J158' J159=Yi0 J160=fPB J161=U08 J162=Suu
J163=MbH J164=RzG J165=gh9 J166=TTe J167=Orm J168=XQS J169=IpC J170=idk J171=f95 J172=RPX J173=nR- J174=FbE J175=I8q
J176=PFu J177=1Sp J178=Iz5 J179=aiN J180=GaG J181=532 J182=gEj K23' K24=C8m K25=Ag9 K26=O0g K27=fSV K28=JRp K29=QJj
K30=Wk5 K31=8d- K32=DcR K33=8OS K34=t8B K35=zg0 K36=KDe K37=ueq K38=dal K39=l8J K40=SrS K41=OXi K42=FZy K43=8cd
K44=t8F K45=qfx K46=ZnR K47=oBC K50' K51=uOO K52=GVb K53=oY7 K54=2dF K55=m3g K56=pH6 K57=hZl K58=BhT K59=Cin K60=p_Q
K61=ZlM K62=T3b K63=EmX K64=968 K65=ThN K66=otQ K67=kWg K68=3oJ K69=nmr K70=CWA K71=5bs K72=zRZ K73=b8o K74=AZO K77'
K78=ZHc K79=mYV K80=de8 K81=bkR K82=_a2 K83=xT- K84=MdG K85=hHI K86=Sr- K87=eYM K88=qFo K89=2-8 K90=y9p K91=IL7
K92=2w4 K93=mfF K94=6c5 K95=j2Q K96=8YU K97=ftN K98=cVJ K99=tlM K100=kcm K101=Tap K104' K105=GCa K106=3F6 K107=NfO
K108=hyU K109=5Ma K110=513 K111=yn9 K112=lY- K113=QOy K114=rjt K115=lN9 K116=cVn K117=j3c K118=9IB K119=Z_T K120=px6
K121=OvR K122=dw7 K123=G2X K124=7nt K125=fur K126=mTp K127=9hX K128=-VH K131' K132=K4P K133=7KU K134=FC_ K135=4AD
K136=-3k K137=v0V K138=PZr K139=uPc K140=Z4s K141=uYM K142=Yzf K143=xsv K144=ln6 K145=xPk K146=B0F K147=LzG K148=uA_
K149=PgY K150=sUB K151=584 K152=zCT K153=9gl K154=CdJ K155=0Ua K158' K159=LvC K160=M4i K161=RaM K162=sEu K163=Aj3
K164=btb K165=HGl K166=OeJ K167=3T7 K168=9_a K169=IDi K170=9-T K171=-pd K172=4Pf K173=ZwK K174=lQm K175=vVI K176=Sk-
K177=RVW K178=e8Q K179=q3p K180=Ndl K181=CrE K182=qbF L23' L24=jgx L25=djT L26=JcR L27=R7T L28=O_L L29=6jA L30=f5D
L31=nY9 L32=WC- L33=_l3 L34=BuZ L35=l5i L36=6Sr L37=JkU L38=JnH L39=64c L40=uqK L41=D0j L42=pAO L43=aR5 L44=ndT
L45=103 L46=gnS L47=fjZ L50' L51=iYZ L52=mUd L53=n-C L54=tnr L55=Dfq L56=qDH L57=TnM L58=HTT L59=Uta L60=L4_ L61=ggZ
L62=QLm L63=bFQ L64=ONf L65=EU3 L66=AN1 L67=zcL L68=1h0 L69=3jf L70=0Vl L71=pXb L72=TYP L73=-VM L74=sDm L77' L78=fK_
L79=TDE L80=xoe L81=g9U L82=QGv L83=8Im L84=Yeh L85=iHf L86=J8V L87=XFA L88=Hh8 L89=Gtx L90=wzA L91=-1g L92=PMJ
L93=lJa L94=GK0 L95=S8q L96=K3z L97=YwK L98=Ei_ L99=h58 L100=S5g L101=faH L104' L105=nhO L106=Kj4 L107=mYk L108=MEk
L109=Dn3 L110=NMJ L111=qlq L112=J4_ L113=5st L114=tLF L115=Fx1 L116=_lq L117=Frs L118=FHe L119=wjD L120=c1S L121=m02
L122=BvZ L123=Ubv L124=Xk4 L125=FZi L126=-Go L127=LwD L128=bCG L131' L132=m3P L133=mgK L134=hF5 L135=4S4 L136=s0B
L137=YcR L138=gi_ L139=YW9 L140=AAQ L141=UKN L142=UKm L143=lQ2 L144=Q1h L145=teh L146=MDh L147=b0i L148=1gu L149=Zea
L150=dPh L151=Rld L152=kUE L153=fm0 L154=qOr L155=H2N L158' L159=S_S L160=XEI L161=bf5 L162=pMd L163=CDf L164=lMp
L165=1Qw L166=yfq L167=jpa L168=ino L169=zqu L170=Mwk L171=S-S L172=AUM L173=xsV L174=uAR L175=nw2 L176=WMD L177=yTL
L178=5P1 L179=6NW L180=Hed L181=N3f L182=Mb1 M23' M24=OkX M25=5QV M26=2aq M27=hAd M28=h12 M29=alI M30=gI0 M31=XSf
M32=DZh M33=jaH M34=NwV M35=o04 M36=bk_ M37=BTe M38=Hnj M39=K1q M40=LCT M41=Udj M42=tqA M43=niB M44=Vvk M45=brZ
M46=0KR M47=2Fa M50' M51=DGd M52=6xQ M53=sVP M54=Hk7 M55=fZz M56=k5X M57=cyf M58=XZz M59=Jqz M60=pYj M61=BZ_ M62=WAk
M63=3Gl M64=4dh M65=6s4 M66=DXQ M67=Kyb M68=xWv M69=xE2 M70=KKC M71=Woi M72=uo_ M73=Js1 M74=BI_ M77' M78=T5Q M79=J7l
M80=Hqw M81=8ol M82=mdm M83=F-B M84=-jn M85=Eax M86=jLS M87=VPY M88=miF M89=H3b M90=lHm M91=kUf M92=Ucf M93=ca7
M94=my9 M95=fKW M96=fgd M97=32J M98=6Aq M99=jgX M100=qm- M101=vLZ M104' M105=O1X M106=x4S M107=ZN_ M108=YPj M109=DZo
M110=U7x M111=9We M112=Lcd M113=B_W M114=hrt M115=Wjx M116=gAh M117=b6D M118=BWl M119=7cx M120=ICi M121=pAa M122=_P6
M123=VpX M124=XiK M125=Yo6 M126=Qqq M127=h3N M128=b6O M131' M132=OrG M133=IpR M134=dSy M135=pwH M136=-ZQ M137=c1V
M138=76T M139=3fm M140=Bof M141=1KZ M142=Gso M143=RA_ M144=2cV M145=I2K M146=4JJ M147=4sc M148=4oK M149=9se M150=n-Q
M151=Vd2 M152=WMW M153=UDe M154=bqs M155=hAZ M158' M159=gTV M160=MJD M161=g__ M162=7ML M163=ZqU M164=7P- M165=ghC
M166=9bA M167=TW7 M168=0gm M169=U6h M170=f4r M171=l7q M172=lnP M173=zo3 M174=bVe M175=bvj M176=4_l M177=6Js M178=BAM
M179=97H M180=z1v M181=CZO M182=hR5 N23' N24=-4T N25=fpu N26=J1V N27=k3x N28=Ir6 N29=YMU N30=EZR N31=1AV N32=JvO
N33=pvM N34=cRF N35=ePR N36=lp2 N37=1Ih N38=Xr1 N39=wuq N40=Unw N41=Rpv N42=YnP N43=W6s N44=uTf N45=nbn N46=RCN
N47=MT4 N50' N51=89S N52=2WI N53=26E N54=9qk N55=jbL N56=lhL N57=EPB N58=gF_ N59=VsQ N60=iJe N61=6Sy N62=Ujh N63=rXW
N64=wjB N65=Asl N66=Q27 N67=MhT N68=YVw N69=h2t N70=SDs N71=lEa N72=oG7 N73=Ntc N74=8pB N77' N78=Hj3 N79=KY7 N80=6LY
N81=dM- N82=w8L N83=l8V N84=pIA N85=Deo N86=mfE N87=139 N88=AoS N89=roT N90=FIV N91=SgW N92=GUw N93=f0c N94=eN_
N95=Tml N96=XOz N97=Bh7 N98=Cnp N99=nnF N100=kxE N101=r-T N104' N105=-Zy N106=1GG N107=BR7 N108=_Xa N109=qlf N110=bNc
N111=zMg N112=tZl N113=Zu1 N114=qKX N115=PYZ N116=vCv N117=NFT N118=a45 N119=o2N N120=V0Z N121=YBy N122=mrS N123=kTi
N124=m06 N125=SoS N126=zxg N127=daZ N128=_Pj N131' N132=BWy N133=P99 N134=O2A N135=CbD N136=2_z N137=2YN N138=p4L
N139=h-M N140=xO0 N141=JRy N142=3TA N143=qMg N144=rCT N145=qZh N146=rJB N147=MyS N148=Z5y N149=Adt N150=ttb N151=pka
N152=XEF N153=0fa N154=AOt N155=7e8 N158' N159=Erv N160=A-_ N161=AnY N162=5L_ N163=lea N164=JzY N165=aK6 N166=_US
N167=6th N168=025 N169=Jnj N170=FWN N171=8RK N172=W9X N173=xx8 N174=783 N175=eyk N176=Rhb N177=tlt N178=v8m N179=upc
N180=Ssb N181=891 N182=o1d O23' O24=k11 O25=yCf O26=K5J O27=a06 O28=2sz O29=Dt3 O30=jDu O31=fTx O32=u-N O33=MYt
O34=P7_ O35=XKq O36=A2C O37=Mdj O38=jZt O39=chJ O40=GAP O41=7eu O42=acX O43=Hlm O44=IVl O45=uZd O46=LjX O47=l1h O50'
O51=YCs O52=gs8 O53=Y4u O54=pbg O55=eYt O56=UIo O57=kSa O58=emv O59=Wfn O60=SUl O61=OL2 O62=BZB O63=dkB O64=W6E
O65=QDc O66=f4O O67=8nI O68=4pm O69=nrx O70=T_w O71=Luq O72=fba O73=MQ8 O74=VHx O77' O78=RBQ O79=JZQ O80=znV O81=rQU
O82=1Fe O83=R9q O84=9Sr O85=CWH O86=m0j O87=NQk O88=MEg O89=d1b O90=TRl O91=Eur O92=xZc O93=hyu O94=lvA O95=5Wb
O96=-45 O97=06C O98=a5x O99=7Gs O100=xTR O101=fFB O104' O105=_45 O106=ht- O107=1NF O108=5Hx O109=rk_ O110=UfX O111=8pk
O112=0-8 O113=SUE O114=L4K O115=G_s O116=gc2 O117=T8s O118=gqA O119=JXf O120=1_P O121=bkG O122=Sh8 O123=v5a O124=boy
O125=o2V O126=Pbo O127=0Hb O128=fi4 O131' O132=wap O133=DAa O134=SrD O135=LJH O136=Dxq O137=hWv O138=LeD O139=UPb
O140=OWH O141=1O8 O142=9mN O143=GsA O144=7Yf O145=_r6 O146=dbH O147=ToR O148=Ktr O149=cpR O150=1lI O151=EWu O152=hxl
O153=xo_ O154=tU8 O155=sZg O158' O159=hsq O160=ZqN O161=n1o O162=EAq O163=b0x O164=2lw O165=Se_ O166=FnU O167=gSJ
O168=wUF O169=xYv O170=LFZ O171=0DK O172=d4k O173=GSO O174=RK1 O175=pXC O176=toh O177=Onb O178=yMn O179=7ZQ O180=Bbu
O181=Dww O182=l1v P23' P24:P47=psE P50' P51:P74=psE P77' P78:P101=psE P104' P105:P128=psE P131' P132:P155=psE P158'
P159:P182=psE Q23' Q24:Q47=93o Q50' Q51:Q74=93o Q77' Q78:Q101=93o Q104' Q105:Q128=93o Q131' Q132:Q155=93o Q158'
Q159:Q182=93o R23' R24:R47=mgY R50' R51:R74=mgY R77' R78:R101=mgY R104' R105:R128=mgY R131' R132:R155=mgY R158'
R159:R182=mgY S23' S24:S47=VfK S50' S51:S74=Tt2 S77' S78:S101=Zd2 S104' S105:S128=Ysw S131' S132:S155=heg S158'
S159:S182=Y8C T23' T24:T47=56o T50' T51:T74=Kxu T77' T78:T101=Kxu T104' T105:T128=Kxu T131' T132:T155=Kxu T158'
T159:T182=Kxu U23' U24:U47=LYb`,
    Basis: `
A1:A2' A4:A10' A12:A18' A20:A50' A52:A53' B21' B22#hsU B23#T8L B24#BfK B25#xOy B26#Dor B27#7eM B28#c7t B29#7zB B30#I7A
B31#eMw B32#0yO B33#TqZ B34#5kV B35#po3 B36#7MC B37#3te B38#IUh B39#b21 B40#AZr B41#Ti3 B42#Xul B43#Qnm B44#J8I
B45#Pl5 B46#Fxm B47#Cpy B48#2D7 B49#Vrf B50#ity C21:C50' D21:D50' E21:E50' F21:F50'`,
  },
};
