<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Mail;

use RuntimeException;

/** A mail server of the tests, in a process of its own. It takes mails, or behaves as badly as it is told to. */
final class SmtpServer
{
    public const TAKES = 'takes';
    public const REFUSES = 'refuses';
    /** Does not know yet whether it will take a mail to this recipient. */
    public const POSTPONES = 'postpones';
    /** Accepts the connection and never says a word. */
    public const HANGS = 'hangs';

    /** @var resource */
    private $process;
    /** @var resource */
    private $output;
    public readonly int $port;

    public function __construct(string $behaviour)
    {
        $process = proc_open([PHP_BINARY, __DIR__ . '/smtp-server.php', $behaviour], [1 => ['pipe', 'w']], $pipes);
        if (!is_resource($process)) {
            throw new RuntimeException('The mail server of the tests did not start.');
        }
        $this->process = $process;
        $this->output = $pipes[1];
        $this->port = (int) fgets($this->output);
    }

    /**
     * Ends the server.
     *
     * @return list<string> the mails it took, as they came
     */
    public function stop(): array
    {
        proc_terminate($this->process, SIGTERM);
        $lines = array_filter(explode("\n", (string) stream_get_contents($this->output)), static fn (string $line): bool => $line !== '');
        proc_close($this->process);

        return array_values(array_map(static fn (string $line): string => (string) base64_decode($line, true), $lines));
    }
}
