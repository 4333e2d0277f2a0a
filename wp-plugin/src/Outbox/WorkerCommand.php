<?php

declare(strict_types=1);

namespace Passerelle\Outbox;

use Passerelle\Kernel\Commands;

/**
 * The worker on the command line: `wp passerelle outbox work`.
 * --once runs one tick. --pause=SECONDS between idle ticks (default 1), --lifetime=SECONDS after which it exits, for a
 * supervisor that starts a new process (default never).
 */
final readonly class WorkerCommand
{
    private const PAUSE = 1;

    public function __construct(private Worker $worker)
    {
    }

    public function register(): void
    {
        Commands::add('outbox:work', $this->run(...));
    }

    /**
     * @param array<string, string> $options
     * @return int exit code
     */
    public function run(array $options): int
    {
        if (isset($options['once'])) {
            fwrite(STDOUT, "{$this->worker->tick()} done\n");

            return 0;
        }
        $this->worker->loop(max(1, (int) ($options['pause'] ?? self::PAUSE)), max(0, (int) ($options['lifetime'] ?? 0)));

        return 0;
    }
}
