<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

/** The index's two commands, of wp-env/cli.php and of WP-CLI ("wp passerelle catalogue …"). */
final readonly class Cli
{
    private const OK = 0;
    private const DIFFERENT = 1;

    public function __construct(private Verify $verify, private Rebuild $rebuild)
    {
    }

    public function registerWithWpCli(): void
    {
        \WP_CLI::add_command('passerelle catalogue verify', fn () => \WP_CLI::halt($this->verify()));
        \WP_CLI::add_command(
            'passerelle catalogue rebuild',
            /** @param array<string, string> $options */
            fn (array $arguments, array $options) => \WP_CLI::halt($this->rebuild(isset($options['restart']))),
        );
    }

    /** Lists what differs; exit code 1 when anything does. */
    public function verify(): int
    {
        $found = 0;
        foreach ($this->verify->differences() as $difference) {
            $found++;
            echo "{$difference}\n";
        }
        echo $found === 0 ? "The index equals the posts.\n" : "{$found} differences. catalogue:rebuild repairs them.\n";

        return $found === 0 ? self::OK : self::DIFFERENT;
    }

    public function rebuild(bool $fromStart): int
    {
        $done = $this->rebuild->run($fromStart, static function (int $done): void {
            echo "\r{$done} posts";
        });
        echo "\rThe index is rebuilt: {$done} posts.\n";

        return self::OK;
    }
}
