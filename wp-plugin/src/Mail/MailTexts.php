<?php

declare(strict_types=1);

namespace Passerelle\Mail;

use LogicException;
use Passerelle\Kernel\Config;
use Passerelle\Languages\Lang;

/**
 * The texts of config/mails.json. {name} is replaced by a value of the mail, {auth.resetMinutes} by a duration of limits.json
 * with its unit.
 */
final class MailTexts
{
    private const DIRECTORY = __DIR__ . '/../../config';
    private const UNITS = ['Seconds' => 1, 'Minutes' => 60, 'Hours' => 3_600, 'Days' => 86_400];

    /** @var array{common: array<string, array<string, string>>, mails: array<string, array<string, mixed>>}|null */
    private static ?array $texts = null;
    private static ?Config $config = null;

    /** @return list<string> names of all texts of mails */
    public static function names(): array
    {
        return array_keys(self::texts()['mails']);
    }

    /**
     * @param array<string, string> $values for the names in the text
     * @param string|null $url target of the button; null for texts without a button
     * @throws LogicException for unknown texts and missing values
     */
    public static function content(
        string $name,
        Lang $language,
        array $values = [],
        #[\SensitiveParameter] ?string $url = null,
        ?string $replyTo = null,
    ): MailContent {
        $mail = self::texts()['mails'][$name] ?? throw new LogicException("No mail is named {$name}.");
        /** @var array{subject: string, paragraphs: list<string>, button?: string, afterButton?: list<string>} $text */
        $text = $mail[$language->value] ?? throw new LogicException("The mail {$name} has no text in {$language->value}.");
        $fill = static fn (string $line): string => self::fill($line, $values, $language);

        return new MailContent(
            $fill($text['subject']),
            array_map($fill, $text['paragraphs']),
            isset($text['button']) && $url !== null ? new Button($fill($text['button']), $url) : null,
            array_map($fill, $text['afterButton'] ?? []),
            $replyTo,
            ($mail['namesRecipient'] ?? true) === true,
        );
    }

    public static function greeting(Lang $language, string $firstName): string
    {
        $hello = self::common('greeting', $language);
        $name = trim($firstName);

        return $name === '' ? "{$hello}," : "{$hello} {$name},";
    }

    /** A common text of several mails. */
    public static function common(string $name, Lang $language): string
    {
        return self::texts()['common'][$name][$language->value] ?? throw new LogicException("There is no common text {$name}.");
    }

    /** @param array<string, string> $values */
    private static function fill(string $line, array $values, Lang $language): string
    {
        return (string) preg_replace_callback(
            '/\{([\w.]+)\}/',
            static fn (array $found): string => $values[$found[1]] ?? self::limit($found[1], $language),
            $line,
        );
    }

    /** @param string $path of a duration in limits.json, for example auth.resetMinutes */
    private static function limit(string $path, Lang $language): string
    {
        [$group, $name] = [...explode('.', $path, 2), ''];
        if (preg_match('/(' . implode('|', array_keys(self::UNITS)) . ')$/', $name, $unit) !== 1) {
            throw new LogicException("No value for {{$path}} in a mail.");
        }
        self::$config ??= Config::fromDirectory(self::DIRECTORY);

        return Duration::format(self::$config->limit($group, $name) * self::UNITS[$unit[1]], $language);
    }

    /** @return array{common: array<string, array<string, string>>, mails: array<string, array<string, mixed>>} */
    private static function texts(): array
    {
        if (self::$texts === null) {
            /** @var array{common: array<string, array<string, string>>, mails: array<string, array<string, mixed>>} $decoded */
            $decoded = json_decode((string) file_get_contents(self::DIRECTORY . '/mails.json'), true, flags: JSON_THROW_ON_ERROR);
            self::$texts = $decoded;
        }

        return self::$texts;
    }
}
