<?php

declare(strict_types=1);

namespace Passerelle\NewsletterIssues\Bounces;

/**
 * Reads one report of a mail server from standard input, as an alias of it pipes it: `wp passerelle newsletter bounce` with WP-CLI,
 * `newsletter:bounce` with wp-env/cli.php. What is no report about a letter is ignored, with exit code 0 as well: the mail server
 * would report on its own report otherwise.
 */
final readonly class BounceCommand
{
    private const OK = 0;

    /** @param int $maxBytes that are read; the returned letter may be cut off */
    public function __construct(private StopBounced $stop, private int $maxBytes)
    {
    }

    public function register(): void
    {
        add_filter('passerelle_commands', fn (array $commands): array => [...$commands, 'newsletter:bounce' => $this->run(...)]);
        if (defined('WP_CLI') && WP_CLI) {
            \WP_CLI::add_command('passerelle newsletter bounce', fn (): mixed => \WP_CLI::halt($this->run()));
        }
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
