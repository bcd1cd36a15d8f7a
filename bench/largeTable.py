"""The cells of largeTable.mjs written by XlsxWriter: python3 bench/largeTable.py ROWS. Prints seconds, processor seconds and peak memory."""
import json
import re
import resource
import sys
import tempfile
import time

import xlsxwriter

count = int(sys.argv[1])
headers = ["Case", "Datastore", "Job", "Member", "IOPS", "MiB/s", "Latency (ms)", "State"]
start = time.perf_counter()
used = time.process_time()
rows = [
    [
        f"fio-8vmdk-100ws-4k-70rdpct-{i % 10}",
        "vsanDatastore",
        "job0",
        f"hci-fio-{i}",
        40_000 + i,
        156.25 + i / 100,
        3.2 + (i % 100) / 1000,
        "complete",
    ]
    for i in range(count)
]
with tempfile.NamedTemporaryFile(suffix=".xlsx") as target:
    workbook = xlsxwriter.Workbook(target.name)
    sheet = workbook.add_worksheet("Members")
    table = {"name": "Members", "columns": [{"header": header} for header in headers], "data": rows}
    sheet.add_table(0, 0, count, len(headers) - 1, table)
    workbook.close()
seconds = time.perf_counter() - start
processor_seconds = time.process_time() - used
try:
    # As peakMemory.mjs does: what resource says begins with the memory of the process that started this one.
    with open("/proc/self/status") as status:
        peak_kb = int(re.search(r"VmHWM:\s*(\d+)", status.read())[1])
except OSError:
    peak_kb = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
peak_mb = peak_kb * 1024 / 1e6
print(json.dumps({"seconds": seconds, "processorSeconds": processor_seconds, "peakMb": peak_mb}))
