<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Audit;

use Passerelle\Audit\AuditLine;
use Passerelle\Plugin;
use PHPUnit\Framework\TestCase;

/** Several processes append at once. Nothing can be rolled back, and no line is ever deleted: these stay in the test's database. */
final class ParallelAppendsTest extends TestCase
{
    private const PROCESSES = 3;
    private const LINES = 20;
    /** Time for the processes to load WordPress before all append at once. */
    private const START_SECONDS = 3.0;

    public function testNoLineIsLostAndTheChainStaysWhole(): void
    {
        $group = random_int(2 ** 40, 2 ** 41);
        $audit = Plugin::running()->audit;
        $moment = microtime(true) + self::START_SECONDS;
        $pipes = [];
        $processes = [];
        for ($number = 0; $number < self::PROCESSES; $number++) {
            $processes[$number] = proc_open(
                [PHP_BINARY, __DIR__ . '/Processes/append.php', (string) $group, (string) self::LINES, (string) $moment],
                [1 => ['pipe', 'w'], 2 => STDERR],
                $pipes[$number],
            );
        }
        $appended = [];
        foreach ($processes as $number => $process) {
            self::assertIsResource($process);
            $appended[] = strlen((string) stream_get_contents($pipes[$number][1]));
            proc_close($process);
        }

        $writers = array_count_values(array_map(static fn (AuditLine $line): int => $line->postId, $audit->lines->ofGroup($group)));
        self::assertSame(array_fill(0, self::PROCESSES, self::LINES), $appended);
        self::assertSame($appended, array_values($writers));
        self::assertSame([], ($audit->verify)()->faults);
    }
}
