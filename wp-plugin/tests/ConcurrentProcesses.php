<?php

declare(strict_types=1);

namespace Passerelle\Tests;

use PHPUnit\Framework\Assert;

/** Runs PHP scripts concurrently. A barrier (Integration/Processes/barrier.php) holds each one, WordPress loaded, until all are ready. */
final class ConcurrentProcesses
{
    private const READY = "ready\n";

    /**
     * @param list<non-empty-list<string|int>> $scripts path of each script, and its arguments
     * @return list<string> what each of them wrote afterwards
     */
    public static function answers(array $scripts): array
    {
        $pipes = $processes = $answers = [];
        foreach ($scripts as $number => $script) {
            $processes[] = proc_open([PHP_BINARY, ...array_map(strval(...), $script)], [['pipe', 'r'], ['pipe', 'w'], STDERR], $pipes[$number]);
        }
        foreach ($pipes as $pipe) {
            Assert::assertSame(self::READY, fgets($pipe[1]));
        }
        foreach ($pipes as $pipe) {
            fwrite($pipe[0], "go\n");
        }
        foreach ($processes as $number => $process) {
            Assert::assertIsResource($process);
            $answers[] = (string) stream_get_contents($pipes[$number][1]);
            proc_close($process);
        }

        return $answers;
    }
}
