<?php

declare(strict_types=1);

namespace Passerelle\Newsletter\Issues\Bounces;

use Passerelle\Kernel\Commands;
use Passerelle\Kernel\Composition\Limit;

/**
 * Reads one report of a mail server from standard input, as an alias of it pipes it: `wp passerelle newsletter bounce`. What is no
 * report about a letter is ignored, with exit code 0 as well: the mail server would report on its own report otherwise.
 */
final readonly class BounceCommand
{
    private const OK = 0;

    /** @param int $maxBytes that are read; the returned letter may be cut off */
    public function __construct(private StopBounced $stop, #[Limit('newsletter', 'reportBytes')] private int $maxBytes)
    {
    }

    public function register(): void
    {
        Commands::add('newsletter:bounce', $this->run(...));
    }

    /** @return int exit code */
    public function run(): int
    {
        echo $this->read((string) stream_get_contents(STDIN, $this->maxBytes)) ? "stopped\n" : "ignored\n";

        return self::OK;
    }

    /** @return bool whether an address was stopped */
    public function read(string $raw): bool
    {
        $report = DeliveryReport::parse($raw);

        return $report !== null && ($this->stop)($report);
    }
}
