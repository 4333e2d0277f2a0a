<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Files\Inspection;

use Closure;
use Passerelle\Files\Inspection\FileInspector;
use Passerelle\Files\Inspection\InspectionLimits;
use Passerelle\Files\Inspection\Reason;
use Passerelle\Files\Inspection\Refusal;
use Passerelle\Files\Sniffer;
use Passerelle\Kernel\Config;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** Each file of the corpus with its verdict: the MIME type of what is accepted, the code of what is refused. */
final class CorpusTest extends TestCase
{
    private const FILES_MIN = 80;

    /** @return array<string, array{Closure(): string, string}> */
    public static function files(): array
    {
        return [...PdfCorpus::files(), ...DocxCorpus::files(), ...MediaCorpus::files()];
    }

    /** @param Closure(): string $bytes */
    #[DataProvider('files')]
    public function testVerdict(Closure $bytes, string $expected): void
    {
        self::assertSame($expected, self::verdict($bytes()));
    }

    public function testTheCorpusIsLarge(): void
    {
        self::assertGreaterThanOrEqual(self::FILES_MIN, count(self::files()));
        self::assertEqualsCanonicalizing(
            array_map(static fn (Reason $reason): string => $reason->value, array_filter(
                Reason::cases(),
                static fn (Reason $reason): bool => !in_array($reason, [Reason::TooLarge, Reason::NotScanned], true),
            )),
            array_values(array_unique(array_filter(array_column(self::files(), 1), static fn (string $verdict): bool => str_starts_with($verdict, 'file_')))),
        );
    }

    private static function verdict(string $bytes): string
    {
        $path = (string) tempnam(sys_get_temp_dir(), 'passerelle-corpus-');
        try {
            file_put_contents($path, $bytes);
            $mime = (new Sniffer())->type($path);
            if ($mime === null) {
                return Reason::Type->value;
            }
            (new FileInspector(InspectionLimits::from(Config::fromDirectory(dirname(__DIR__, 4) . '/config'))))->inspect($path, $mime);

            return $mime;
        } catch (Refusal $refusal) {
            return $refusal->reason->value;
        } finally {
            unlink($path);
        }
    }
}
