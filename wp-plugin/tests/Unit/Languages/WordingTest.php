<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Languages;

use Passerelle\Admin\Texts\Texts;
use Passerelle\Languages\Lang;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** The texts of the administration use no word of tests/wording.json; those of config and of the site: frontend/src/app/wording.test.ts. */
final class WordingTest extends TestCase
{
    private const LIST = __DIR__ . '/../../wording.json';
    /** Texts of config, some of which the specification quotes. */
    private const OF_CONFIG = '/^(error|fieldError)\./';

    /** @return array<string, array{Lang}> */
    public static function languages(): array
    {
        return ['French' => [Lang::French], 'English' => [Lang::English]];
    }

    #[DataProvider('languages')]
    public function testTextsOfTheAdministrationUseNoWordOfTheList(Lang $language): void
    {
        $pattern = self::pattern($language);
        $found = array_filter(
            (new Texts(static fn (): string => 'fr_FR'))->all($language),
            static fn (string $text, string $key): bool => preg_match(self::OF_CONFIG, $key) === 0
                && preg_match($pattern, (string) preg_replace('/\{\w+\}/', '…', $text)) !== 0,
            ARRAY_FILTER_USE_BOTH,
        );

        self::assertSame([], $found);
    }

    #[DataProvider('languages')]
    public function testTheListFindsItsWords(Lang $language): void
    {
        $texts = ['Nobody reads this mail.', 'Les appels planifiés par courriel.'];
        $found = array_map(static fn (string $text): int|false => preg_match(self::pattern($language), $text), $texts);

        self::assertSame($language === Lang::English ? [1, 0] : [1, 1], $found, '"mail" is a word of neither language.');
    }

    private static function pattern(Lang $language): string
    {
        /** @var array{avoid: array<string, list<string>>} $wording */
        $wording = json_decode((string) file_get_contents(self::LIST), true, 16, JSON_THROW_ON_ERROR);

        return '/(?<!\p{L})(?:' . implode('|', $wording['avoid'][$language->value]) . ')(?!\p{L})/iu';
    }
}
