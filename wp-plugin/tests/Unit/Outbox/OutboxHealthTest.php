<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Outbox;

use Passerelle\Kernel\Config;
use Passerelle\Outbox\OutboxHealth;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

/** From five messages that fail, or ten minutes without an attempt. */
final class OutboxHealthTest extends TestCase
{
    #[TestWith([0, 0, OutboxHealth::OK])]
    #[TestWith([4, 600, OutboxHealth::OK])]
    #[TestWith([0, 601, OutboxHealth::LATE])]
    #[TestWith([5, 0, OutboxHealth::FAILING])]
    #[TestWith([5, 601, OutboxHealth::FAILING])]
    public function testStateOfTheOutbox(int $failing, int $oldest, string $state): void
    {
        self::assertSame($state, OutboxHealth::state($failing, $oldest, Config::fromDirectory(dirname(__DIR__, 3) . '/config')));
    }
}
