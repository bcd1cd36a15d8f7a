"""Facts on IPv4 from the tests of CPython's ipaddress and of netaddr, one JSON array a line: what is asked, and the answer.

    python3.13 record.py cpython > cpython.jsonl
    python3 record.py netaddr FOLDER_OF_NETADDR_TESTS > netaddr.jsonl    (needs netaddr and pytest)

The library's own tests run, and what they ask of the library is written down with what it answers; null is a refusal. So
the facts are inputs and results, not the tests' code. Facts on IPv6, on types other than text and number, and answers of more
than 64 networks are left out.
"""

import contextlib
import functools
import io
import json
import sys

MADE = "an object was made"
facts = {}
counts = {}
depth = 0
MOST = 64
# Loops of the tests ask the same of hundreds of addresses. Refusals are all kept.
MOST_OF_A_KIND = {"cpython": 400, "netaddr": 120}[sys.argv[1]]


def fact(*parts):
    line = json.dumps(parts)
    if line in facts:
        return
    if parts[-1] is not None:
        counts[parts[0]] = counts.get(parts[0], 0) + 1
        if counts[parts[0]] > MOST_OF_A_KIND:
            return
    facts[line] = None


def asked(record):
    """Wraps a call of the library: the outermost call is recorded with its answer, or with the exception as null."""

    def wrap(call):
        @functools.wraps(call)
        def wrapped(*args, **keywords):
            global depth
            depth += 1
            try:
                answer, error = call(*args, **keywords), None
            except Exception as raised:
                answer, error = None, raised
            finally:
                depth -= 1
            if depth == 0:
                depth += 1
                with contextlib.suppress(Exception):
                    record(None if error else answer if answer is not None else MADE, *args, **keywords)
                depth -= 1
            if error:
                raise error
            return answer

        return wrapped

    return wrap


def patch(owner, name, record, prepare=lambda call: call):
    setattr(owner, name, asked(record)(prepare(getattr(owner, name))))


def listed(call):
    """Makes a generator answer with an iterator over a list, so that it can be recorded."""

    class Answers(list):
        def __next__(self):
            return self.pop(0)

    return functools.wraps(call)(lambda *args, **keywords: Answers(call(*args, **keywords)))


def texts(answer):
    return None if answer is None else [str(one) for one in answer]


def short(kind, *parts):
    if parts[-1] is None or len(parts[-1]) <= MOST:
        fact(kind, *parts)


def is_v4(*values):
    return all("." in str(value) and ":" not in str(value) for value in values)


def record_cpython():
    import ipaddress as library
    import unittest

    def address(made, one, given):
        known = made is not None
        if isinstance(given, str):
            fact("address", given, int(one) if known else None)
            if known:
                about_address(one)
        elif type(given) is int:
            fact("integer", given, str(one) if known else None)

    def about_address(one):
        fact("pointer", str(one), one.reverse_pointer)
        for kind in ["is_private", "is_multicast", "is_loopback", "is_link_local"]:
            fact(kind, str(one), getattr(one, kind))

    def network(kind):
        def record(made, one, given, strict=True):
            known = made is not None
            text = given if isinstance(given, str) else None
            if isinstance(given, tuple) and len(given) == 2 and isinstance(given[0], str):
                if isinstance(given[1], (str, int)) and not isinstance(given[1], bool):
                    whole = str(getattr(one, "network", one)) if known else None
                    fact("with mask", given[0], given[1], kind if kind == "interface" or not strict else "strict", whole)
                return
            if text is None:
                return
            name = "interface" if kind == "interface" or not strict else "strict"
            fact(name, text, str(getattr(one, "network", one)) if known else None)
            if known:
                about_network(getattr(one, "network", one))

        return record

    def about_network(one):
        fact("netmask", str(one), str(one.netmask))
        fact("wildcard", str(one), str(one.hostmask))
        fact("size", str(one), one.num_addresses)
        if one.prefixlen < 31:
            fact("broadcast", str(one), str(one.broadcast_address))

    patch(library.IPv4Address, "__init__", address)
    # `in` is for addresses there: of networks it is false.
    def member(answer, one, other):
        if isinstance(other, library.IPv4Address):
            pair("contains")(answer, one, other)

    patch(library.IPv4Network, "__init__", network("network"))
    patch(library.IPv4Interface, "__init__", network("interface"))

    def subnets(answer, one, prefixlen_diff=1, new_prefix=None):
        if new_prefix is None:
            new_prefix = one.prefixlen + prefixlen_diff
        if is_v4(one) and 0 <= new_prefix:
            short("split", str(one), new_prefix, texts(answer))

    def supernet(answer, one, prefixlen_diff=1, new_prefix=None):
        if new_prefix is not None and prefixlen_diff != 1:
            return
        if new_prefix is None:
            new_prefix = one.prefixlen - prefixlen_diff
        if is_v4(one) and 0 <= new_prefix <= 32:
            fact("supernet", str(one), new_prefix, None if answer is None else str(answer))

    def pair(kind, turned=False):
        def record(answer, one, other):
            if is_v4(one, other) and answer is not NotImplemented and answer is not None:
                fact(kind, *([str(other), str(one)] if turned else [str(one), str(other)]), answer)

        return record

    def sums(sign):
        def record(answer, one, n):
            if type(n) is int and is_v4(one) and not isinstance(one, library.IPv4Interface):
                fact("add", str(one), sign * n, None if answer is None else str(answer))

        return record

    def exclude(answer, one, other):
        if is_v4(one, other):
            short("exclude", str(one), str(other), None if answer is None else texts(sorted(answer)))

    def span(answer, first, last):
        if is_v4(first, last):
            short("range", str(first), str(last), texts(answer))

    def collapse(answer, networks):
        networks = list(networks)
        if networks and is_v4(*networks):
            short("collapse", texts(networks), texts(answer))

    for owner in [library.IPv4Network]:
        patch(owner, "subnets", subnets, listed)
        patch(owner, "supernet", supernet)
        patch(owner, "address_exclude", exclude, listed)
        patch(owner, "overlaps", pair("overlaps"))
        patch(owner, "__contains__", member)
        patch(owner, "supernet_of", pair("contains"))
        patch(owner, "subnet_of", pair("contains", True))
    patch(library.IPv4Address, "__add__", sums(1))
    patch(library.IPv4Address, "__sub__", sums(-1))
    patch(library, "summarize_address_range", span, listed)
    patch(library, "collapse_addresses", collapse, listed)

    from test import test_ipaddress

    suite = unittest.defaultTestLoader.loadTestsFromModule(test_ipaddress)
    unittest.TextTestRunner(stream=io.StringIO()).run(suite)


def record_netaddr(folder):
    import netaddr
    import pytest

    # The tests import names from netaddr, so that only methods and names of the package can be patched.
    def address(known, one, given, version=None, flags=0, **_more):
        if version == 6 or not isinstance(given, (str, int)) or isinstance(given, bool):
            return
        made = known is not None
        if flags != 0 or (made and one.version != 4):
            return
        if isinstance(given, str):
            if ":" not in given:
                fact("address", given, int(one) if made else None)
            if made:
                fact("pointer", str(one), one.reverse_dns.rstrip("."))
                for kind in ["is_multicast", "is_loopback", "is_link_local"]:
                    fact(kind, str(one), getattr(one, kind)())
        elif version == 4 or made:
            fact("integer", given, str(one) if made else None)

    def network(known, one, given, version=None, flags=0, **_more):
        if isinstance(given, str) and ":" not in given and flags == 0 and version != 6:
            made = known is not None
            if made and one.version != 4:
                return
            fact("interface", given, str(one.cidr) if made else None)
            if made:
                fact("netmask", str(one.cidr), str(one.netmask))
                fact("wildcard", str(one.cidr), str(one.hostmask))
                fact("size", str(one.cidr), one.size)

    def inside(answer, one, other):
        other = other if isinstance(other, (netaddr.IPAddress, netaddr.IPNetwork)) else None
        if other is not None and is_v4(one, other) and "/" in str(one):
            fact("contains", str(one), str(other), answer)

    def split(answer, one, prefixlen, count=None, **_more):
        if is_v4(one) and count is None:
            short("split", str(one), prefixlen, texts(answer))

    def step(sign):
        def record(answer, one, step=1):
            if is_v4(one) and sign * step == 1:
                fact("next", str(one), None if answer is None else str(answer))

        return record

    def sums(sign):
        def record(answer, one, n):
            if type(n) is int and is_v4(one):
                fact("add", str(one), sign * n, None if answer is None else str(answer))

        return record

    def span(answer, first, last):
        if isinstance(first, (str, netaddr.IPAddress)) and is_v4(first, last) and "/" not in f"{first}{last}":
            short("range", str(first), str(last), texts(answer))

    def merge(answer, networks):
        networks = list(networks)
        if networks and is_v4(*networks) and not any("-" in str(one) for one in networks):
            short("collapse", texts(networks), texts(answer))

    def exclude(answer, one, other):
        if is_v4(one, other):
            short("exclude", str(one), str(other), texts(answer))

    def cidrs(answer, one):
        if is_v4(one):
            short("collapse", [str(one)], texts(answer))

    address_class, network_class = netaddr.IPAddress, netaddr.IPNetwork
    patch(address_class, "__init__", address)
    patch(network_class, "__init__", network)
    patch(network_class, "__contains__", inside)
    patch(network_class, "subnet", split, listed)
    patch(network_class, "next", step(1))
    patch(address_class, "__add__", sums(1))
    patch(address_class, "__sub__", sums(-1))
    patch(netaddr.IPRange, "cidrs", cidrs)
    patch(netaddr, "iprange_to_cidrs", span)
    patch(netaddr, "cidr_merge", merge)
    patch(netaddr, "cidr_exclude", exclude)
    with contextlib.redirect_stdout(io.StringIO()):
        pytest.main(["-q", "-p", "no:cacheprovider", folder])


if sys.argv[1] == "cpython":
    record_cpython()
else:
    record_netaddr(sys.argv[2])
for line in facts:
    print(json.dumps(json.loads(line), separators=(",", ":")))
