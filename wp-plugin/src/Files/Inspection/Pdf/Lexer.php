<?php

declare(strict_types=1);

namespace Passerelle\Files\Inspection\Pdf;

/** Tokenises a PDF (ISO 32000-2, 7.2 and 7.3). As tolerant as PDF readers: it never fails. */
final class Lexer
{
    public const SPACE = "\0\t\n\f\r ";
    private const DELIMITERS = '()<>[]{}/%';
    private const LINE_END = "\r\n";
    private const HEX = '0123456789abcdefABCDEF';
    private const NUMBER = '0123456789+-.';
    private const ESCAPES = ['n' => "\n", 'r' => "\r", 't' => "\t", 'b' => "\x08", 'f' => "\f", "\r" => '', "\n" => ''];
    /** Longer texts are truncated, since only their beginnings matter. */
    private const TEXT_MAX = 2_048;

    /** Value of the last token: name without its slash and escapes, text without its brackets and escapes, keyword, number. */
    public string $value = '';

    public function __construct(private readonly string $bytes, public int $position = 0)
    {
    }

    public function next(): Token
    {
        $this->skipSpace();
        $char = $this->bytes[$this->position] ?? null;
        if ($char === null) {
            return Token::End;
        }
        $next = $this->bytes[$this->position + 1] ?? '';

        return match ($char) {
            '/' => $this->name(),
            '(' => $this->literal(),
            '[' => $this->advance(1, Token::ArrayOpen),
            ']' => $this->advance(1, Token::ArrayClose),
            '<' => $next === '<' ? $this->advance(2, Token::DictionaryOpen) : $this->hexadecimal(),
            '>' => $next === '>' ? $this->advance(2, Token::DictionaryClose) : $this->junk(),
            ')', '{', '}' => $this->junk(),
            default => $this->word(),
        };
    }

    public function skipSpace(): void
    {
        $this->position += strspn($this->bytes, self::SPACE, $this->position);
        while (($this->bytes[$this->position] ?? '') === '%') {
            $this->position += strcspn($this->bytes, self::LINE_END, $this->position);
            $this->position += strspn($this->bytes, self::SPACE, $this->position);
        }
    }

    private function advance(int $bytes, Token $token): Token
    {
        $this->position += $bytes;

        return $token;
    }

    /** Skips a misplaced delimiter, like PDF readers. */
    private function junk(): Token
    {
        $this->value = '';

        return $this->advance(1, Token::Keyword);
    }

    private function name(): Token
    {
        $length = strcspn($this->bytes, self::SPACE . self::DELIMITERS, $this->position + 1);
        $name = substr($this->bytes, $this->position + 1, $length);
        $this->position += $length + 1;
        $this->value = str_contains($name, '#')
            ? (string) preg_replace_callback('~#([0-9a-fA-F]{2})~', static fn (array $escape): string => chr((int) hexdec($escape[1])), $name)
            : $name;

        return Token::Name;
    }

    private function word(): Token
    {
        $length = strcspn($this->bytes, self::SPACE . self::DELIMITERS, $this->position);
        $this->value = substr($this->bytes, $this->position, $length);
        $this->position += $length;

        return strspn($this->value, self::NUMBER) === $length ? Token::Number : Token::Keyword;
    }

    /** (text), with balanced brackets inside. */
    private function literal(): Token
    {
        $depth = 1;
        $text = '';
        $at = $this->position + 1;
        while ($depth > 0) {
            $length = strcspn($this->bytes, '()\\', $at);
            $text = $this->append($text, substr($this->bytes, $at, min($length, self::TEXT_MAX)));
            $at += $length;
            $char = $this->bytes[$at] ?? null;
            if ($char === null) {
                break;
            }
            $at++;
            if ($char === '\\') {
                [$char, $used] = $this->escape($at);
                $at += $used;
            } else {
                $depth += $char === '(' ? 1 : -1;
            }
            $text = $depth === 0 ? $text : $this->append($text, $char);
        }
        $this->position = $at;
        $this->value = $text;

        return Token::Text;
    }

    /** @return array{string, int} decoded escape sequence and its length in bytes */
    private function escape(int $at): array
    {
        $char = $this->bytes[$at] ?? '';
        $digits = min(3, strspn($this->bytes, '01234567', $at, 3));
        if ($digits > 0) {
            return [chr((int) octdec(substr($this->bytes, $at, $digits)) & 0xff), $digits];
        }
        if ($char === "\r" && ($this->bytes[$at + 1] ?? '') === "\n") {
            return ['', 2];
        }

        return [self::ESCAPES[$char] ?? $char, strlen($char)];
    }

    private function append(string $text, string $more): string
    {
        return strlen($text) >= self::TEXT_MAX ? $text : $text . $more;
    }

    /** <68657861> */
    private function hexadecimal(): Token
    {
        $length = strcspn($this->bytes, '>', $this->position);
        $digits = substr($this->bytes, $this->position + 1, min($length, self::TEXT_MAX) - 1);
        $digits = (string) preg_replace('~[^' . self::HEX . ']~', '', $digits);
        $this->value = (string) hex2bin(strlen($digits) % 2 === 0 ? $digits : "{$digits}0");
        $this->position += $length + 1;

        return Token::Text;
    }
}
