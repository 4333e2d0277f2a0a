<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Files\Inspection;

use Closure;
use Passerelle\Files\Inspection\FileInspector;
use Passerelle\Files\Inspection\InspectionLimits;
use Passerelle\Files\Inspection\KindNames;
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
    /** Prefix of reasons that name what a file is: see KindsTest. */
    private const KIND = 'file_is_';
    private const ACCEPTED = [Sniffer::PDF, Sniffer::DOCX, Sniffer::MP4, Sniffer::WEBM, 'image/jpeg', 'image/png'];

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
                static fn (Reason $reason): bool => !in_array($reason, [Reason::TooLarge, Reason::NotScanned], true) && !str_starts_with($reason->value, self::KIND),
            )),
            array_values(array_unique(array_filter(
                array_column(self::files(), 1),
                static fn (string $verdict): bool => str_starts_with($verdict, 'file_') && !str_starts_with($verdict, self::KIND),
            ))),
        );
    }

    private static function verdict(string $bytes): string
    {
        $path = (string) tempnam(sys_get_temp_dir(), 'passerelle-corpus-');
        try {
            file_put_contents($path, $bytes);
            $config = Config::fromDirectory(dirname(__DIR__, 4) . '/config');

            return (new FileInspector(InspectionLimits::from($config), new KindNames($config), new Sniffer()))->accept($path, '', self::ACCEPTED);
        } catch (Refusal $refusal) {
            return $refusal->reason->value;
        } finally {
            unlink($path);
        }
    }
}
