<?php

declare(strict_types=1);

namespace Passerelle\Mail;

use PHPMailer\PHPMailer\PHPMailer;

/** PHPMailer whose lines obey RFC 2047, RFC 5322 and RFC 2045. Its own encoded words are as long as a line may be, and it folds no line. */
final class Mailer extends PHPMailer
{
    /** Length of a line with encoded words. */
    private const LINE = 76;

    /**
     * The mailer for wp_mail(): WordPress's own is replaced, one that a plugin has put in its place is not.
     *
     * @return PHPMailer|null null: WordPress has none yet
     */
    public static function install(): ?PHPMailer
    {
        $current = $GLOBALS['phpmailer'] ?? null;
        $current = $current instanceof PHPMailer ? $current : null;
        if ($current === null || in_array($current::class, [PHPMailer::class, 'WP_PHPMailer', self::class], true)) {
            $mailer = new self(true);
            // wp_mail() does the same.
            self::$validator = static fn (string $email): bool => is_email($email) !== false;
            $GLOBALS['phpmailer'] = $mailer;
        }

        return $current;
    }

    /**
     * @param string $str
     * @param string $position
     */
    public function encodeHeader($str, $position = 'text'): string
    {
        return $position === 'comment' || !EncodedWords::areNeeded($str)
            ? parent::encodeHeader($str, $position)
            : implode(self::$LE . ' ', EncodedWords::of($str));
    }

    /**
     * @param string $name
     * @param string|int $value
     */
    public function headerLine($name, $value): string
    {
        return self::fold(parent::headerLine($name, $value));
    }

    /**
     * @param string $type
     * @param array<mixed> $addr
     */
    public function addrAppend($type, $addr): string
    {
        return self::fold(parent::addrAppend($type, $addr));
    }

    /**
     * Line ends of a text are CRLF and not encoded (RFC 2045); PHPMailer encodes those of another kind as characters.
     *
     * @param string $string
     */
    public function encodeQP($string): string
    {
        return parent::encodeQP(self::normalizeBreaks($string, "\r\n"));
    }

    /** Breaks lines before blanks, which stay: unfolded, the header is the same. */
    private static function fold(string $header): string
    {
        $lines = [];
        foreach (preg_split('/\r?\n/', rtrim($header)) ?: [] as $line) {
            preg_match_all('/[ \t]*[^ \t]+/', $line, $words);
            $folded = '';
            foreach ($words[0] as $word) {
                // The first word of a value stays beside the name, also if that line is too long.
                if (strlen($folded . $word) > self::LINE && strpbrk($folded, " \t") !== false) {
                    $lines[] = $folded;
                    $folded = '';
                }
                $folded .= $word;
            }
            $lines[] = $folded;
        }

        return implode(self::$LE, $lines) . self::$LE;
    }
}
