<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Calls\Links;

use RuntimeException;

/** A web server of the tests, in a process of its own, on this machine. */
final class LinkServer
{
    /** @var resource */
    private $process;
    /** @var resource */
    private $output;
    public readonly int $port;

    /**
     * @param string|null $certificate file; null: without TLS
     * @param bool $records returns at its end the requests that it got
     */
    public function __construct(?string $certificate = null, bool $records = false)
    {
        $command = [PHP_BINARY, __DIR__ . '/link-server.php', $records ? 'records' : 'quiet', ...$certificate === null ? [] : [$certificate]];
        $process = proc_open($command, [1 => ['pipe', 'w']], $pipes);
        if (!is_resource($process)) {
            throw new RuntimeException('The web server of the tests did not start.');
        }
        $this->process = $process;
        $this->output = $pipes[1];
        $this->port = (int) fgets($this->output);
    }

    /**
     * Ends the server.
     *
     * @return list<string> the requests that it got
     */
    public function stop(): array
    {
        proc_terminate($this->process, SIGTERM);
        $lines = array_filter(explode("\n", (string) stream_get_contents($this->output)), static fn (string $line): bool => $line !== '');
        proc_close($this->process);

        return array_values(array_map(static fn (string $line): string => (string) base64_decode($line, true), $lines));
    }
}
