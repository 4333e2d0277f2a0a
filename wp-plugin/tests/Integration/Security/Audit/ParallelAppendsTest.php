<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Security\Audit;

use Passerelle\Security\Audit\AuditLine;
use Passerelle\Plugin;
use Passerelle\Security\Audit\AuditLines;
use Passerelle\Security\Audit\VerifyAudit;
use Passerelle\Tests\ConcurrentProcesses;
use PHPUnit\Framework\TestCase;

/** Several processes append at once. Nothing can be rolled back, and no line is ever deleted: these stay in the test's database. */
final class ParallelAppendsTest extends TestCase
{
    private const PROCESSES = 3;
    private const LINES = 20;

    public function testNoLineIsLostAndTheChainStaysWhole(): void
    {
        $group = random_int(2 ** 40, 2 ** 41);
        $plugin = Plugin::running();
        $scripts = array_fill(0, self::PROCESSES, [__DIR__ . '/Processes/append.php', $group, self::LINES]);
        $appended = array_map(strlen(...), ConcurrentProcesses::answers($scripts));

        $writers = array_count_values(array_map(static fn (AuditLine $line): int => $line->postId, $plugin->get(AuditLines::class)->ofGroup($group)));
        self::assertSame(array_fill(0, self::PROCESSES, self::LINES), $appended);
        self::assertSame($appended, array_values($writers));
        self::assertSame([], ($plugin->get(VerifyAudit::class))()->faults);
    }
}
