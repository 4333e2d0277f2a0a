<?php

/* A mail server for one test: prints its port, then each mail that it took as a line of Base64. */

declare(strict_types=1);

$behaviour = $argv[1] ?? 'takes';
$server = stream_socket_server('tcp://127.0.0.1:0');
if ($server === false) {
    exit(1);
}
echo substr((string) strrchr((string) stream_socket_get_name($server, false), ':'), 1), "\n";
$kept = [];
while (($client = @stream_socket_accept($server, 60)) !== false) {
    if ($behaviour === 'hangs') {
        $kept[] = $client;
        continue;
    }
    fwrite($client, "220 ready\r\n");
    $mail = null;
    while (($line = fgets($client)) !== false) {
        if ($mail !== null && rtrim($line, "\r\n") === '.') {
            echo base64_encode($mail), "\n";
            $mail = null;
            fwrite($client, "250 taken\r\n");
        } elseif ($mail !== null) {
            $mail .= $line;
        } else {
            $word = strtoupper(substr($line, 0, 4));
            $mail = $word === 'DATA' ? '' : null;
            fwrite($client, match (true) {
                $word === 'DATA' => "354 go on\r\n",
                $word === 'RCPT' && $behaviour === 'refuses' => '550 no such person: ' . trim($line) . "\r\n",
                $word === 'RCPT' && $behaviour === 'postpones' => "450 try again\r\n",
                default => "250 yes\r\n",
            });
        }
    }
}
