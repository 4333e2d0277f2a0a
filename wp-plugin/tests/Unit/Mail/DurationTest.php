<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Mail;

use Passerelle\Languages\Lang;
use Passerelle\Mail\Duration;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class DurationTest extends TestCase
{
    /** @return array<string, array{int, string, string}> seconds, in French, in English */
    public static function spans(): array
    {
        return [
            'days' => [604_800, "7\u{00A0}jours", "7\u{00A0}days"],
            'one day' => [86_400, "1\u{00A0}jour", "1\u{00A0}day"],
            'hours' => [7_200, "2\u{00A0}heures", "2\u{00A0}hours"],
            'more than an hour' => [5_400, "90\u{00A0}minutes", "90\u{00A0}minutes"],
            'one minute' => [60, "1\u{00A0}minute", "1\u{00A0}minute"],
            'seconds' => [61, "61\u{00A0}secondes", "61\u{00A0}seconds"],
        ];
    }

    #[DataProvider('spans')]
    public function testFormatsInTheLargestUnitWithoutRemainder(int $seconds, string $french, string $english): void
    {
        self::assertSame([$french, $english], [Duration::format($seconds, Lang::French), Duration::format($seconds, Lang::English)]);
    }
}
