<?php

declare(strict_types=1);

namespace Passerelle\Kernel;

/** Commands of the plugin. "outbox:work" is `wp passerelle outbox work` with WP-CLI; wp-env/cli.php runs it without, in development. */
final class Commands
{
    public const FILTER = 'passerelle_commands';
    private const WP_CLI = 'passerelle';

    /**
     * @param string $name words with colons between
     * @param callable(array<string, string>): int $run options ("1" for one without a value) → exit code
     */
    public static function add(string $name, callable $run): void
    {
        add_filter(self::FILTER, static fn (array $commands): array => [...$commands, $name => $run]);
        if (defined('WP_CLI') && WP_CLI) {
            \WP_CLI::add_command(
                self::WP_CLI . ' ' . str_replace(':', ' ', $name),
                /** @param array<string, string|true> $options */
                static fn (array $arguments, array $options) => \WP_CLI::halt($run(array_map(strval(...), $options))),
            );
        }
    }
}
