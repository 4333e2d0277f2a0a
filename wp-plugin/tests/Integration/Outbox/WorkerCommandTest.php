<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Outbox;

use Passerelle\Kernel\Commands;
use Passerelle\Tests\IntegrationTestCase;

final class WorkerCommandTest extends IntegrationTestCase
{
    public function testRegistersTheWorkerCommand(): void
    {
        $this->db->execute("DELETE FROM {$this->db->table('outbox')}");
        /** @var array<string, callable(array<string, string>): int> $commands */
        $commands = apply_filters(Commands::FILTER, []);

        self::assertArrayHasKey('outbox:work', $commands);
        self::assertSame(0, $commands['outbox:work'](['lifetime' => '1']));
    }
}
