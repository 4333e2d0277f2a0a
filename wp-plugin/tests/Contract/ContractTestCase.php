<?php

declare(strict_types=1);

namespace Passerelle\Tests\Contract;

use PHPUnit\Framework\TestCase;

/** Compares answers with those that are committed. PASSERELLE_CONTRACT_WRITE=1 writes them (`npm run contract:write`): review the difference and commit it. */
abstract class ContractTestCase extends TestCase
{
    private const FOLDER = __DIR__ . '/expected';
    private const FORMAT = JSON_PRETTY_PRINT | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_THROW_ON_ERROR;

    protected function assertAnswers(string $name, mixed $comparable): void
    {
        $this->assertCommitted(self::FOLDER . "/{$name}.json", json_encode($comparable, self::FORMAT) . "\n");
    }

    protected function assertCommitted(string $file, string $text): void
    {
        if (getenv('PASSERELLE_CONTRACT_WRITE') === '1') {
            is_dir(dirname($file)) || mkdir(dirname($file), 0777, true);
            file_put_contents($file, $text);
        }
        self::assertFileExists($file);
        self::assertSame((string) file_get_contents($file), $text);
    }

    /** What no answer may hold, whoever asks. */
    protected function assertKeepsSecrets(Answer $answer, ?string $as = null): void
    {
        self::assertStringNotContainsStringIgnoringCase('secret', $answer->body);
        if ($as === null) {
            self::assertStringNotContainsString('LOCKED', $answer->body);
        }
    }
}
