/** A result as version 8 writes it. */
export const version8 = `------------------------------------------------------------------------------
CrystalDiskMark 8.0.4 x64 (C) 2007-2021 hiyohiyo
                                  Crystal Dew World: https://crystalmark.info/
------------------------------------------------------------------------------
* MB/s = 1,000,000 bytes/s [SATA/600 = 600,000,000 bytes/s]
* KB = 1000 bytes, KiB = 1024 bytes

[Read]
  SEQ    1MiB (Q=  8, T= 1):  1048.576 MB/s [   1000.0 IOPS] <  7990.50 us>
  RND    4KiB (Q= 32, T=16):   409.600 MB/s [ 100000.0 IOPS] <  5110.25 us>

[Write]
  SEQ    1MiB (Q=  8, T= 1):   524.288 MB/s [    500.0 IOPS] < 15900.75 us>
  RND    4KiB (Q=  1, T= 1):     0.000 MB/s [      0.0 IOPS] <     0.00 us>

[Mix] Read 70%/Write 30%
  RND    4KiB (Q=  1, T= 1):    40.960 MB/s [  10000.0 IOPS] <    99.50 us>

Profile: Default
   Test: 1 GiB (x5) [D: 1% (1/100GiB)]
   Mode: [Admin]
   Time: Measure 5 sec / Interval 5 sec
   Date: 2024/01/02 3:04:05
     OS: Windows 11 [10.0 Build 22000] (x64)
`;

/** Rows as versions 5 and 6 write them: the direction stands in the row. */
export const version6 = `CrystalDiskMark 6.0.2 x64 (C) 2007-2018 hiyohiyo
* MB/s = 1,000,000 bytes/s [SATA/600 = 600,000,000 bytes/s]

   Sequential Read (Q= 32,T= 1) :  3462.700 MB/s
  Sequential Write (Q= 32,T= 1) :  2100.500 MB/s
  Random Read 4KiB (Q=  8,T= 8) :  1024.000 MB/s [ 250000.0 IOPS]
         Sequential Read (T= 1) :  2000.000 MB/s
  Random Write 512KB :   100.000 MB/s
`;
