/**
 * The functions that the grid of the workbench calculates and Excel has, too, with the number of arguments that Excel takes:
 * Excel "repairs" a workbook away when a count is wrong. `ABS:1` takes one, `ACCRINT:6-8` six to eight, `SUM:1+` one or more.
 */
/** Functions that files spell as they are. */
const SINCE_2007 = `
  ABS:1 ACCRINT:6-8 ACCRINTM:4-5 ACOS:1 ACOSH:1 ADDRESS:2-5 AMORLINC:6-7 AND:1+ AREAS:1 ASC:1 ASIN:1
  ASINH:1 ATAN2:2 ATAN:1 ATANH:1 AVEDEV:1+ AVERAGE:1+ AVERAGEA:1+ AVERAGEIF:2-3 AVERAGEIFS:3+ BAHTTEXT:1
  BESSELI:2 BESSELJ:2 BESSELK:2 BESSELY:2 BETADIST:3-5 BETAINV:3-5 BIN2DEC:1 BIN2HEX:1-2 BIN2OCT:1-2
  BINOMDIST:4 CEILING:2 CELL:1-2 CHAR:1 CHIDIST:2 CHIINV:2 CHITEST:2 CHOOSE:2+ CLEAN:1 CODE:1 COLUMN:0-1
  COLUMNS:1 COMBIN:2 COMPLEX:2-3 CONCATENATE:1+ CONFIDENCE:3 CONVERT:3 CORREL:2 COS:1 COSH:1 COUNT:1+
  COUNTA:1+ COUNTBLANK:1 COUNTIF:2 COUNTIFS:2+ COUPDAYBS:3-4 COUPDAYS:3-4 COUPDAYSNC:3-4 COUPNCD:3-4
  COUPNUM:3-4 COUPPCD:3-4 COVAR:2 CRITBINOM:3 CUMIPMT:6 CUMPRINC:6 DATE:3 DATEDIF:3 DATEVALUE:1 DAVERAGE:3
  DAY:1 DAYS360:2-3 DB:4-5 DBCS:1 DCOUNT:3 DCOUNTA:3 DDB:4-5 DEC2BIN:1-2 DEC2HEX:1-2 DEC2OCT:1-2 DEGREES:1
  DELTA:1-2 DEVSQ:1+ DGET:3 DISC:4-5 DMAX:3 DMIN:3 DOLLAR:1-2 DOLLARDE:2 DOLLARFR:2 DPRODUCT:3 DSTDEV:3
  DSTDEVP:3 DSUM:3 DURATION:5-6 DVAR:3 DVARP:3 EDATE:2 EFFECT:2 EOMONTH:2 ERF:1-2 ERFC:1 ERROR.TYPE:1
  EVEN:1 EXACT:2 EXP:1 EXPONDIST:3 FACT:1 FACTDOUBLE:1 FALSE:0 FDIST:3 FIND:2-3 FINDB:2-3 FINV:3 FISHER:1
  FISHERINV:1 FIXED:1-3 FLOOR:2 FORECAST:3 FREQUENCY:2 FTEST:2 FV:3-5 FVSCHEDULE:2 GAMMADIST:4 GAMMAINV:3
  GAMMALN:1 GCD:1+ GEOMEAN:1+ GESTEP:1-2 GROWTH:1-4 HARMEAN:1+ HEX2BIN:1-2 HEX2DEC:1 HEX2OCT:1-2
  HLOOKUP:3-4 HOUR:1 HYPERLINK:1-2 HYPGEOMDIST:4 IF:2-3 IFERROR:2 IMABS:1 IMAGINARY:1 IMARGUMENT:1
  IMCONJUGATE:1 IMCOS:1 IMDIV:2 IMEXP:1 IMLN:1 IMLOG10:1 IMLOG2:1 IMPOWER:2 IMPRODUCT:1+ IMREAL:1 IMSIN:1
  IMSQRT:1 IMSUB:2 IMSUM:1+ INDEX:2-4 INDIRECT:1-2 INT:1 INTERCEPT:2 INTRATE:4-5 IPMT:4-6 IRR:1-2
  ISBLANK:1 ISERR:1 ISERROR:1 ISEVEN:1 ISLOGICAL:1 ISNA:1 ISNONTEXT:1 ISNUMBER:1 ISODD:1 ISPMT:4 ISREF:1
  ISTEXT:1 KURT:1+ LARGE:2 LCM:1+ LEFT:1-2 LEFTB:1-2 LEN:1 LENB:1 LINEST:1-4 LN:1 LOG10:1 LOG:1-2
  LOGEST:1-4 LOGINV:3 LOGNORMDIST:3 LOOKUP:2-3 LOWER:1 MATCH:2-3 MAX:1+ MAXA:1+ MDETERM:1 MDURATION:5-6
  MEDIAN:1+ MID:3 MIDB:3 MIN:1+ MINA:1+ MINUTE:1 MINVERSE:1 MIRR:3 MMULT:2 MOD:2 MODE:1+ MONTH:1 MROUND:2
  MULTINOMIAL:1+ N:1 NA:0 NEGBINOMDIST:3 NETWORKDAYS.INTL:2-4 NETWORKDAYS:2-3 NOMINAL:2 NORMDIST:4
  NORMINV:3 NORMSDIST:1 NORMSINV:1 NOT:1 NOW:0 NPER:3-5 NPV:2+ OCT2BIN:1-2 OCT2DEC:1 OCT2HEX:1-2 ODD:1
  ODDFPRICE:8-9 ODDFYIELD:8-9 ODDLPRICE:7-8 ODDLYIELD:7-8 OFFSET:3-5 OR:1+ PEARSON:2 PERCENTILE:2
  PERCENTRANK:2-3 PERMUT:2 PI:0 PMT:3-5 POISSON:3 POWER:2 PPMT:4-6 PRICE:6-7 PRICEDISC:4-5 PRICEMAT:5-6
  PROB:3-4 PRODUCT:1+ PROPER:1 PV:3-5 QUARTILE:2 QUOTIENT:2 RADIANS:1 RAND:0 RANDBETWEEN:2 RANK:2-3
  RATE:3-6 RECEIVED:4-5 REPLACE:4 REPLACEB:4 REPT:2 RIGHT:1-2 RIGHTB:1-2 ROMAN:1-2 ROUND:2 ROUNDDOWN:2
  ROUNDUP:2 ROW:0-1 ROWS:1 RSQ:2 SEARCH:2-3 SEARCHB:2-3 SECOND:1 SERIESSUM:4 SIGN:1 SIN:1 SINH:1 SKEW:1+
  SLN:3 SLOPE:2 SMALL:2 SQRT:1 SQRTPI:1 STANDARDIZE:3 STDEV:1+ STDEVA:1+ STDEVP:1+ STDEVPA:1+ STEYX:2
  SUBSTITUTE:3-4 SUBTOTAL:2+ SUM:1+ SUMIF:2-3 SUMIFS:3+ SUMPRODUCT:1+ SUMSQ:1+ SUMX2MY2:2 SUMX2PY2:2
  SUMXMY2:2 SYD:4 T:1 TAN:1 TANH:1 TBILLEQ:3 TBILLPRICE:3 TBILLYIELD:3 TDIST:3 TEXT:2 TIME:3 TIMEVALUE:1
  TINV:2 TODAY:0 TRANSPOSE:1 TREND:1-4 TRIM:1 TRIMMEAN:2 TRUE:0 TRUNC:1-2 TTEST:4 TYPE:1 UPPER:1 VALUE:1
  VAR:1+ VARA:1+ VARP:1+ VARPA:1+ VDB:5-7 VLOOKUP:3-4 WEEKDAY:1-2 WEEKNUM:1-2 WEIBULL:4 WORKDAY.INTL:2-4
  WORKDAY:2-3 XIRR:2-3 XNPV:3 YEAR:1 YEARFRAC:2-3 YIELD:6-7 YIELDDISC:4-5 YIELDMAT:5-6 ZTEST:2-3
`;

/** Functions that are newer than the file format: files spell them with a prefix. */
const NEWER = `
  ACOT:1 ACOTH:1 AGGREGATE:3+ ARABIC:1 ARRAYTOTEXT:1-2 BASE:2-3 BETA.DIST:4-6 BETA.INV:3-5 BINOM.DIST:4
  BINOM.DIST.RANGE:3-4 BINOM.INV:3 BITAND:2 BITLSHIFT:2 BITOR:2 BITRSHIFT:2 BITXOR:2 BYCOL:2 BYROW:2
  CEILING.MATH:1-3 CEILING.PRECISE:1-2 CHISQ.DIST:3 CHISQ.DIST.RT:2 CHISQ.INV:2 CHISQ.INV.RT:2
  CHISQ.TEST:2 CHOOSECOLS:2+ CHOOSEROWS:2+ COMBINA:2 CONCAT:1+ CONFIDENCE.NORM:3 CONFIDENCE.T:3 COT:1
  COTH:1 COVARIANCE.P:2 COVARIANCE.S:2 CSC:1 CSCH:1 DAYS:2 DECIMAL:2 DROP:2-3 ENCODEURL:1 ERF.PRECISE:1
  ERFC.PRECISE:1 EXPAND:2-4 EXPON.DIST:3 F.DIST:4 F.DIST.RT:3 F.INV:3 F.INV.RT:3 F.TEST:2 FILTER:2-3
  FLOOR.MATH:1-3 FLOOR.PRECISE:1-2 FORECAST.LINEAR:3 FORMULATEXT:1 GAMMA:1 GAMMA.DIST:4 GAMMA.INV:3
  GAMMALN.PRECISE:1 GAUSS:1 HSTACK:1+ HYPGEOM.DIST:5 IFNA:2 IFS:2+ IMCOSH:1 IMCOT:1 IMCSC:1 IMCSCH:1
  IMSEC:1 IMSECH:1 IMSINH:1 IMTAN:1 ISFORMULA:1 ISOWEEKNUM:1 LAMBDA:1+ LET:3+ LOGNORM.DIST:4 LOGNORM.INV:3
  MAKEARRAY:3 MAP:2+ MAXIFS:3+ MINIFS:3+ MODE.MULT:1+ MODE.SNGL:1+ MUNIT:1 NEGBINOM.DIST:4 NORM.DIST:4
  NORM.INV:3 NORM.S.DIST:2 NORM.S.INV:1 NUMBERVALUE:1-3 PDURATION:3 PERCENTILE.EXC:2 PERCENTILE.INC:2
  PERCENTRANK.EXC:2-3 PERCENTRANK.INC:2-3 PERMUTATIONA:2 PHI:1 POISSON.DIST:3 QUARTILE.EXC:2
  QUARTILE.INC:2 RANDARRAY:0-5 RANK.AVG:2-3 RANK.EQ:2-3 REDUCE:3 REGEXREPLACE:3 RRI:3 SCAN:3 SEC:1 SECH:1
  SEQUENCE:1-4 SHEET:0-1 SHEETS:0-1 SKEW.P:1+ SORT:1-4 SORTBY:2+ STDEV.P:1+ STDEV.S:1+ SWITCH:3+ T.DIST:3
  T.DIST.2T:2 T.DIST.RT:2 T.INV:2 T.INV.2T:2 T.TEST:4 TAKE:2-3 TEXTAFTER:2-6 TEXTBEFORE:2-6 TEXTJOIN:3+
  TEXTSPLIT:2-6 TOCOL:1-3 TOROW:1-3 UNICHAR:1 UNICODE:1 UNIQUE:1-3 VALUETOTEXT:1-2 VAR.P:1+ VAR.S:1+
  VSTACK:1+ WEIBULL.DIST:4 WRAPCOLS:2-3 WRAPROWS:2-3 XLOOKUP:3-6 XMATCH:2-4 XOR:1+ Z.TEST:2-3
`;

/** What may answer several cells, or a reference. */
const ARRAYS = `
  BYCOL BYROW CELL CHOOSE CHOOSECOLS CHOOSEROWS COLUMN DROP EXPAND FILTER FREQUENCY GROWTH HSTACK INDIRECT
  LAMBDA LET LINEST LOGEST MAKEARRAY MAP MINVERSE MMULT MODE.MULT MUNIT OFFSET RANDARRAY REDUCE ROW SCAN
  SEQUENCE SORT SORTBY TAKE TEXTSPLIT TOCOL TOROW TRANSPOSE TREND UNIQUE VSTACK WRAPCOLS WRAPROWS XLOOKUP
`;

/** What may answer cells, not only what they hold, and so stand where Excel wants cells. */
const REFERRING = `CHOOSE IF INDEX INDIRECT OFFSET XLOOKUP`;

/** What makes one value of whole ranges, whichever argument they are. */
const AGGREGATES = `
  AND AVEDEV AVERAGE AVERAGEA COLUMNS CONCAT CORREL COUNT COUNTA COUNTBLANK COVAR COVARIANCE.P
  COVARIANCE.S DEVSQ GCD GEOMEAN HARMEAN INTERCEPT KURT LCM MAX MAXA MDETERM MEDIAN MIN MINA MODE
  MODE.SNGL MULTINOMIAL OR PEARSON PRODUCT ROWS RSQ SKEW SKEW.P SLOPE STDEV STDEV.P STDEV.S STDEVA STDEVP
  STDEVPA STEYX SUM SUMPRODUCT SUMSQ SUMX2MY2 SUMX2PY2 SUMXMY2 VAR VAR.P VAR.S VARA VARP VARPA XOR
`;

/** Arguments that must be cells, from 0 on: Excel refuses a formula that has anything else there. */
const REFERENCES = `
  AREAS:0 AVERAGEIF:0,2 AVERAGEIFS:0,odd CELL:1 COLUMN:0 COUNTBLANK:0 COUNTIF:0 COUNTIFS:even DAVERAGE:0,2 DCOUNT:0,2
  DCOUNTA:0,2 DGET:0,2 DMAX:0,2 DMIN:0,2 DPRODUCT:0,2 DSTDEV:0,2 DSTDEVP:0,2 DSUM:0,2 DVAR:0,2 DVARP:0,2 FORMULATEXT:0
  ISFORMULA:0 MAXIFS:0,odd MINIFS:0,odd OFFSET:0 RANK:1 RANK.AVG:1 RANK.EQ:1 ROW:0 SUBTOTAL:1,2,3,4,5,6,7,8,9 SUMIF:0,2
  SUMIFS:0,odd
`;

/** Arguments that may be ranges, beside those that must be cells. */
const RANGES = `
  HLOOKUP:1 INDEX:0 IRR:0 LARGE:0 MATCH:1 NPV:1 PERCENTILE:0 PERCENTILE.EXC:0 PERCENTILE.INC:0 PERCENTRANK:0
  PERCENTRANK.EXC:0 PERCENTRANK.INC:0 QUARTILE:0 QUARTILE.EXC:0 QUARTILE.INC:0 SMALL:0 TEXTJOIN:2 VLOOKUP:1 XMATCH:1
`;

/** Functions whose arguments come in pairs: behind the first, and from the first on. */
const PAIRS = `AVERAGEIFS:odd COUNTIFS:even IFS:even LET:odd MAXIFS:odd MINIFS:odd SUMIFS:odd`;

/** What Excel's files say of one of its functions. */
export interface ExcelFunction {
  /** Its name in files. */
  stored: string;
  /** May it be called with so many arguments? */
  takes(count: number): boolean;
  /** May it answer several cells, or a reference? */
  answersArrays: boolean;
  /** May it stand where cells must be? */
  answersCells: boolean;
  /** Must an argument be cells? The first is 0. */
  wantsCells(argument: number): boolean;
  /** May an argument be a range, of which the function makes one value? */
  takesRange(argument: number): boolean;
}

/** Two functions came before the others of their time, with one more prefix. */
const TWICE_PREFIXED = new Set(["FILTER", "SORT"]);

/** Excel's limit on arguments. */
const MAX_ARGUMENTS = 255;

const FUNCTIONS = new Map<string, ExcelFunction>();

/** A function of Excel that the grid calculates, or `undefined`. Names are upper case. */
export function excelFunction(name: string): ExcelFunction | undefined {
  if (FUNCTIONS.size === 0) readLists();
  return FUNCTIONS.get(name);
}

/** Names of all of them. */
export function excelFunctionNames(): string[] {
  if (FUNCTIONS.size === 0) readLists();
  return [...FUNCTIONS.keys()];
}

function readLists(): void {
  const arrays = new Set(words(ARRAYS));
  const referring = new Set(words(REFERRING));
  const aggregates = new Set(words(AGGREGATES));
  const [references, ranges, pairs] = [REFERENCES, RANGES, PAIRS].map(byName);
  const add = (entry: string, prefix: string) => {
    const [name = "", counts = ""] = entry.split(":");
    const [least, most] = bounds(counts);
    const parity = pairs?.get(name);
    const wantsCells = (argument: number) => isAmong(argument, references?.get(name));
    FUNCTIONS.set(name, {
      stored: `${prefix}${TWICE_PREFIXED.has(name) ? "_xlws." : ""}${name}`,
      takes: (count) => count >= least && count <= most && (!parity || isAmong(count, parity)),
      answersArrays: arrays.has(name),
      answersCells: referring.has(name),
      wantsCells,
      takesRange: (argument) =>
        aggregates.has(name) || wantsCells(argument) || isAmong(argument, ranges?.get(name)),
    });
  };
  for (const entry of words(SINCE_2007)) add(entry, "");
  for (const entry of words(NEWER)) add(entry, "_xlfn.");
}

function words(list: string): string[] {
  return list.trim().split(/\s+/);
}

function byName(list: string): Map<string, string[]> {
  return new Map(
    words(list).map((entry) => {
      const [name = "", places = ""] = entry.split(":");
      return [name, places.split(",")];
    }),
  );
}

/** Least and most of `1`, `1-3` and `1+`. */
function bounds(counts: string): [number, number] {
  if (counts.endsWith("+")) return [Number.parseInt(counts, 10), MAX_ARGUMENTS];
  const [least = 0, most = least] = counts.split("-").map(Number);
  return [least, most];
}

/** Is a number in a list of places, or one of its odd or even ones? */
function isAmong(place: number, places: readonly string[] | undefined): boolean {
  if (!places) return false;
  return places.includes(String(place)) || places.includes(place % 2 === 0 ? "even" : "odd");
}
