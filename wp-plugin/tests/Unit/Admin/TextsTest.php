<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Admin;

use FilesystemIterator;
use LogicException;
use Passerelle\Admin\Texts\Texts;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use SplFileInfo;

final class TextsTest extends TestCase
{
    public function testBothLanguagesHaveTheSameKeys(): void
    {
        $texts = new Texts(static fn (): string => 'fr_FR');

        self::assertSame(array_keys($texts->all(Lang::French)), array_keys($texts->all(Lang::English)));
    }

    public function testBothLanguagesUseTheSameParameters(): void
    {
        $texts = new Texts(static fn (): string => 'fr_FR');
        $parameters = static function (array $catalogue): array {
            return array_map(static function (string $text): array {
                preg_match_all('/\{(\w+)\}/', $text, $found);
                sort($found[1]);
                return $found[1];
            }, $catalogue);
        };

        self::assertSame($parameters($texts->all(Lang::French)), $parameters($texts->all(Lang::English)));
    }

    public function testNoTextIsEmpty(): void
    {
        $texts = new Texts(static fn (): string => 'fr_FR');
        foreach (Lang::cases() as $language) {
            self::assertSame([], array_keys(array_filter($texts->all($language), static fn (string $text): bool => trim($text) === '')));
        }
    }

    public function testFrenchTextsFollowFrenchTypography(): void
    {
        $wrong = array_filter(
            (new Texts(static fn (): string => 'fr_FR'))->all(Lang::French),
            static fn (string $text): bool => preg_match('/\'| [;!?:»]|« |[^\s\x{202F}][;!?](\s|$)/u', $text) === 1,
        );

        self::assertSame([], $wrong);
    }

    #[DataProvider('locales')]
    public function testTheLanguageIsThatOfTheUser(string $locale, Lang $expected): void
    {
        self::assertSame($expected, (new Texts(static fn (): string => $locale))->language());
    }

    /** @return list<array{string, Lang}> */
    public static function locales(): array
    {
        return [['fr_FR', Lang::French], ['fr_BE', Lang::French], ['en_US', Lang::English], ['en_GB', Lang::English], ['wo', Lang::French]];
    }

    public function testParametersAreFilledIn(): void
    {
        $texts = new Texts(static fn (): string => 'en_US');

        self::assertSame('150 characters at most.', $texts->get('limit.characters', ['max' => 150]));
    }

    public function testUnknownKeyThrows(): void
    {
        $this->expectException(LogicException::class);

        (new Texts(static fn (): string => 'fr_FR'))->get('no.such.key');
    }

    public function testEveryTypeStatusAndChoiceHasAName(): void
    {
        $catalogue = (new Texts(static fn (): string => 'fr_FR'))->all(Lang::French);
        $keys = array_map(static fn (Status $status): string => "status.{$status->value}", Status::cases());
        foreach (ContentType::cases() as $type) {
            array_push($keys, "type.{$type->value}.many", "type.{$type->value}.one", "type.{$type->value}.add", "type.{$type->value}.edit");
        }
        /** @var array<string, array<string, mixed>> $choices */
        $choices = json_decode((string) file_get_contents(dirname(__DIR__, 3) . '/config/choices.json'), true);
        // What visitors choose about cookies is no choice of an editor's.
        unset($choices['consentCategory']);
        foreach ($choices as $list => $values) {
            foreach (array_keys($values) as $value) {
                $keys[] = "choice.{$list}.{$value}";
            }
        }

        self::assertSame([], array_values(array_diff($keys, array_keys($catalogue))));
    }

    public function testNoTextOfTheScreensIsUnused(): void
    {
        $folder = dirname(__DIR__, 3) . '/src/Admin';
        $patterns = [];
        foreach (new RecursiveIteratorIterator(new RecursiveDirectoryIterator($folder, FilesystemIterator::SKIP_DOTS)) as $file) {
            if (!$file instanceof SplFileInfo || preg_match('~/Texts/(fr|en)/~', $file->getPathname()) === 1 || $file->getExtension() !== 'php') {
                continue;
            }
            $source = (string) file_get_contents($file->getPathname());
            // 'box.texts', 'notice.' followed by a part, "language.{$language->value}"
            preg_match_all('/\'([a-z_]+\.[\w.-]*)\'|"([a-z_.]+\.\{[^"]*)"/i', $source, $found);
            foreach (array_filter([...$found[1], ...$found[2]], static fn (string $text): bool => $text !== '') as $text) {
                $parts = array_map(preg_quote(...), preg_split('/\{\$[^}]*\}/', $text) ?: []);
                $patterns[implode('[\w-]+', $parts) . (str_ends_with($text, '.') ? '.+' : '')] = true;
            }
        }
        $used = '/^(' . implode('|', array_keys($patterns)) . ')$/';
        $catalogue = array_keys((new Texts(static fn (): string => 'fr_FR'))->all(Lang::French));

        self::assertSame([], array_values(array_filter(
            $catalogue,
            static fn (string $key): bool => preg_match('/^(field|help|choice)\./', $key) !== 1 && preg_match($used, $key) !== 1
                // A part's help is named after the part: "{$key}.help".
                && (!str_ends_with($key, '.help') || preg_match($used, substr($key, 0, -strlen('.help'))) !== 1),
        )));
    }
}
