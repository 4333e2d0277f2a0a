<?php

/*
 * A mail server for one test: prints its port, and appends each mail that it took to a file, as a line of Base64.
 * Usage: php smtp-server.php BEHAVIOUR FILE. "stalls:5" takes five mails, then the sixth without an answer, and prints "stalled".
 */

declare(strict_types=1);

[$behaviour, $stallsAfter] = [...explode(':', $argv[1] ?? 'takes'), PHP_INT_MAX];
$file = $argv[2] ?? 'php://stdout';
$taken = 0;
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
            file_put_contents($file, base64_encode($mail) . "\n", FILE_APPEND);
            $mail = null;
            if (++$taken > (int) $stallsAfter) {
                echo "stalled\n";
                fgets($client);
                break;
            }
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
                $word === 'RCPT' && $behaviour === 'chooses' && str_contains($line, '<unknown') => "550 5.1.1 no such person\r\n",
                $word === 'RCPT' && $behaviour === 'chooses' && str_contains($line, '<later') => "450 4.2.0 try again\r\n",
                default => "250 yes\r\n",
            });
        }
    }
}
