"""Test vectors for src/model/ipv4 from CPython's ipaddress, one JSON array a line: a kind and its values.

    python3 tests/model/ipv4/vectors.py > tests/model/ipv4/vectors.jsonl

The same on every machine: the pseudo-random numbers are computed here. is_private is left out because ours is
RFC 1918 alone. Spellings that we read differently on purpose are left out too: CPython refuses blanks around an
address, and reads the prefix length "024" as 24.
"""

import json
from ipaddress import IPv4Address, IPv4Interface, IPv4Network, collapse_addresses, summarize_address_range

LAST = 2**32 - 1


class Numbers:
    """A linear congruential generator (Knuth's MMIX), upper 32 bits."""

    def __init__(self, seed):
        self.state = seed

    def bits(self):
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) % 2**64
        return self.state >> 32

    def below(self, limit):
        return self.bits() % limit

    def pick(self, items):
        return items[self.below(len(items))]


numbers = Numbers(1918)


def line(kind, *values):
    print(json.dumps([kind, *values], separators=(",", ":")))


def address():
    """Any address, the edges of the number range more often than chance would have it."""
    edges = [0, 1, 2**31 - 1, 2**31, 2**31 + 1, LAST - 1, LAST]
    return IPv4Address(numbers.pick(edges) if numbers.below(12) == 0 else numbers.bits())


def network(shortest=0, longest=32):
    return IPv4Network((address(), shortest + numbers.below(longest - shortest + 1)), strict=False)


def near(net):
    """A network that has something to do with another one: inside, around or beside it."""
    size = net.num_addresses
    base = int(net.network_address) + numbers.below(3 * size) - size
    length = min(32, max(0, net.prefixlen + numbers.below(9) - 4))
    return IPv4Network((min(LAST, max(0, base)), length), strict=False)


def texts(networks):
    return [str(one) for one in networks]


def prefixes():
    for length in range(33):
        net = IPv4Network((0, length))
        line("prefix", length, str(net.netmask), str(net.hostmask), net.num_addresses)


def interfaces():
    for length in range(33):
        for count in range(21):
            host = address()
            net = IPv4Network((host, length), strict=False)
            # 0.0.0.0 and 255.255.255.255 are netmasks, so the hostmasks of /0 and /32 cannot be written.
            masks = [str(length), str(net.netmask), str(net.hostmask if 0 < length < 32 else net.netmask)]
            edge = 1 if length < 31 else 0
            hosts = [str(net[edge]), str(net[-1 - edge])]
            text = f"{host}/{masks[count % 3]}"
            assert str(IPv4Interface(text).network) == str(net)
            line("interface", text, str(net), str(net.broadcast_address), *hosts)


def addresses():
    for _ in range(400):
        one = address()
        line("address", str(one), int(one), f"{int(one):08X}", one.reverse_pointer)


def validity():
    alphabet = "0123456789./x-"
    for _ in range(900):
        text = str(network())
        for _ in range(numbers.below(3)):
            at = numbers.below(len(text) + 1)
            drop = numbers.below(2)
            text = text[:at] + (numbers.pick(alphabet) if numbers.below(3) else "") + text[at + drop :]
        mask = text.partition("/")[2]
        if len(mask) > 1 and mask.isdigit() and mask[0] == "0":
            continue
        try:
            IPv4Interface(text)
            line("valid", text, True)
        except ValueError:
            line("valid", text, False)


def pairs():
    for _ in range(800):
        a = network()
        b = near(a)
        line("pair", str(a), str(b), b.subnet_of(a), a.overlaps(b))


def arithmetic():
    for _ in range(500):
        one = address()
        n = numbers.below(2**numbers.below(33)) * (1 if numbers.below(2) else -1)
        try:
            line("add", str(one), n, str(one + n))
        except ValueError:
            line("add", str(one), n, None)
    for _ in range(250):
        a, b = address(), address()
        line("diff", str(a), str(b), int(a) - int(b))


def divisions():
    for _ in range(450):
        net = network(0, 31)
        length = net.prefixlen + numbers.below(33 - net.prefixlen)
        count = 2 ** (length - net.prefixlen)
        n = numbers.below(count)
        step = 2 ** (32 - length)
        nth = IPv4Network((int(net.network_address) + n * step, length))
        if count <= 64:
            assert list(net.subnets(new_prefix=length))[n] == nth
        line("subnet", str(net), length, count, n + 1, str(nth))
    for _ in range(350):
        net = network()
        length = numbers.below(net.prefixlen + 1)
        line("supernet", str(net), length, str(net.supernet(new_prefix=length)), str(net.supernet()))


def hosts():
    for _ in range(300):
        net = network(0, 30)
        n = 1 + numbers.below(net.num_addresses - 2)
        line("host", str(net), n, str(net[n]), str(net[-1 - n]))


def lists():
    for _ in range(150):
        start = network(4, 28)
        nets = [start]
        for _ in range(numbers.below(12)):
            nets.append(near(numbers.pick(nets)))
        line("summarize", texts(nets), texts(collapse_addresses(nets)))
        line("sort", texts(nets), texts(sorted(nets)))
    for _ in range(180):
        first = address()
        span = numbers.below(2 ** numbers.below(20 if numbers.below(6) else 33))
        last = IPv4Address(min(LAST, int(first) + span))
        line("range", str(first), str(last), texts(summarize_address_range(first, last)))
    for _ in range(150):
        net = network(8, 30)
        length = min(32, net.prefixlen + 1 + numbers.below(8))
        used = IPv4Network((int(net.network_address) + numbers.below(net.num_addresses), length), strict=False)
        line("free", str(net), str(used), texts(sorted(net.address_exclude(used))))


if __name__ == "__main__":
    for part in (prefixes, interfaces, addresses, validity, pairs, arithmetic, divisions, hosts, lists):
        part()
