<?php

declare(strict_types=1);

namespace Passerelle\Moderation\Queue;

use Passerelle\Kernel\Commands;

/** `wp passerelle moderation verify` and `moderation rebuild`: the index of the review queue. */
final readonly class Cli
{
    private const OK = 0;
    private const DIFFERENT = 1;

    public function __construct(private QueueVerify $verify, private QueueRebuild $rebuild)
    {
    }

    public function register(): void
    {
        Commands::add('moderation:verify', fn (): int => $this->verify());
        Commands::add('moderation:rebuild', fn (): int => $this->rebuild());
    }

    /** Lists the posts that differ; exit code 1 when any does. */
    private function verify(): int
    {
        $found = 0;
        foreach ($this->verify->differences() as $difference) {
            $found++;
            echo "{$difference}\n";
        }
        echo $found === 0 ? "The review queue equals the records.\n" : "{$found} differences. A rebuild repairs them.\n";

        return $found === 0 ? self::OK : self::DIFFERENT;
    }

    private function rebuild(): int
    {
        echo "The review queue is rebuilt: {$this->rebuild->run()} posts.\n";

        return self::OK;
    }
}
