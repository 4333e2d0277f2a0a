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
    /** Refuses "unknown…@", and does not know yet about "later…@". */
    public const CHOOSES = 'chooses';
    /** Accepts the connection and never says a word. */
    public const HANGS = 'hangs';
    /** With a number: takes as many mails, and one more without an answer. */
    public const STALLS = 'stalls:';

    /** @var resource */
    private $process;
    /** @var resource */
    private $output;
    public readonly int $port;
    private readonly string $file;

    public function __construct(string $behaviour)
    {
        $this->file = (string) tempnam(sys_get_temp_dir(), 'passerelle-mails-');
        $process = proc_open([PHP_BINARY, __DIR__ . '/smtp-server.php', $behaviour, $this->file], [1 => ['pipe', 'w']], $pipes);
        if (!is_resource($process)) {
            throw new RuntimeException('The mail server of the tests did not start.');
        }
        $this->process = $process;
        $this->output = $pipes[1];
        $this->port = (int) fgets($this->output);
    }

    /** Waits until it has taken a mail that it does not answer. */
    public function waitUntilItStalls(): void
    {
        if (trim((string) fgets($this->output)) !== 'stalled') {
            throw new RuntimeException('The mail server of the tests ended before it stalled.');
        }
    }

    /**
     * Ends the server.
     *
     * @return list<string> the mails it took, as they came
     */
    public function stop(): array
    {
        proc_terminate($this->process, SIGTERM);
        proc_close($this->process);
        $lines = array_filter(explode("\n", (string) file_get_contents($this->file)), static fn (string $line): bool => $line !== '');
        unlink($this->file);

        return array_values(array_map(static fn (string $line): string => (string) base64_decode($line, true), $lines));
    }
}
