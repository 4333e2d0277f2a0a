<?php

/*
 * A web server for tests, which behaves as the path says. Usage: php link-server.php quiet|records [PEM FILE]; with a certificate it
 * speaks TLS. Prints its port; one that records then each request as a line of Base64, which nobody reads before the end.
 */

declare(strict_types=1);

$context = stream_context_create(['ssl' => ['local_cert' => $argv[2] ?? '']]);
$server = stream_socket_server((isset($argv[2]) ? 'tls' : 'tcp') . '://127.0.0.1:0', context: $context);
if ($server === false) {
    exit(1);
}
echo substr((string) strrchr((string) stream_socket_get_name($server, false), ':'), 1), "\n";
$open = [];
for ($idle = 0; $idle < 1_000;) {
    // A client that refuses the certificate ends the handshake: the next one is served.
    $client = @stream_socket_accept($server, 60);
    if ($client === false) {
        $idle++;
        continue;
    }
    $request = '';
    while (!str_ends_with($request, "\r\n\r\n") && ($line = fgets($client)) !== false) {
        $request .= $line;
    }
    if ($request === '') {
        continue;
    }
    if ($argv[1] === 'records') {
        echo base64_encode($request), "\n";
    }
    [$method, $target] = [...explode(' ', $request), '', ''];
    $path = (string) parse_url($target, PHP_URL_PATH);
    parse_str((string) parse_url($target, PHP_URL_QUERY), $query);
    $isHead = $method === 'HEAD';
    if ($path === '/silent') {
        $open[] = $client;
        continue;
    }
    if ($path === '/status') {
        $status = (int) ($query[$isHead && isset($query['head']) ? 'head' : 'code'] ?? 200);
        fwrite($client, "HTTP/1.1 {$status} X\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
    } elseif ($path === '/to' || $path === '/loop') {
        $to = is_string($query['url'] ?? null) ? $query['url'] : $path;
        fwrite($client, "HTTP/1.1 302 Found\r\nLocation: {$to}\r\nSet-Cookie: secret=1\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
    } elseif ($path === '/endless' || $path === '/headers') {
        fwrite($client, $isHead ? "HTTP/1.1 405 X\r\nConnection: close\r\n\r\n" : "HTTP/1.1 200 OK\r\nConnection: close\r\n" . ($path === '/endless' ? "\r\n" : ''));
        for ($sent = 0; !$isHead && $sent < 10_000_000; $sent += 10_000) {
            if (@fwrite($client, $path === '/endless' ? str_repeat('x', 10_000) : 'X-Long: ' . str_repeat('x', 9_990) . "\r\n") === false) {
                break;
            }
        }
    } elseif ($path === '/noise') {
        fwrite($client, "220 no web server\r\n");
    }
    fclose($client);
}
