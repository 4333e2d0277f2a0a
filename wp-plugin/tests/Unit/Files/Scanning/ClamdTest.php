<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Files\Scanning;

use Passerelle\Files\Inspection\Reason;
use Passerelle\Files\Scanning\Clamd;
use Passerelle\Files\Scanning\ScannerUnavailable;
use Passerelle\Tests\Factories\Documents\EicarText;
use Passerelle\Tests\Factories\FakeClamd;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class ClamdTest extends TestCase
{
    /** @return array<string, array{string, Reason|null}> */
    public static function files(): array
    {
        return [
            'clean' => ['hello', null],
            'empty' => ['', null],
            'several pieces' => [str_repeat('x', 200_000), null],
            'infected' => ['before ' . EicarText::text(), Reason::Infected],
            'infected across pieces' => [str_repeat('x', 65_500) . EicarText::text(), Reason::Infected],
            'larger than the daemon takes' => [str_repeat('x', 3_000_000), Reason::NotScanned],
        ];
    }

    #[DataProvider('files')]
    public function testVerdicts(string $bytes, ?Reason $refusal): void
    {
        $daemon = new FakeClamd();

        self::assertSame($refusal, $this->scan($daemon->address, $bytes));
    }

    public function testOnlyACompleteAnswerIsAVerdict(): void
    {
        self::assertNull(Clamd::verdict('stream: OK')->refusal);
        self::assertSame(Reason::Infected, Clamd::verdict('stream: Win.Test.EICAR_HDB-1 FOUND')->refusal);
        self::assertSame(Reason::NotScanned, Clamd::verdict('INSTREAM size limit exceeded. ERROR')->refusal);
        foreach (['', 'stream: ', 'stream: OK.', 'OK', 'stream: Win.Test FOUND ERROR', 'FOUND', 'COMMAND NOT FOUND.', 'stream: Can\'t allocate memory ERROR'] as $answer) {
            try {
                Clamd::verdict($answer);
                self::fail("\"{$answer}\" is no verdict.");
            } catch (ScannerUnavailable $error) {
                self::assertStringContainsString($answer, $error->getMessage());
            }
        }
    }

    public function testOverASocketOfTheMachine(): void
    {
        $path = sys_get_temp_dir() . '/passerelle-' . bin2hex(random_bytes(6)) . '.ctl';
        $daemon = new FakeClamd("unix://{$path}");
        try {
            self::assertSame([Reason::Infected, null], [$this->scan($daemon->address, EicarText::text()), $this->scan($daemon->address, 'x')]);
        } finally {
            unlink($path);
        }
    }

    /** @return array<string, array{string}> */
    public static function failures(): array
    {
        return ['closes without an answer' => ['close'], 'hangs' => ['hang'], 'is not ready' => ['error']];
    }

    #[DataProvider('failures')]
    public function testADaemonWithoutAVerdictIsUnavailable(string $mode): void
    {
        $daemon = new FakeClamd(mode: $mode);

        $this->expectException(ScannerUnavailable::class);
        $this->scan($daemon->address, str_repeat('x', 100_000), 1);
    }

    public function testUnreachableDaemon(): void
    {
        $daemon = new FakeClamd();
        $daemon->stop();

        $this->expectException(ScannerUnavailable::class);
        $this->scan($daemon->address, 'x');
    }

    public function testAnAddressThatIsNone(): void
    {
        $this->expectException(ScannerUnavailable::class);
        $this->scan('nonsense', 'x', 1);
    }

    public function testMissingFile(): void
    {
        $this->expectException(ScannerUnavailable::class);
        (new Clamd('tcp://127.0.0.1:1', 1, 1))->scan('/nowhere/at/all');
    }

    private function scan(string $address, string $bytes, int $seconds = 20): ?Reason
    {
        $path = (string) tempnam(sys_get_temp_dir(), 'passerelle-scan-');
        file_put_contents($path, $bytes);
        try {
            return (new Clamd($address, 10, $seconds))->scan($path)->refusal;
        } finally {
            unlink($path);
        }
    }
}
