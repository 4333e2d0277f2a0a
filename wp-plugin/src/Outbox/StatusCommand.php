<?php

declare(strict_types=1);

namespace Passerelle\Outbox;

use Passerelle\Kernel\Commands;

/** `wp passerelle outbox status`: what waits and fails, as JSON. Exit code 1 where something is late or fails. */
final readonly class StatusCommand
{
    public function __construct(private OutboxHealth $health)
    {
    }

    public function register(): void
    {
        Commands::add('outbox:status', $this->run(...));
    }

    public function run(): int
    {
        $states = $this->health->states();
        fwrite(STDOUT, json_encode(
            ['states' => $states, 'heartbeatSeconds' => $this->health->ages(), 'messages' => $this->health->kinds()],
            JSON_THROW_ON_ERROR | JSON_PRETTY_PRINT,
        ) . "\n");

        return array_unique(array_values($states)) === [OutboxHealth::OK] ? 0 : 1;
    }
}
