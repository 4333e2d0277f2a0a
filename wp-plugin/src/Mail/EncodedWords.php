<?php

declare(strict_types=1);

namespace Passerelle\Mail;

/** Header texts as encoded words (RFC 2047): at most 75 characters each, every one of whole characters. */
final class EncodedWords
{
    private const MAX = 75;
    /** So that it fits on a line of 76 with the name of its header. */
    private const FIRST_MAX = 64;
    private const Q = '=?UTF-8?Q?';
    private const B = '=?UTF-8?B?';
    private const END = '?=';
    /** A word of a line that cannot be folded; lines have 998 characters at most (RFC 5322). */
    private const LONGEST = 900;

    /** Whether a text cannot stand in a header as it is. */
    public static function areNeeded(string $text): bool
    {
        return preg_match('/[^\x20-\x7E]|=\?|[^ ]{' . self::LONGEST . '}/', $text) === 1;
    }

    /** @return non-empty-list<string> */
    public static function of(string $text): array
    {
        $text = mb_scrub($text, 'UTF-8');
        $isShorterAsQ = strlen(self::quoted($text)) <= strlen(base64_encode($text));

        return $isShorterAsQ
            ? self::pack($text, self::Q, self::quoted(...))
            : self::pack($text, self::B, base64_encode(...));
    }

    /**
     * @param callable(string): string $encode
     * @return non-empty-list<string>
     */
    private static function pack(string $text, string $start, callable $encode): array
    {
        $words = [];
        $part = '';
        foreach (mb_str_split($text, 1, 'UTF-8') as $character) {
            $room = ($words === [] ? self::FIRST_MAX : self::MAX) - strlen($start . self::END);
            if (strlen($encode($part . $character)) > $room) {
                $words[] = $start . $encode($part) . self::END;
                $part = '';
            }
            $part .= $character;
        }

        return [...$words, $start . $encode($part) . self::END];
    }

    /** The characters that may stand for themselves anywhere, names included. */
    private static function quoted(string $text): string
    {
        return (string) preg_replace_callback(
            '/[^A-Za-z0-9!*+\/-]/',
            static fn (array $byte): string => $byte[0] === ' ' ? '_' : sprintf('=%02X', ord($byte[0])),
            $text,
        );
    }
}
