const SECTOR = 512;

/**
 * The block size between two numbers of bytes, such as rounded figures leave them: a power of two, else a multiple of 512
 * bytes; `null` where none is there, or several are.
 */
export function usualSize(low: number, high: number): number | null {
  const power = 2 ** Math.ceil(Math.log2(low));
  const [size, step] = power <= high ? [power, power] : [Math.ceil(low / SECTOR) * SECTOR, SECTOR];
  return size >= SECTOR && size <= high && size + step > high ? size : null;
}
