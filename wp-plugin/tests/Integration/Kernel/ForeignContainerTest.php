<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Kernel;

use PHPUnit\Framework\TestCase;

/** Plugins share one process: what one loads first, all have. */
final class ForeignContainerTest extends TestCase
{
    public function testThePluginRunsAfterAnotherHasLoadedAnOlderPsrContainer(): void
    {
        $process = proc_open([PHP_BINARY, __DIR__ . '/Processes/foreign-container.php'], [1 => ['pipe', 'w'], 2 => ['pipe', 'w']], $pipes);
        self::assertIsResource($process);
        $answer = (string) stream_get_contents($pipes[1]);
        $errors = (string) stream_get_contents($pipes[2]);

        self::assertSame(0, proc_close($process), $errors);
        self::assertSame(['psr' => true, 'foreign' => 'theirs', 'library' => [], 'records' => null, 'current' => true], json_decode($answer, true), $answer . $errors);
    }
}
