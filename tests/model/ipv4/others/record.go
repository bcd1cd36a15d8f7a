// Facts on IPv4 from the tests of Go's net and net/netip, one JSON array a line: what is asked, and the answer.
//
//	go build -o record record.go
//	./record $(go env GOROOT)/src/net/ip_test.go $(go env GOROOT)/src/net/netip/*_test.go > go.jsonl
//
// The texts of the tests are read from their syntax trees, and the library is asked about each of them, and about each pair of
// networks and addresses of one test; null is a refusal. So the facts are inputs and results, not the tests' code. IPv6 is
// left out.
package main

import (
	"encoding/json"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"net"
	"net/netip"
	"os"
	"strconv"
	"strings"
)

var seen = map[string]bool{}
var counts = map[any]int{}

// mostOfAKind limits pairs; refusals are all kept.
const mostOfAKind = 400

func fact(parts ...any) {
	line, err := json.Marshal(parts)
	if err != nil {
		panic(err)
	}
	if seen[string(line)] {
		return
	}
	seen[string(line)] = true
	if parts[len(parts)-1] != nil {
		counts[parts[0]]++
		if counts[parts[0]] > mostOfAKind {
			return
		}
	}
	fmt.Println(string(line))
}

func orNull(ok bool, answer any) any {
	if ok {
		return answer
	}
	return nil
}

func number(address netip.Addr) uint32 {
	four := address.As4()
	return uint32(four[0])<<24 | uint32(four[1])<<16 | uint32(four[2])<<8 | uint32(four[3])
}

// asks asks about the texts of one test.
func asks(texts []string) {
	var prefixes []netip.Prefix
	var addresses []netip.Addr
	for _, text := range texts {
		if strings.Contains(text, ":") {
			continue
		}
		if strings.Contains(text, "/") {
			prefix, err := netip.ParsePrefix(text)
			fact("interface", text, orNull(err == nil, prefix.Masked().String()))
			if _, parsed, err := net.ParseCIDR(text); err == nil {
				fact("netmask", parsed.String(), net.IP(parsed.Mask).String())
			}
			if prefix.IsValid() {
				prefixes = append(prefixes, prefix)
			}
			continue
		}
		address, err := netip.ParseAddr(text)
		if err != nil {
			fact("address", text, nil)
			continue
		}
		addresses = append(addresses, address)
		fact("address", text, number(address))
		fact("is_multicast", text, address.IsMulticast())
		fact("is_loopback", text, address.IsLoopback())
		fact("is_link_local", text, address.IsLinkLocalUnicast())
		fact("rfc_1918", text, address.IsPrivate())
		next, before := address.Next(), address.Prev()
		fact("add", text, 1, orNull(next.IsValid(), next.String()))
		fact("add", text, -1, orNull(before.IsValid(), before.String()))
		for _, length := range []int{0, 8, 17, 24, 31, 32} {
			prefix, _ := address.Prefix(length)
			fact("with mask", text, length, "interface", prefix.String())
		}
	}
	for _, prefix := range prefixes {
		for _, other := range prefixes {
			fact("overlaps", prefix.String(), other.String(), prefix.Overlaps(other))
		}
		for _, address := range addresses {
			fact("contains", prefix.String(), address.String(), prefix.Contains(address))
		}
	}
}

func main() {
	for _, file := range os.Args[1:] {
		tree, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
		if err != nil {
			panic(err)
		}
		for _, declaration := range tree.Decls {
			var texts []string
			ast.Inspect(declaration, func(node ast.Node) bool {
				if literal, ok := node.(*ast.BasicLit); ok && literal.Kind == token.STRING {
					text, err := strconv.Unquote(literal.Value)
					if err == nil && looksLikeAddress(text) {
						texts = append(texts, text)
					}
				}
				return true
			})
			asks(texts)
		}
	}
}

// looksLikeAddress tells texts that a test asks about from its messages.
func looksLikeAddress(text string) bool {
	return text != "" && strings.ContainsAny(text[:1], "0123456789.-+/") && !strings.ContainsAny(text, " %()=\n`\"'") && strings.ContainsAny(text, "0123456789") &&
		strings.ContainsAny(text, "./") && !strings.ContainsAny(text, "[]{}<>_")
}
