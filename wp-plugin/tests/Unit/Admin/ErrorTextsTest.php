<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Admin;

use Passerelle\Admin\Labels;
use Passerelle\Admin\Texts\Texts;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\FieldErrorCode;
use Passerelle\Languages\Lang;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\TestCase;

/** WordPress says of each code what config/errors.json and field-errors.json say, as the site does: frontend/src/app/error-texts.test.ts. */
#[Group('parity')]
final class ErrorTextsTest extends TestCase
{
    private const CONFIG = __DIR__ . '/../../../config';

    /** Keys that end with a code and are no text of it, with what they are. */
    private const OTHERS = [
        'newsletter.uncertain.gone' => 'of a letter: its subscription was deleted',
        'logo_size.invalid' => 'of a setting, with its limit',
    ];

    /** @return array<string, array{Lang}> */
    public static function languages(): array
    {
        return ['French' => [Lang::French], 'English' => [Lang::English]];
    }

    #[DataProvider('languages')]
    public function testTextsOfRefusals(Lang $language): void
    {
        $codes = self::codes('errors');
        $labels = self::labels($language);
        $shown = [];
        foreach (array_keys($codes) as $code) {
            $shown[$code] = $labels->failure($code);
        }

        self::assertSame(self::texts($codes, $language), $shown);
        self::assertSame(self::texts($codes, $language)['generic_error'], $labels->failure('unknown'));
    }

    #[DataProvider('languages')]
    public function testTextsOfRefusedFields(Lang $language): void
    {
        $codes = self::codes('field-errors');
        $labels = self::labels($language);
        $shown = [];
        foreach (FieldErrorCode::cases() as $code) {
            $shown[$code->value] = $labels->error(new FieldError('summary', $code->value));
        }

        self::assertEquals(self::texts($codes, $language), $shown);
    }

    #[DataProvider('languages')]
    public function testNoScreenHasATextOfItsOwnForACode(Lang $language): void
    {
        $codes = [...self::codes('errors'), ...self::codes('field-errors')];
        $own = array_filter(array_keys((new Texts(static fn (): string => 'fr_FR'))->all($language)), static function (string $key) use ($codes): bool {
            $parts = explode('.', $key);

            return isset($codes[end($parts)]) && !in_array($parts[0], ['error', 'fieldError'], true) && !str_starts_with($key, 'choice.');
        });

        self::assertEqualsCanonicalizing(array_keys(self::OTHERS), $own);
    }

    private static function labels(Lang $language): Labels
    {
        return new Labels(new Texts(static fn (): string => $language->locale()));
    }

    /** @return array<string, array<string, mixed>> */
    private static function codes(string $file): array
    {
        /** @var array<string, array<string, mixed>> $codes */
        $codes = json_decode((string) file_get_contents(self::CONFIG . "/{$file}.json"), true, flags: JSON_THROW_ON_ERROR);
        self::assertGreaterThan(50, count($codes));

        return $codes;
    }

    /**
     * @param array<string, array<string, mixed>> $codes
     * @return array<string, mixed>
     */
    private static function texts(array $codes, Lang $language): array
    {
        return array_map(static fn (array $row): mixed => $row[$language->value] ?? null, $codes);
    }
}
