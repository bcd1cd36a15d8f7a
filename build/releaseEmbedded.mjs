/**
 * What ExcelJS's browser build has inside besides the packages that ExcelJS names as its own: what browserify and Babel
 * put in when ExcelJS was built. Nothing installs these, so their names and holders are written down; a test compares
 * the names with the source map of that build. Name, licence, copyright line.
 *
 * @type {readonly (readonly [string, string, string])[]}
 */
export const EMBEDDED = [
  ["asn1.js", "MIT", "Copyright (c) Fedor Indutny"],
  ["bn.js", "MIT", "Copyright Fedor Indutny, 2015."],
  ["brorand", "MIT", "Copyright (c) Fedor Indutny"],
  ["browser-pack", "MIT", "Copyright (c) James Halliday"],
  ["browserify-aes", "MIT", "Copyright (c) 2014-2017 browserify-aes contributors"],
  ["browserify-cipher", "MIT", "Copyright (c) 2014-2017 Calvin Metcalf & contributors"],
  ["browserify-des", "MIT", "Copyright (c) 2014-2017 Calvin Metcalf, Fedor Indutny & contributors"],
  ["browserify-rsa", "MIT", "Copyright (c) 2014-2016 Calvin Metcalf & contributors"],
  ["browserify-sign", "ISC", "Copyright (c) 2014-2015 Calvin Metcalf and browserify-sign contributors"],
  ["buffer-xor", "MIT", "Copyright (c) 2015 Daniel Cousens"],
  ["cipher-base", "MIT", "Copyright (c) 2017 crypto-browserify contributors"],
  ["core-js", "MIT", "Copyright (c) 2013-2025 Denis Pushkarev (zloirock.ru)"],
  ["create-ecdh", "MIT", "Copyright (c) 2014-2017 createECDH contributors"],
  ["create-hash", "MIT", "Copyright (c) 2017 crypto-browserify contributors"],
  ["create-hmac", "MIT", "Copyright (c) 2017 crypto-browserify contributors"],
  ["crypto-browserify", "MIT", "Copyright (c) 2013 Dominic Tarr"],
  ["des.js", "MIT", "Copyright (c) Fedor Indutny"],
  ["diffie-hellman", "MIT", "Copyright (c) 2017 Calvin Metcalf"],
  ["elliptic", "MIT", "Copyright (c) Fedor Indutny"],
  ["events", "MIT", "Copyright Joyent, Inc. and other Node contributors."],
  ["evp_bytestokey", "MIT", "Copyright (c) 2017 crypto-browserify contributors"],
  ["hash-base", "MIT", "Copyright (c) 2016 Kirill Fomichev"],
  ["hash.js", "MIT", "Copyright (c) Fedor Indutny"],
  ["hmac-drbg", "MIT", "Copyright (c) Fedor Indutny"],
  ["md5.js", "MIT", "Copyright (c) 2016 Kirill Fomichev"],
  ["miller-rabin", "MIT", "Copyright (c) Fedor Indutny"],
  ["minimalistic-assert", "ISC", "Copyright 2015 Calvin Metcalf"],
  ["minimalistic-crypto-utils", "MIT", "Copyright (c) Fedor Indutny"],
  ["parse-asn1", "ISC", "Copyright (c) 2017, crypto-browserify contributors"],
  ["pbkdf2", "MIT", "Copyright (c) 2014 Daniel Cousens"],
  ["process", "MIT", "Copyright (c) 2013 Roman Shtylman <shtylman@gmail.com>"],
  ["public-encrypt", "MIT", "Copyright (c) 2017 Calvin Metcalf"],
  ["randombytes", "MIT", "Copyright (c) 2017 crypto-browserify"],
  ["randomfill", "MIT", "Copyright (c) 2017 crypto-browserify"],
  ["regenerator-runtime", "MIT", "Copyright (c) 2014-present, Facebook, Inc."],
  ["ripemd160", "MIT", "Copyright (c) 2016 crypto-browserify"],
  ["safer-buffer", "MIT", "Copyright (c) 2018 Nikita Skovoroda <chalkerx@gmail.com>"],
  [
    "sha.js",
    "MIT AND BSD-3-Clause",
    "Copyright (c) 2013-2018 sha.js contributors, 1998-2009 Paul Johnston & contributors",
  ],
  ["stream-browserify", "MIT", "Copyright (c) James Halliday"],
  [
    "timers-browserify",
    "MIT",
    "Copyright (c) 2012 J. Ryan Stinnett <jryans@gmail.com>, Joyent, Inc. and other Node contributors",
  ],
  ["util", "MIT", "Copyright Joyent, Inc. and other Node contributors. All rights reserved."],
];
