<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

use Passerelle\Kernel\Commands;

/** `wp passerelle catalogue verify` and `catalogue rebuild`. */
final readonly class Cli
{
    private const OK = 0;
    private const DIFFERENT = 1;

    public function __construct(private Verify $verify, private Rebuild $rebuild)
    {
    }

    public function register(): void
    {
        Commands::add('catalogue:verify', fn (): int => $this->verify());
        Commands::add('catalogue:rebuild', fn (array $options): int => $this->rebuild(isset($options['restart'])));
    }

    /** Lists what differs; exit code 1 when anything does. */
    public function verify(): int
    {
        $found = 0;
        foreach ($this->verify->differences() as $difference) {
            $found++;
            echo "{$difference}\n";
        }
        echo $found === 0 ? "The index equals the posts.\n" : "{$found} differences. A rebuild repairs them.\n";

        return $found === 0 ? self::OK : self::DIFFERENT;
    }

    /** Makes the index equal to the posts. Resumes an interrupted run, unless from the start. */
    public function rebuild(bool $fromStart): int
    {
        $done = $this->rebuild->run($fromStart, static function (int $done): void {
            echo "\r{$done} posts";
        });
        echo "\rThe index is rebuilt: {$done} posts.\n";

        return self::OK;
    }
}
