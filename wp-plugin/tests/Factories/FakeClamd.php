<?php

declare(strict_types=1);

namespace Passerelle\Tests\Factories;

use Passerelle\Tests\Factories\Documents\EicarText;
use RuntimeException;

/** A process of its own that speaks clamd's protocol over a socket. It knows one virus. */
final class FakeClamd
{
    /** @var resource */
    private $process;
    public readonly string $address;

    /**
     * @param string $listen tcp://127.0.0.1:0 or unix:///path
     * @param string $mode "scan", or what it does instead: "close" without an answer, "hang", "error"
     * @param int $max bytes of a stream
     */
    public function __construct(string $listen = 'tcp://127.0.0.1:0', string $mode = 'scan', int $max = 1_000_000)
    {
        $code = 'require $argv[1]; ' . self::class . '::serve($argv[2], $argv[3], (int) $argv[4]);';
        $autoload = dirname(__DIR__, 2) . '/vendor/autoload.php';
        $process = proc_open([PHP_BINARY, '-r', $code, '--', $autoload, $listen, $mode, (string) $max], [1 => ['pipe', 'w']], $pipes);
        if (!is_resource($process)) {
            throw new RuntimeException('The daemon could not be started.');
        }
        $this->process = $process;
        // It says where it listens once it does.
        $this->address = trim((string) fgets($pipes[1]));
    }

    public function __destruct()
    {
        $this->stop();
    }

    public function stop(): void
    {
        if (is_resource($this->process)) {
            proc_terminate($this->process, 9);
            proc_close($this->process);
        }
    }

    public static function serve(string $listen, string $mode, int $max): void
    {
        $server = stream_socket_server($listen);
        if ($server === false) {
            exit(1);
        }
        $name = (string) stream_socket_get_name($server, false);
        echo str_starts_with($listen, 'tcp') ? "tcp://{$name}\n" : "{$listen}\n";
        while (is_resource($server)) {
            $client = @stream_socket_accept($server, -1);
            if ($client !== false) {
                self::answer($client, $mode, $max);
                fclose($client);
            }
        }
    }

    /** @param resource $client */
    private static function answer(mixed $client, string $mode, int $max): void
    {
        $command = stream_get_line($client, 100, "\0");
        if ($mode === 'close') {
            return;
        }
        if ($mode === 'hang') {
            // Until the other side gives up.
            stream_get_contents($client);
            return;
        }
        fwrite($client, match ($command) {
            'zINSTREAM' => $mode === 'error' ? 'Database not loaded. ERROR' : self::scan($client, $max),
            default => 'UNKNOWN COMMAND',
        } . "\0");
    }

    /** @param resource $client */
    private static function scan(mixed $client, int $max): string
    {
        $bytes = '';
        while (true) {
            $length = unpack('N', (string) stream_get_contents($client, 4))[1] ?? 0;
            if (!is_int($length) || $length === 0) {
                break;
            }
            if (strlen($bytes) + $length > $max) {
                return 'INSTREAM size limit exceeded. ERROR';
            }
            $bytes .= stream_get_contents($client, $length);
        }

        return str_contains($bytes, EicarText::text()) || str_contains($bytes, 'a virus of the tests') ? 'stream: Test.Signature FOUND' : 'stream: OK';
    }
}
