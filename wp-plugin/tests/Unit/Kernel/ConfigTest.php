<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Kernel;

use Passerelle\Kernel\Config;
use Passerelle\Tests\TemporaryFolder;
use PHPUnit\Framework\TestCase;
use RuntimeException;

final class ConfigTest extends TestCase
{
    private const REAL = __DIR__ . '/../../../config';

    public function testReturnsTypedValues(): void
    {
        $config = Config::fromDirectory(self::REAL);

        self::assertSame(300, $config->textMax('summary'));
        self::assertSame(20, $config->rowsMax('actions'));
        self::assertSame(2_000_000, $config->limit('files', 'imageBytes'));
        self::assertSame(['image/jpeg', 'image/png'], $config->limitTexts('files', 'imageTypes'));
        self::assertSame(['internal', 'external'], $config->choices('managementMode'));
        self::assertSame('/en/training/', $config->archivePath('formation', 'en'));
        self::assertNull($config->archivePath('structure', 'fr'));
        self::assertSame(['performing-arts', 'theatre'], array_slice($config->sectorKeys(), 0, 2));
        self::assertSame(array_unique($config->sectorKeys()), $config->sectorKeys());
    }

    public function testReportsMissingValues(): void
    {
        $config = Config::fromDirectory(self::REAL);
        $messages = [];
        foreach (
            [
                static fn (): int => $config->textMax('nothing'),
                static fn (): int => $config->limit('nothing', 'title'),
                static fn (): array => $config->limitTexts('text', 'title'),
                static fn (): array => $config->choices('nothing'),
            ] as $ask
        ) {
            try {
                $ask();
            } catch (RuntimeException $error) {
                $messages[] = $error->getMessage();
            }
        }

        self::assertSame([
            'limits.json has no number text.nothing.',
            'limits.json has no group nothing.',
            'limits.json has no list text.title.',
            'choices.json has no list nothing.',
        ], $messages);
    }

    public function testRejectsInvalidJson(): void
    {
        $folder = sys_get_temp_dir() . '/passerelle-config-' . uniqid();
        mkdir($folder);
        file_put_contents("{$folder}/limits.json", '{"text":');
        try {
            $this->expectExceptionMessage("The configuration file {$folder}/limits.json is missing or is not valid JSON.");
            Config::fromDirectory($folder);
        } finally {
            TemporaryFolder::remove($folder);
        }
    }
}
