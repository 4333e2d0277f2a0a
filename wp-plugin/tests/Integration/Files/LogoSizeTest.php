<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Files;

use Passerelle\Files\FileLimits;
use Passerelle\Files\FilePurpose;
use Passerelle\Files\LogoSize;
use Passerelle\Kernel\Config;
use Passerelle\Tests\Contract\Operations;
use Passerelle\Tests\IntegrationTestCase;

/** Forms state the size of logos that uploads are checked against. */
final class LogoSizeTest extends IntegrationTestCase
{
    public function testFormsReadTheSizeOfTheSettingWithItsUnit(): void
    {
        $limits = new FileLimits(Config::fromDirectory(dirname(__DIR__, 3) . '/config'));
        foreach ([[300, 'KB', 300_000], [1500, 'KB', 1_500_000], [5, 'MB', 5_000_000]] as [$number, $unit, $bytes]) {
            update_option(LogoSize::OPTION, ['number' => $number, 'unit' => $unit]);

            self::assertSame(['bytes' => $bytes, 'unit' => $unit], $this->ask());
            self::assertSame($bytes, $limits->bytes(FilePurpose::Logo));
        }
    }

    public function testWithoutASettingTheLimitOfTheFormHolds(): void
    {
        foreach ([[], 'nonsense', ['number' => 5, 'unit' => 'GB']] as $stored) {
            update_option(LogoSize::OPTION, $stored);

            self::assertNull($this->ask());
        }
    }

    private function ask(): mixed
    {
        wp_set_current_user(0);
        $answer = graphql(['query' => Operations::read()->document('FormReference'), 'variables' => ['language' => 'FR']]);
        self::assertArrayNotHasKey('errors', $answer);
        $data = is_array($answer['data'] ?? null) ? $answer['data'] : [];
        $reference = is_array($data['passerelleReference'] ?? null) ? $data['passerelleReference'] : [];
        self::assertArrayHasKey('logoSize', $reference);

        return $reference['logoSize'];
    }
}
